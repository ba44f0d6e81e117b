import { data } from "react-router";
import { confirmationUrl } from "../../auth/confirmation-url.ts";
import { type LinkFields, LinkForm, linkFieldsOf } from "../../auth/link-form.tsx";
import { sendAuthLetter } from "../../auth/send-auth-letter.ts";
import { SignInNotice } from "../../auth/sign-in-notice.tsx";
import { findAdminInvitation } from "../../backend/admins.ts";
import { sendMagicLink } from "../../backend/auth.ts";
import type { LetterOutcome } from "../../backend/auth-letters.ts";
import type { Backend } from "../../backend/backend.ts";
import type { Handle } from "../../document/handle.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { letterLimit, withinLimits } from "../../http/limits/rate-limit.ts";
import { readForm } from "../../http/request/body.ts";
import { throwErrorPage, waitKey } from "../../http/response/failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { linkTokenHash } from "../../mail/link-token.ts";
import { Notice, Text } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import type { Route } from "./+types/invitation";

export const handle = { public: true } satisfies Handle;

/** `wait`: pressed too often and not even looked at, and what is said of the time to wait. */
type Invitation = { token: string; email: string | null; outcome?: LetterOutcome; wait?: string };

export async function loader({ context, url }: Route.LoaderArgs) {
  return answer(await findInvitation(context, url.searchParams.get("token")));
}

/**
 * Has a sign-in letter sent: a link that is good for a week opens nothing itself, so one that was forwarded, or found in an
 * old mailbox, is worth nothing.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, new Set(["token"]));
  const { token } = Object.fromEntries(linkFieldsOf(form));
  const busy = () => data<Invitation>({ token: token ?? "", email: null, wait: waitKey(context) }, { status: 429 });
  if (!(await withinLimits(context, request, "mailed_link", token))) return busy();
  const invitation = await findInvitation(context, token);
  const { email } = invitation;
  if (!email) return answer(invitation);
  const limit = await letterLimit(context, request, "magic_link", email);
  if (limit === "refuse") return busy();
  const redirectTo = confirmationUrl(context, "/");
  const send = (backend: Backend) => sendMagicLink(backend, { email, redirectTo, createUser: true });
  const outcome = limit === "send" ? await sendAuthLetter(context, email, send).catch(throwErrorPage) : "recent";
  return answer({ ...invitation, outcome });
}

async function findInvitation(context: Context, token: unknown): Promise<Invitation> {
  const hash = await linkTokenHash(token);
  const email = hash && (await findAdminInvitation(backendOf(context), hash).catch(throwErrorPage));
  return { token: hash && typeof token === "string" ? token : "", email };
}

function answer(invitation: Invitation) {
  return data(invitation, { status: invitation.email ? 200 : 400 });
}

export default function AdminInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("admin");
  const { token, email, outcome, wait } = actionData ?? loaderData;
  const fields: LinkFields = [["token", token]];
  if (!email && !wait)
    return (
      <AdminPage
        width="form"
        title={t("invitation.title")}
        heading={t("invitation.over")}
        lead={t("invitation.over_body")}
      >
        <p>
          <a href="/login">{t("login.submit")}</a>
        </p>
      </AdminPage>
    );
  return (
    <AdminPage width="form" title={t("invitation.title")} heading={t("invitation.heading")}>
      {wait && <SignInNotice failure="busy" wait={wait} />}
      {outcome === "sent" && email && (
        <Notice tone="success" title={t("invitation.sent")}>
          <p>{t("invitation.sent_note", { email })}</p>
        </Notice>
      )}
      {(outcome === "often" || outcome === "recent") && (
        <Notice>
          <p>{t(`login.${outcome}`)}</p>
          <p>{t("login.interval")}</p>
        </Notice>
      )}
      {outcome !== "sent" && (
        <>
          {email && <Text tone="soft">{t("invitation.body", { email })}</Text>}
          <LinkForm fields={fields}>{t("invitation.button")}</LinkForm>
        </>
      )}
    </AdminPage>
  );
}
