import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { EmailDriver } from "@supabase/lite";
import type { Config } from "../config.ts";
import type { Queries } from "../postgres/database.ts";
import { requestContext } from "../rest/request-context.ts";
import { escapeHtml, renderTemplate, type TemplateValues } from "./go-template.ts";
import { type EmailKind, emailKinds, isEmailKind, type LinkValues, parseLinkValues } from "./library-templates.ts";
import type { Mailbox } from "./mailbox.ts";
import { isAllowedRedirect } from "./redirect-urls.ts";

type Options = {
  database: Queries;
  config: Config;
  /** The `supabase/` folder. */
  project: string;
  mailbox: Mailbox;
  siteUrl: string;
  redirectUrls: string[];
};

export type EmailSender = EmailDriver & {
  sendConfirmation(to: string, link: Pick<LinkValues, "token" | "tokenHash">): Promise<void>;
  /** A letter without a link, where config.toml has it enabled. */
  sendNotification(kind: string, to: string): void;
};

const defaultTemplate = '<p><a href="{{ .ConfirmationURL }}">{{ .ConfirmationURL }}</a></p><p>{{ .Token }}</p>';

/** Renders the project's own templates with the values that a hosted project gives them, into the local mailbox. */
export function createEmailSender({ database, config, project, mailbox, siteUrl, redirectUrls }: Options): EmailSender {
  async function deliver(kind: EmailKind, to: string, { tokenHash, token, email, newEmail }: LinkValues) {
    const request = requestContext.getStore();
    const requested = request?.redirectTo;
    const redirectTo = requested && isAllowedRedirect(requested, redirectUrls) ? requested : siteUrl;
    const confirmation = new URL("/auth/v1/verify", request?.origin ?? siteUrl);
    confirmation.search = String(
      new URLSearchParams({ token: tokenHash, type: emailKinds[kind].type, redirect_to: redirectTo }),
    );
    const values: TemplateValues = {
      ConfirmationURL: confirmation.href,
      Token: token,
      TokenHash: tokenHash,
      SiteURL: siteUrl,
      RedirectTo: redirectTo,
      Email: email,
      NewEmail: newEmail,
      Data: await userMetadata(database, email),
    };
    const template = config.auth.email.template[kind];
    // The CLI reads the path from the folder above supabase/.
    const html = template ? readFileSync(resolve(project, "..", template.content_path), "utf8") : defaultTemplate;
    mailbox.receive({
      to,
      subject: renderTemplate(template?.subject ?? emailKinds[kind].subject, values),
      html: renderTemplate(html, values, escapeHtml),
    });
  }

  return {
    async send({ to, subject, html = "" }) {
      if (isEmailKind(subject)) await deliver(subject, to, parseLinkValues(html));
      else mailbox.receive({ to, subject, html });
    },
    sendNotification(kind, to) {
      const { enabled, subject = kind, content_path } = config.auth.email.notification?.[kind] ?? {};
      if (!enabled) return;
      // This path the CLI reads from supabase/ itself.
      const html = content_path ? readFileSync(resolve(project, content_path), "utf8") : "<p>{{ .Email }}</p>";
      const values = { Email: to, SiteURL: siteUrl };
      mailbox.receive({
        to,
        subject: renderTemplate(subject, values),
        html: renderTemplate(html, values, escapeHtml),
      });
    },
    sendConfirmation: (to, link) => deliver("confirmation", to, { ...link, email: to, newEmail: "" }),
  };
}

/** GoTrue keeps the data that came with a first sign-in link; the library only that of a sign-up. */
async function userMetadata(database: Queries, email: string): Promise<TemplateValues> {
  await database.query(
    `update auth.users set raw_user_meta_data = raw_user_meta_data::jsonb || $2::jsonb
     where email = $1 and last_sign_in_at is null`,
    [email, JSON.stringify(requestContext.getStore()?.userData ?? {})],
  );
  const { rows } = await database.query<{ data: Record<string, unknown> | null }>(
    "select raw_user_meta_data::jsonb as data from auth.users where email = $1",
    [email],
  );
  const entries = Object.entries(rows[0]?.data ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}
