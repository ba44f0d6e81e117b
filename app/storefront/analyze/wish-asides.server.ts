import { i18nextFor } from "../../i18n/i18next.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { standInWord } from "../../maestro/index.ts";
import type { Answers } from "../../maestro/types.ts";
import { smellFormsIn } from "../../maestro/words/smell-forms.ts";
import type { WishAside } from "./scent-profile.server.ts";

/** What is said beside a thing that was wished for and is not simply poured, as the page before composing says it. */
export async function wishAsides(
  answers: Answers,
  session: string,
  language: Language,
): Promise<(thing: string) => WishAside | undefined> {
  if (!answers.readings?.some(({ sense }) => sense === "wanted")) return () => undefined;
  const { t } = await i18nextFor(language);
  const { foresee } = await import("../../maestro/feasibility.ts");
  const { nearest, unpoured } = foresee(answers, session);
  return (thing) => {
    const standIn = nearest.find((one) => one.thing === thing);
    if (standIn) return { said: `${standInWord[language]} ${smellFormsIn(language).alone(standIn.by)}`, isIn: true };
    const why = unpoured.find((one) => one.thing === thing)?.why;
    const isIn = why !== "taken" && why !== "no_room" && why !== "unlike";
    return isIn ? undefined : { said: t(`told:unpoured.${why}`), isIn };
  };
}
