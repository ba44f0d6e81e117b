import { data } from "react-router";
import { findSharedPerfume } from "../../backend/results.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { backendOf } from "../../http/backend.ts";
import { languageOf } from "../../http/language.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { throwErrorPage } from "../../http/response/failure.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { stageWords } from "../../maestro/index.ts";
import { variantTexts } from "../../maestro/variant-texts.ts";
import { ButtonLink, Page, Text } from "../../ui/index.ts";
import { mapNotes } from "../perfume/map-notes.ts";
import { perfumePicture } from "../perfume-picture/perfume-picture.server.ts";
import { StaticSavePictureButton } from "../perfume-picture/static-save-picture-button.tsx";
import type { Route } from "./+types/shared";
import { nameLines } from "./name-lines.server.ts";
import { lightOfHour } from "./perfume-view.server.ts";
import styles from "./results-footer.module.css";
import { Reveal } from "./reveal.tsx";
import { socialImage } from "./social-image.server.ts";
import { lettered, seenNote } from "./variant-view.server.ts";

export const handle = { noindex: true } satisfies Handle;

/** The public page of a perfume: name, notes and description, never answers or formula. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const language = languageOf(context);
  const token = params.token.toLowerCase();
  if (!isUuid(token)) throw data(null, { status: 404 });
  const perfume = await findSharedPerfume(backendOf(context), token).catch(throwErrorPage);
  if (perfume === "withdrawn") throw data(null, { status: 410 });
  if (!perfume) throw data(null, { status: 404 });
  const [premiere] = perfume.variants;
  const notes = mapNotes(premiere.notes, (note) => seenNote(note, language));
  const texts = variantTexts(premiere, language);
  const name = perfume.custom_name ?? texts.name;
  const i18next = await i18nextFor(language);
  const shown = {
    composed: true,
    customName: perfume.custom_name,
    engraving: false,
    light: lightOfHour(perfume.by_day),
    hours: stageWords(language),
    variants: [{ ...lettered(texts), notes, seal: premiere.seal }] as const,
  };
  return {
    name,
    image: socialImage({ leading: perfume.leading, name, i18next }),
    picture: perfumePicture({
      language,
      i18next,
      composedName: texts.name,
      customName: perfume.custom_name,
      leading: perfume.leading,
      notes: premiere.notes,
    }),
    ...shown,
    names: (await nameLines(shown, language)).heading,
  };
}

export default function Shared({ loaderData: { name, image, picture, names, ...perfume } }: Route.ComponentProps) {
  const { t } = useTranslation(["results", "results_message"]);
  return (
    <>
      <Head title={name} description={t("results_message:shared.description", { name })} image={image} />
      <Reveal perfume={perfume} names={names}>
        <StaticSavePictureButton picture={picture} />
      </Reveal>
      <Page width="text" className={styles.footer}>
        <Text size="lead" tone="soft">
          {t("results_message:shared.body")}
        </Text>
        <ButtonLink to="/maestro-journey" arrow>
          {t("shared.begin")}
        </ButtonLink>
      </Page>
    </>
  );
}
