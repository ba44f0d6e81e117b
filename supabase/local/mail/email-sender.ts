import type { EmailDriver } from "@supabase/lite";
import type { Queries } from "../postgres/database.ts";
import { type RequestContext, requestContext } from "../rest/request-context.ts";
import { emailTypes, isEmailKind, type LinkValues, parseLinkValues, type WantedLetter } from "./library-templates.ts";
import { escapeHtml, type Mailbox } from "./mailbox.ts";
import { isAllowedRedirect } from "./redirect-urls.ts";
import { callHook, type SendEmailHook } from "./send-email-hook.ts";

type Options = {
  database: Queries;
  mailbox: Mailbox;
  siteUrl: string;
  redirectUrls: string[];
  /** Who writes the letters; absent: Auth itself does, and plainly. */
  hook: SendEmailHook | undefined;
};

export type EmailSender = EmailDriver & {
  wantConfirmation(link: LinkValues): void;
  /** A letter without a link. */
  wantNotification(type: string, email: string): void;
  /** What a request to Auth wants written, as Auth's hook is called with it. To be asked once the request is through. */
  payloadsOf(request: RequestContext): Promise<HookPayload[]>;
  /**
   * Has the letters written: GoTrue does it before its transaction ends, here it has ended, since the shop asks the same
   * database, which is one connection. Undefined, or what GoTrue answers instead where the hook refuses.
   */
  deliver(payloads: HookPayload[]): Promise<Response | undefined>;
};

type HookPayload = {
  user: { id: string; email: string; new_email: string };
  email_data: Record<
    "token" | "token_hash" | "token_new" | "token_hash_new" | "redirect_to" | "site_url" | "email_action_type",
    string
  >;
};

/** Gathers the letters that Auth wants to send, and hands them to whoever writes them, as a hosted project does. */
export function createEmailSender({ database, mailbox, siteUrl, redirectUrls, hook }: Options): EmailSender {
  const want = (letter: WantedLetter) => requestContext.getStore()?.letters.push(letter);

  async function payloadOf(letter: WantedLetter, request: RequestContext): Promise<HookPayload[]> {
    const { type, email, token = "", tokenHash = "" } = letter;
    const { rows } = await database.query<{ id: string; moving_to: string | null; new_hash: string | null }>(
      "select id, email_change as moving_to, email_change_token_new as new_hash from auth.users where email = $1",
      [email],
    );
    const redirectTo = request.redirectTo ?? "";
    return rows.map(({ id, moving_to, new_hash }) => ({
      user: { id, email, new_email: moving_to ?? "" },
      email_data: {
        token,
        // GoTrue's names are crossed while an address is changed: `token_hash` is for the new one.
        token_hash: type === "email_change" ? (new_hash ?? "") : tokenHash,
        token_new: "",
        token_hash_new: type === "email_change" ? tokenHash : "",
        redirect_to: isAllowedRedirect(redirectTo, redirectUrls) ? redirectTo : siteUrl,
        site_url: request.origin,
        email_action_type: type,
      },
    }));
  }

  function writePlainly({
    user,
    email_data: { token, token_hash, redirect_to, site_url, email_action_type },
  }: HookPayload) {
    const link = new URL("/auth/v1/verify", site_url);
    link.search = String(new URLSearchParams({ token: token_hash, type: email_action_type, redirect_to }));
    const html = token_hash ? `<p><a href="${escapeHtml(link.href)}">${email_action_type}</a></p><p>${token}</p>` : "";
    mailbox.receive({ to: user.email, subject: email_action_type, html });
  }

  return {
    async send({ subject, html = "" }) {
      if (isEmailKind(subject)) want({ type: emailTypes[subject], ...parseLinkValues(html) });
    },
    wantConfirmation: (link) => void want({ type: emailTypes.confirmation, ...link }),
    wantNotification: (type, email) => void want({ type: `${type}_notification`, email }),
    payloadsOf: async (request) =>
      (await Promise.all(request.letters.map((letter) => payloadOf(letter, request)))).flat(),
    async deliver(payloads) {
      for (const payload of payloads) {
        const refusal = hook ? await callHook(hook, payload) : writePlainly(payload);
        // A notice that cannot be written undoes nothing.
        if (refusal && payload.email_data.token_hash) return refusal;
      }
      return undefined;
    },
  };
}
