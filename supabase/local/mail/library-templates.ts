import { join } from "node:path";

/**
 * The e-mails that the library sends by a template: the `type` that GoTrue's verification links bear, and the subject
 * where the project has no template of its own.
 */
export const emailKinds = {
  confirmation: { type: "signup", subject: "Confirm your e-mail" },
  recovery: { type: "recovery", subject: "Choose a new password" },
  magic_link: { type: "magiclink", subject: "Your sign-in link" },
  email_change: { type: "email_change", subject: "Confirm your new e-mail" },
} as const;

export type EmailKind = keyof typeof emailKinds;

/** What the library knows of an e-mail's link; `email` is the account's present address. */
export type LinkValues = { tokenHash: string; token: string; email: string; newEmail: string };

/**
 * Templates for the library, which inserts values but knows no conditions: the subject names the kind of e-mail, the
 * text is the values, a line each. The sender renders the project's own template with them.
 */
export const libraryTemplates = Object.fromEntries(
  Object.keys(emailKinds).map((kind) => [
    kind,
    { subject: kind, content_path: join(import.meta.dirname, "link-values.txt") },
  ]),
);

/** Reads back what the library inserted into those templates. */
export function parseLinkValues(text: string): LinkValues {
  const [tokenHash = "", token = "", email = "", newEmail = ""] = text.split("\n");
  return { tokenHash, token, email, newEmail };
}

export function isEmailKind(name: string): name is EmailKind {
  return Object.hasOwn(emailKinds, name);
}
