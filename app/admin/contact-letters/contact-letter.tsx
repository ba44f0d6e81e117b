import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { type ContactLetter, findContactLetter } from "../../backend/admin/contact-letters.ts";
import { findInvitable } from "../../backend/admin/selling.ts";
import type { Handle } from "../../document/handle.ts";
import { callServerAction, unansweredResult } from "../../forms/client-action.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { hasMailService } from "../../machinery/link-letters.ts";
import { adminError } from "../shell/admin-error.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { loadOr, refuseFailure } from "../shell/route-data.server.ts";
import { withToast } from "../shell/toast-name.ts";
import type { Route } from "./+types/contact-letter";
import { LetterThread } from "./letter-thread.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { replySchema, sendReply } from "./send-reply.server.ts";

export const handle = { namespaces: ["admin_letters"] } satisfies Handle;

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!isUuid(id)) throw data(null, { status: 404 });
  const { value: letter, failed } = await loadOr(context, () => findContactLetter(backendOf(context), id), null);
  if (!letter && !failed) throw data(null, { status: 404 });
  const asked = letter && (await loadOr(context, () => findAsked(context, letter), null));
  return data(
    { letter, asked: asked?.value ?? null, hasMail: hasMailService(context) },
    { status: failed ? 503 : 200 },
  );
}

/** What the writer may be invited to. */
function findAsked(context: Context, { about, email }: ContactLetter) {
  return about === null ? Promise.resolve(null) : findInvitable(backendOf(context), about, email);
}

/** Sends the reply; one that was not sent comes back with the reason. */
export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await parseForm(request, replySchema);
  if (!form.ok) return form.refuse();
  try {
    const refusal = await sendReply(context, id, form.value.reply);
    if (refusal) return form.refuse([adminError(refusal.key)], refusal.status);
  } catch (error) {
    return refuseFailure(context, form, error);
  }
  return redirect(withToast(`/letters/${id}`, "sent"), 303);
}

export function clientAction(args: Route.ClientActionArgs) {
  return callServerAction(args, unansweredResult);
}

/** A refused form is not followed by another read, but where somebody else has replied the page shows it. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function Letter({ loaderData: { letter, asked, hasMail }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_letters"]);
  return (
    <AdminPage
      width="text"
      title={letter ? t("admin_letters:title_of", { name: letter.name }) : t("admin_letters:title")}
      refused={actionData !== undefined}
      actions={<a href="/letters">{t("admin_letters:title")}</a>}
    >
      {letter && <LetterThread letter={letter} asked={asked} />}
      {(!letter?.sent_at || actionData) && <ReplyForm letter={letter} hasMail={hasMail} result={actionData} />}
    </AdminPage>
  );
}
