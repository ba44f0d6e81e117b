import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import { consentVersion } from "../shop/consent.ts";
import type { Backend } from "./backend.ts";
import { type LinkOutcome, linkOutcomeSchema } from "./mailed-links.ts";

/**
 * Prepares a subscription that the owner of the address has to confirm by a link. Enumeration-safe: a new, a known and
 * a former address have the same outcome: true where the letter is to be sent, false where the letter box has had its
 * letters of today (`private.spend_letter`).
 * @throws BackendRefused for a malformed e-mail address (23514) and where the hour's budget is spent
 */
export function requestSubscription(
  backend: Backend,
  { email, language, tokenHash }: { email: string; language: Language; tokenHash: string },
): Promise<boolean> {
  return backend.runAsWorker(z.boolean(), (db) =>
    db.rpc("request_subscription", {
      email,
      lang: language,
      token_hash: tokenHash,
      consent_version: consentVersion,
      ip: backend.address,
    }),
  );
}

/** Subscribes the address that a link was mailed to. */
export function confirmSubscription(backend: Backend, tokenHash: string): Promise<LinkOutcome> {
  return backend.runAsWorker(linkOutcomeSchema, (db) => db.rpc("confirm_subscription", { token_hash: tokenHash }));
}

/** Ends the subscription that a newsletter's unsubscribe link names; idempotent. False for an unknown token. */
export function unsubscribe(backend: Backend, token: string): Promise<boolean> {
  return backend.runAsWorker(z.boolean(), (db) => db.rpc("unsubscribe", { token }));
}
