import { data, redirect } from "react-router";
import { closeSession } from "../../auth/session-store.ts";
import { BackendRefused } from "../../backend/backend.ts";
import { eraseMyData, findMyData } from "../../backend/my-data.ts";
import { checkViolation } from "../../backend/postgres-errors.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { backendOf } from "../../http/backend.ts";
import { logError } from "../../http/log.ts";
import { setCookie } from "../../http/request/cookies.ts";
import { failureStatus, throwErrorPage } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Heading, Notice, Page, Text } from "../../ui/index.ts";
import type { Route } from "./+types/erase";
import { dataSubjectOf } from "./data-subject.server.ts";
import styles from "./my-data.module.css";

export const handle = { light: "day", noindex: true } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const subject = await dataSubjectOf({ context, request });
  if (!subject) throw redirect("/my-data");
  const { email } = await findMyData(backendOf(context), subject).catch(throwErrorPage);
  return { email };
}

/** Erases everything, and ends what this browser holds of it: link, journey and sign-in. */
export async function action({ context, request }: Route.ActionArgs) {
  const subject = await dataSubjectOf({ context, request });
  if (!subject) throw redirect("/my-data", 303);
  try {
    await eraseMyData(backendOf(context), subject);
  } catch (error) {
    if (error instanceof BackendRefused && error.code === checkViolation) {
      return data({ failure: "admin" as const }, { status: 409 });
    }
    logError(context, error);
    return data({ failure: "failed" as const }, { status: failureStatus(error) });
  }
  const headers = new Headers();
  headers.append("Set-Cookie", setCookie("my-data", ""));
  headers.append("Set-Cookie", setCookie("maestro_session_id", ""));
  headers.append("Set-Cookie", await closeSession(context, request));
  return redirect("/my-data?erased=1", { status: 303, headers });
}

export default function EraseMyData({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["my_data", "errors"]);
  return (
    <Page width="form" className={styles.page}>
      <Head title={t("erase_title")} />
      <Heading level={1}>{t("erase_title")}</Heading>
      {actionData && (
        <Notice tone="error" title={actionData.failure === "admin" ? t("erase_admin") : t("errors:unknown_error")} />
      )}
      {email && (
        <Text>
          <bdi>{email}</bdi>
        </Text>
      )}
      <Text>{t(email ? "erase_body" : "erase_journey_body")}</Text>
      <div className={styles.actions}>
        <form method="post">
          <Button type="submit">{t("erase_button")}</Button>
        </form>
        <a href="/my-data">{t("keep")}</a>
      </div>
    </Page>
  );
}
