import { useTranslation } from "react-i18next";
import { unsubscribe } from "../../backend/newsletter.ts";
import { Head } from "../../head.tsx";
import { backendOf, isSessionId } from "../../http/backend.ts";
import { Button, Heading, Notice, Page, Text } from "../../ui/index.ts";
import type { Route } from "./+types/unsubscribe";

/** The link of a letter. Opening it changes nothing (mail scanners follow links); the button does. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get("token") ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = (await request.formData()).get("token");
  return { done: isSessionId(token) && (await unsubscribe(backendOf(context, request), token)) };
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("newsletter");
  return (
    <Page width="form">
      <Head title={t("unsubscribe_title")} hidden />
      <Heading level={1}>{t("unsubscribe_title")}</Heading>
      {actionData?.done ? (
        <Notice tone="success" title={t("unsubscribed")} />
      ) : (
        <form method="post">
          <input type="hidden" name="token" value={loaderData.token} />
          {actionData ? <Notice tone="error" title={t("unsubscribe_invalid")} /> : <Text>{t("unsubscribe_body")}</Text>}
          <Button type="submit">{t("unsubscribe")}</Button>
        </form>
      )}
    </Page>
  );
}
