import { data, redirect } from "react-router";
import { clearAnswers } from "../../backend/answers.ts";
import { nullIfUnavailable } from "../../backend/backend.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { backendOf } from "../../http/backend.ts";
import { journeySession } from "../../http/journey-session.ts";
import { setCookie } from "../../http/request/cookies.ts";
import { serviceUnavailable } from "../../http/response/failure.ts";
import { clearStorage } from "../../http/response/security-headers.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink, Heading, Notice, Page, Row, Stack, Star, Text } from "../../ui/index.ts";
import { readJourney } from "../journey-state/journey.server.ts";
import { journeyPath, resumeStep } from "../journey-state/steps.ts";
import type { Route } from "./+types/restart";
import styles from "./editions.module.css";
import { readEditions } from "./editions.server.ts";

export const handle = { noindex: true } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const [journey, editions] = await Promise.all([readJourney({ context }), readEditions(context)]);
  if (journey && journey.answers.size === 0 && !journey.answersUnavailable) throw redirect(journeyPath(1));
  const resume = journey && resumeStep(journey.questions, new Set(journey.answers.keys()));
  return { finished: editions.length > 0, resume: journeyPath(resume ?? 1) };
}

/** Deletes the answers, also what was typed and not sent, and keeps the perfumes. A cookie that holds no valid session is cleared. */
export async function action({ context }: Route.ActionArgs) {
  const session = journeySession(context);
  const first = journeyPath(1);
  if (!session) return redirect(first, { status: 303, headers: { "Set-Cookie": setCookie("maestro_session_id", "") } });
  const cleared = await clearAnswers(backendOf(context), session).catch(nullIfUnavailable);
  return cleared === null
    ? data({ failed: true }, serviceUnavailable)
    : redirect(first, { status: 303, headers: clearStorage });
}

/** Asks before the answers go, and says what becomes of the perfumes. */
export default function Restart({ loaderData: { finished, resume }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["editions", "errors"]);
  return (
    <Page width="text" className={styles.restart}>
      <Head title={t("restart.title")} />
      <Stack gap={5} align="start">
        <Star className={styles.star} />
        {actionData && <Notice tone="error" title={t("errors:unknown_error")} />}
        <Heading level={1}>{t("restart.title")}</Heading>
        <Text size="lead" tone="soft">
          {t(finished ? "restart.finished" : "restart.body")}
        </Text>
        <form method="post">
          <Row>
            <Button type="submit">{t("restart.yes")}</Button>
            <ButtonLink look="quiet" to={resume}>
              {t("restart.no")}
            </ButtonLink>
            {finished && (
              <ButtonLink look="plain" to="/maestro/editions">
                {t("all")}
              </ButtonLink>
            )}
          </Row>
        </form>
      </Stack>
    </Page>
  );
}
