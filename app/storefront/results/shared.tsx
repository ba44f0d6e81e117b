import { data } from "react-router";
import { findSharedPerfume } from "../../backend/results.ts";
import { Head } from "../../head.tsx";
import { backendOf, isSessionId } from "../../http/backend.ts";
import { away } from "../../http/failure.ts";
import { getInstance, languageOf } from "../../i18n/i18next.server.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Page, Text } from "../../ui/index.ts";
import type { Route } from "./+types/shared";
import { KeepShared } from "./keepsake/keep-shared.tsx";
import { keepsakeOf } from "./keepsake/keepsake.server.ts";
import styles from "./parting.module.css";
import { sharePicture } from "./picture.server.ts";
import { Reveal } from "./reveal.tsx";
import { notesOf, wordsOf } from "./view.server.ts";

/** A perfume as its owner sends it to someone: name, notes and the Maestro's words, never answers or formula. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const language = languageOf(context);
  const token = params.token.toLowerCase();
  if (!isSessionId(token)) throw data(null, { status: 404 });
  const perfume = await findSharedPerfume(backendOf(context, request), token).catch(away);
  const premiere = perfume?.variants[0];
  if (!perfume || !premiere) throw data(null, { status: 404 });
  const notes = notesOf(premiere.notes, (note) => ({ name: note[language], because: [] }));
  const words = wordsOf(premiere, language);
  const name = perfume.custom_name ?? words.name;
  const i18next = getInstance(context);
  return {
    name,
    picture: sharePicture({ notes: premiere.notes, name, i18next }),
    keepsake: keepsakeOf({
      language,
      i18next,
      name: words.name,
      customName: perfume.custom_name,
      notes: premiere.notes,
    }),
    composed: true,
    customName: perfume.custom_name,
    engraving: false,
    variants: [{ ...words, notes }] as const,
  };
}

export default function Shared({ loaderData: { name, picture, keepsake, ...perfume } }: Route.ComponentProps) {
  const { t } = useTranslation("results");
  return (
    <>
      <Head title={name} description={t("shared.description", { name })} picture={picture} hidden />
      <Reveal perfume={perfume}>
        <KeepShared keepsake={keepsake} />
      </Reveal>
      <Page width="text" className={styles.parting}>
        <Text size="lead" tone="soft">
          {t("shared.body")}
        </Text>
        <ButtonLink to="/maestro-journey" arrow>
          {t("shared.begin")}
        </ButtonLink>
      </Page>
    </>
  );
}
