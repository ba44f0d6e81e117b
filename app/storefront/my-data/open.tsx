import { redirect } from "react-router";
import { openMyData } from "../../backend/my-data.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { setCookie } from "../../http/request/cookies.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { createLinkToken } from "../../mail/link-token.ts";
import { Heading, Page, Stack, Text } from "../../ui/index.ts";
import { linkToken, pressLink } from "../letter-link/letter-link.server.ts";
import { LetterLinkForm, LetterLinkNotice } from "../letter-link/letter-link-form.tsx";
import type { Route } from "./+types/open";

export const handle = { light: "day", noindex: true, opensFromEmail: true } satisfies Handle;

export const loader = ({ url }: Route.LoaderArgs) => linkToken(url);

/** Exchanges the link for a cookie of this browser, so that a forwarded letter opens nothing more. */
export async function action(args: Route.ActionArgs) {
  const { token, hash: accessHash } = await createLinkToken();
  const answer = await pressLink(args, (backend, tokenHash) => openMyData(backend, { tokenHash, accessHash }));
  if (answer.data.outcome !== "done") return answer;
  return redirect("/my-data", { status: 303, headers: { "Set-Cookie": setCookie("my-data", token) } });
}

export default function OpenMyData({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("my_data");
  return (
    <Page width="form">
      <Head title={t("title")} />
      <Stack gap={5}>
        <Heading level={1}>{t("title")}</Heading>
        <LetterLinkForm token={actionData?.token ?? loaderData.token} button={t("open")} spent={actionData?.spent}>
          {actionData ? <LetterLinkNotice outcome={actionData.outcome} /> : <Text>{t("open_body")}</Text>}
        </LetterLinkForm>
      </Stack>
    </Page>
  );
}
