// The letters that Auth asks for and the house writes, and the links in them.
import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";

/** Why Auth wants a letter with a link, in its own words; and what it wants to hear when the link is pressed. */
export const linkTypes = ["signup", "magiclink", "recovery", "invite", "email_change"] as const;

export type LinkType = (typeof linkTypes)[number];

type App = "storefront" | "admin";

/** A letter that Auth asks for. Without a language it is written in the account's. */
export type AuthLetter = { email: string; lang: Language | undefined } & (
  | { kind: "password_changed" }
  | ({ kind: Exclude<LinkType, "email_change"> } & LinkInLetter)
  | ({ kind: "email_change"; from: string; to: string } & LinkInLetter)
);

/** `token` is the house's own and goes to the letter alone; `link` is kept under its hash. */
type LinkInLetter = {
  app: App;
  token: string;
  link: { token_hash: string; app: App; token: string; type: LinkType; next: string };
};

/**
 * Keeps the letters of one call of Auth's until they are sent; false where the call, known by `message`, was heard before.
 * @param account whose language is asked for where the letter has none
 * @throws BackendRefused for what is no address, or another role
 */
export function writeAuthLetters(
  backend: Backend,
  { message, account, letters }: { message: string; account: string; letters: AuthLetter[] },
): Promise<boolean> {
  return backend.run(z.boolean(), (db) => db.rpc("write_auth_letters", { message, account, letters }));
}

const openedSchema = z.object({ token: z.string(), type: z.enum(linkTypes), next: z.string() }).nullable();

/**
 * Spends the link of a sign-in letter: what Auth wants to see, and the path that the letter was to lead to, unchecked.
 * Null for a link that was used, is over, was made up, or is of the other app.
 */
export function openSignInLink(backend: Backend, tokenHash: string, app: App) {
  return backend.runAsWorker(openedSchema, (db) => db.rpc("open_sign_in_link", { token_hash: tokenHash, app }));
}

/** The address that an open link of a sign-in letter went to, to be told before it is pressed; null for any other link. */
export function findSignInAddress(backend: Backend, tokenHash: string, app: App): Promise<string | null> {
  return backend.runAsWorker(z.string().nullable(), (db) =>
    db.rpc("find_sign_in_address", { token_hash: tokenHash, app }),
  );
}

/** Gives a spent link back, for another press, where Auth did not answer. */
export async function reopenSignInLink(backend: Backend, tokenHash: string): Promise<void> {
  await backend.runAsWorker(z.boolean(), (db) => db.rpc("reopen_sign_in_link", { token_hash: tokenHash }));
}

const letterOutcome = z.enum(["sent", "often", "recent"]);
/**
 * What may be said of a letter to an address, whoever has it. `often`: so many were asked for today that the day's
 * measure may hold it back; `recent`: one was asked for less than a minute ago, by whomever, so none is now.
 */
export type LetterOutcome = z.infer<typeof letterOutcome>;

/** Notes that a letter is asked for an address, whether or not it has an account. */
export function claimLetter(backend: Backend, email: string): Promise<LetterOutcome> {
  return backend.runAsWorker(letterOutcome, (db) => db.rpc("claim_letter", { email }));
}
