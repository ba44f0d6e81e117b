import { data, Form } from "react-router";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { journeySession } from "../../http/journey-session.ts";
import { languageOf } from "../../http/language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { Button, Choice, ChoiceGrid, FieldGroup, Heading, Page, Text } from "../../ui/index.ts";
import { destinationNotice } from "../delivery/open-countries.server.ts";
import type { Route } from "./+types/glimpse";
import { Crafting } from "./crafting.tsx";
import styles from "./glimpse.module.css";
import { composeGlimpse } from "./glimpse.server.ts";
import { readGlimpseCookie, writeGlimpseCookie } from "./glimpse-cookie.ts";
import { GlimpsePerfume } from "./glimpse-perfume.tsx";
import { isMood, isScene, moods, scenes } from "./scene-answers.ts";
import { useCrafting } from "./use-crafting.ts";

export const handle = { hydrate: true, namespaces: ["glimpse"], sitemap: true, measured: true } satisfies Handle;

/**
 * The choices are in the URL, so that a glimpse can be reloaded and bookmarked. It is kept, too: without choices in the
 * URL the last one is shown again.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const scene = url.searchParams.get("scene");
  const mood = url.searchParams.get("mood");
  const kept = readGlimpseCookie(request);
  const chosen = isScene(scene) && isMood(mood) ? { scene, mood, session: journeySession(context) } : null;
  const isKept = kept?.scene === scene && kept?.mood === mood;
  const made = chosen && !isKept ? chosen : (scene === null && mood === null) || chosen ? kept : null;
  const page = {
    scene: made?.scene ?? scene,
    mood: made?.mood ?? mood,
    glimpse: made && (await composeGlimpse(made, languageOf(context))),
    isNew: chosen !== null,
    destination: await destinationNotice(context, request),
  };
  return made ? data(page, { headers: { "Set-Cookie": writeGlimpseCookie(made) } }) : page;
}

export default function Glimpse({ loaderData: { scene, mood, glimpse, isNew, destination } }: Route.ComponentProps) {
  const { t } = useTranslation("glimpse");
  const { form, answered, onChange, stage, onSubmit } = useCrafting();
  return (
    <>
      <Head title={t("title")} description={t("description")} />
      <Page className={styles.page}>
        <header className={styles.header}>
          <Heading level={1}>{t("title")}</Heading>
          <Text size="lead" tone="soft">
            {t("intro")}
          </Text>
          {destination && (
            <Text>
              {destination.text} <a href="/delivery/country">{destination.choose}</a>
            </Text>
          )}
        </header>
        <Form
          discover="none"
          ref={form}
          method="get"
          action="/maestro#glimpse"
          preventScrollReset
          onChange={onChange}
          onSubmit={onSubmit}
          className={styles.form}
        >
          <FieldGroup id="scene" label={t("scene.question")} legendLook="display">
            <ChoiceGrid className={styles.scenes}>
              {scenes.map((name) => (
                <Choice
                  key={name}
                  kind="radio"
                  name="scene"
                  value={name}
                  required
                  label={t(`scene.${name}`)}
                  picture={<Picture name={`scene-${name}`} alt="" sizes="(width < 40rem) 45vw, 20rem" />}
                  defaultChecked={scene === name}
                />
              ))}
            </ChoiceGrid>
          </FieldGroup>
          <FieldGroup id="mood" label={t("mood.question")} legendLook="display">
            <ChoiceGrid>
              {moods.map((name) => (
                <Choice
                  key={name}
                  kind="radio"
                  name="mood"
                  value={name}
                  required
                  label={t(`mood.${name}`)}
                  defaultChecked={mood === name}
                />
              ))}
            </ChoiceGrid>
          </FieldGroup>
          <Button size="large" arrow disabled={!answered} loading={stage !== null} className={styles.submit}>
            {t("show")}
          </Button>
        </Form>
      </Page>
      <Crafting stage={stage} />
      {glimpse && stage === null && (
        <GlimpsePerfume key={`${scene}-${mood}-${isNew}`} glimpse={glimpse} isNew={isNew} />
      )}
    </>
  );
}
