import { redirect } from "react-router";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { journeySession } from "../../http/journey-session.ts";
import { languageOf } from "../../http/language.ts";
import { boundIn } from "../../i18n/bind-words.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Disclosure, Heading, Page, Row, Stack, Text } from "../../ui/index.ts";
import { readJourney } from "../journey-state/journey.server.ts";
import { resultsPath } from "../journey-state/result-paths.ts";
import { changePath, journeyPath, restartPath, resumeStep } from "../journey-state/steps.ts";
import type { Route } from "./+types/finished";
import styles from "./editions.module.css";
import { editionName, readEditions } from "./editions.server.ts";

export const handle = { noindex: true } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const language = languageOf(context);
  const session = journeySession(context);
  const [journey, editions] = await Promise.all([readJourney({ context }), readEditions(context)]);
  const newest = editions.find((edition) => edition.newest);
  if (!session || !journey || !newest) throw redirect(journeyPath(1));
  const resume = resumeStep(journey.questions, new Set(journey.answers.keys()));
  return {
    name: editionName(newest, language),
    see: resultsPath(session),
    resume: journeyPath(resume),
    /** The questions whose answers may be changed; empty while a journey that was begun anew has unanswered ones. */
    questions: resume === "ready" ? journey.questions.map(({ question_text }) => boundIn(question_text, language)) : [],
  };
}

/** What a visitor who has a perfume finds in place of the first question: see it, change an answer, begin another. */
export default function Finished({ loaderData: { name, see, resume, questions } }: Route.ComponentProps) {
  const { t } = useTranslation("editions");
  const answered = questions.length > 0;
  return (
    <Page width="text" className={styles.choice}>
      <Head title={t("choice.title")} />
      <Stack gap={5}>
        <Heading level={1}>{t("choice.title")}</Heading>
        <Text size="lead" tone="soft">
          {t("choice.body", { name })}
        </Text>
        <Row>
          <ButtonLink to={see} arrow>
            {t("choice.see")}
          </ButtonLink>
          <ButtonLink look="quiet" to={answered ? restartPath : resume}>
            {t(answered ? "choice.another" : "choice.resume")}
          </ButtonLink>
          <ButtonLink look="plain" to="/maestro/editions">
            {t("all")}
          </ButtonLink>
        </Row>
        {answered && (
          <Disclosure summary={t("choice.change")}>
            <Text tone="soft">{t("choice.change_body")}</Text>
            <ol className={styles.questions}>
              {questions.map((question, index) => (
                <li key={question}>
                  <a href={changePath(index + 1)}>{question}</a>
                </li>
              ))}
            </ol>
          </Disclosure>
        )}
      </Stack>
    </Page>
  );
}
