import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { App } from "@supabase/lite";
import { section, type Table } from "./config.ts";
import { requestContext } from "./connection.ts";
import type { Queries } from "./database.ts";
import { escapeHtml, renderTemplate, type Values } from "./go-template.ts";
import type { Mailbox } from "./mailbox.ts";

type Mailer = NonNullable<App["_mailer"]>;
type Meta = Parameters<Mailer["sendRecovery"]>[3];
type Kind = { template: string; type: string; subject: string };

type Options = {
  database: Queries;
  config: Table;
  project: string;
  mailbox: Mailbox;
  apiUrl: () => string;
  siteUrl: string;
  redirectUrls: string[];
};

const fallback = '<p><a href="{{ .ConfirmationURL }}">{{ .ConfirmationURL }}</a></p><p>{{ .Token }}</p>';

/** Renders the project's own templates with the values that a hosted project gives them, into the local mailbox. */
export function createMailer(options: Options): Mailer {
  const send = async (kind: Kind, to: string, tokenHash: string, token: string, meta: Meta) => {
    const { siteUrl, apiUrl, mailbox } = options;
    const asked = requestContext.getStore()?.redirectTo;
    const redirectTo = asked && isAllowed(asked, options.redirectUrls) ? asked : siteUrl;
    const confirmation = new URL("/auth/v1/verify", apiUrl());
    confirmation.search = new URLSearchParams({
      token: tokenHash,
      type: kind.type,
      redirect_to: redirectTo,
    }).toString();
    const values: Values = {
      ConfirmationURL: confirmation.href,
      Token: token,
      TokenHash: tokenHash,
      SiteURL: siteUrl,
      RedirectTo: redirectTo,
      Email: meta?.currentEmail ?? to,
      NewEmail: meta?.newEmail ?? "",
      Data: await metadataOf(options.database, meta?.userId),
    };
    const { subject, html } = template(kind, options);
    const page = renderTemplate(html, values, escapeHtml);
    mailbox.receive({ to, subject: renderTemplate(subject, values), html: page, text: plainText(page) });
  };
  const kind = (template: string, type: string, subject: string): Kind => ({ template, type, subject });
  return {
    sendConfirmation: (to, hash, token, meta) =>
      send(kind("confirmation", "signup", "Confirm your e-mail"), to, hash, token, meta),
    sendRecovery: (to, hash, token, meta) =>
      send(kind("recovery", "recovery", "Choose a new password"), to, hash, token, meta),
    sendMagicLink: (to, hash, token, meta) =>
      send(kind("magic_link", "magiclink", "Your sign-in link"), to, hash, token, meta),
    sendEmailChange: (to, hash, token, meta) =>
      send(kind("email_change", "email_change", "Confirm your new e-mail"), to, hash, token, meta),
    sendReauthentication: (to, token, meta) =>
      send(kind("reauthentication", "reauthentication", "Your code"), to, meta?.tokenHash ?? "", token, meta),
  };
}

function template(kind: Kind, { config, project }: Options) {
  const { subject, content_path } = section(config, "auth", "email", "template", kind.template);
  // The CLI reads the path from the folder above supabase/.
  const path = typeof content_path === "string" ? resolve(project, "..", content_path) : undefined;
  const html = path && existsSync(path) ? readFileSync(path, "utf8") : fallback;
  return { html, subject: typeof subject === "string" ? subject : kind.subject };
}

async function metadataOf(database: Queries, user: string | undefined): Promise<Values> {
  if (!user) return {};
  // GoTrue keeps the data that came with a first sign-in link; the library only that of a sign-up.
  await database.query(
    `update auth.users set raw_user_meta_data = raw_user_meta_data::jsonb || $2::jsonb
     where id = $1 and last_sign_in_at is null`,
    [user, JSON.stringify(requestContext.getStore()?.userData ?? {})],
  );
  const { rows } = await database.query<{ data: Record<string, unknown> | null }>(
    "select raw_user_meta_data::jsonb as data from auth.users where id = $1",
    [user],
  );
  const entries = Object.entries(rows[0]?.data ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}

function isAllowed(url: string, patterns: string[]) {
  return patterns.some((pattern) => {
    const source = pattern
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\*+/g, (stars) => (stars.length > 1 ? ".*" : "[^/]*"));
    return new RegExp(`^${source}$`).test(url);
  });
}

function plainText(html: string) {
  return html
    .replace(/<(style|title|head)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, text: string) => {
      const label = text.replace(/<[^>]+>/g, "").trim();
      return label === href ? href : `${label}: ${href}`;
    })
    .replace(/<br[^>]*>|<\/(p|div|h\d|tr|li)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .split("\n")
    .map((line) => line.replace(/[ \t]+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
