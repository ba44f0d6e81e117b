import { data } from "react-router";
import { unsubscribe } from "../../backend/newsletter.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { backendOf } from "../../http/backend.ts";
import { withinLimits } from "../../http/limits/rate-limit.ts";
import { logError } from "../../http/log.ts";
import { readForm } from "../../http/request/body.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { failureStatus } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Heading, Notice, Page, Stack, Text } from "../../ui/index.ts";
import type { Route } from "./+types/unsubscribe";

export const handle = { light: "day", noindex: true, opensFromEmail: true } satisfies Handle;

/** The link in newsletters. Opening it changes nothing, since mail scanners follow links; the button does. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get("token") ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = (await readForm(request, new Set(["token"]))).get("token");
  if (!isUuid(token)) return { state: "invalid" as const, token: "" };
  if (!(await withinLimits(context, request, "mailed_link", token)))
    return data({ state: "busy" as const, token }, { status: 429 });
  try {
    const done = await unsubscribe(backendOf(context), token);
    return { state: done ? ("done" as const) : ("invalid" as const), token };
  } catch (error) {
    logError(context, error);
    return data({ state: "failed" as const, token }, { status: failureStatus(error) });
  }
}

const errorKeys = { invalid: "unsubscribe_invalid", busy: "errors:busy.body", failed: "failure" } as const;

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["newsletter", "errors"]);
  return (
    <Page width="form">
      <Head title={t("unsubscribe_title")} />
      <Stack gap={5}>
        <Heading level={1}>{t("unsubscribe_title")}</Heading>
        {actionData?.state === "done" ? (
          <Notice tone="success" title={t("unsubscribed")} />
        ) : (
          <form method="post">
            <Stack gap={5}>
              {actionData ? (
                <Notice tone="error" title={t(errorKeys[actionData.state])} />
              ) : (
                <Text>{t("unsubscribe_body")}</Text>
              )}
              <p>
                <input type="hidden" name="token" value={actionData?.token ?? loaderData.token} />
                <Button type="submit">{t("unsubscribe")}</Button>
              </p>
            </Stack>
          </form>
        )}
      </Stack>
    </Page>
  );
}
