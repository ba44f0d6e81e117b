import { join } from "node:path";

/** The letters that the library sends by a template, by the reasons that GoTrue names and its verification links bear. */
export const emailTypes = {
  confirmation: "signup",
  recovery: "recovery",
  magic_link: "magiclink",
  email_change: "email_change",
} as const;

export type EmailKind = keyof typeof emailTypes;

/** What the library knows of a letter's link; `email` is the account's present address. */
export type LinkValues = { tokenHash: string; token: string; email: string };

/** A letter that Auth wants written: why, to whose account, and the values of its link where it has one. */
export type WantedLetter = { type: string; email: string } & Partial<LinkValues>;

/**
 * Templates for the library, by which it tells what a letter is about instead of writing it: the subject names the kind,
 * the text is the values, a line each.
 */
export const libraryTemplates = Object.fromEntries(
  Object.keys(emailTypes).map((kind) => [
    kind,
    { subject: kind, content_path: join(import.meta.dirname, "link-values.txt") },
  ]),
);

/** Reads back what the library inserted into those templates. */
export function parseLinkValues(text: string): LinkValues {
  const [tokenHash = "", token = "", email = ""] = text.split("\n");
  return { tokenHash, token, email };
}

export function isEmailKind(name: string): name is EmailKind {
  return Object.hasOwn(emailTypes, name);
}
