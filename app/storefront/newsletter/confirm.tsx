import { confirmSubscription } from "../../backend/newsletter.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Notice, Page, Stack, Text } from "../../ui/index.ts";
import { linkToken, pressLink } from "../letter-link/letter-link.server.ts";
import { LetterLinkForm, LetterLinkNotice } from "../letter-link/letter-link-form.tsx";
import type { Route } from "./+types/confirm";

export const handle = { light: "day", noindex: true, opensFromEmail: true } satisfies Handle;

export const loader = ({ url }: Route.LoaderArgs) => linkToken(url);

export const action = (args: Route.ActionArgs) => pressLink(args, confirmSubscription);

export default function ConfirmLetters({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("newsletter");
  const done = actionData?.outcome === "done";
  return (
    <Page width="form">
      <Head title={t("confirm_title")} />
      <Stack gap={5}>
        <Heading level={1}>{t("confirm_title")}</Heading>
        {done ? (
          <Notice tone="success" title={t("success")} />
        ) : (
          <LetterLinkForm token={actionData?.token ?? loaderData.token} button={t("confirm")} spent={actionData?.spent}>
            {actionData ? <LetterLinkNotice outcome={actionData.outcome} /> : <Text>{t("confirm_body")}</Text>}
          </LetterLinkForm>
        )}
      </Stack>
    </Page>
  );
}
