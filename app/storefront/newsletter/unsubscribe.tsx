import { data } from "react-router";
import { unsubscribe } from "../../backend/newsletter.ts";
import { Head } from "../../head.tsx";
import { backendOf, isSessionId } from "../../http/backend.ts";
import { requestContext } from "../../http/context.ts";
import { failureStatus } from "../../http/failure.ts";
import { logError } from "../../http/log.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Heading, Notice, Page, Text } from "../../ui/index.ts";
import type { Route } from "./+types/unsubscribe";

/** The link of a letter. Opening it changes nothing (mail scanners follow links); the button does. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get("token") ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = (await request.formData()).get("token");
  if (!isSessionId(token)) return { state: "invalid" as const, token: "" };
  try {
    const done = await unsubscribe(backendOf(context, request), token);
    return { state: done ? ("done" as const) : ("invalid" as const), token };
  } catch (error) {
    logError(context.get(requestContext).id, error);
    return data({ state: "failed" as const, token }, { status: failureStatus(error) });
  }
}

const words = { invalid: "unsubscribe_invalid", failed: "failure" } as const;

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("newsletter");
  return (
    <Page width="form">
      <Head title={t("unsubscribe_title")} hidden />
      <Heading level={1}>{t("unsubscribe_title")}</Heading>
      {actionData?.state === "done" ? (
        <Notice tone="success" title={t("unsubscribed")} />
      ) : (
        <form method="post">
          <input type="hidden" name="token" value={actionData?.token ?? loaderData.token} />
          {actionData ? (
            <Notice tone="error" title={t(words[actionData.state])} />
          ) : (
            <Text>{t("unsubscribe_body")}</Text>
          )}
          <Button type="submit">{t("unsubscribe")}</Button>
        </form>
      )}
    </Page>
  );
}
