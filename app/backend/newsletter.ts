import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";

/**
 * Subscribes an e-mail address. Enumeration-safe: a new, a known and a returning address have the same outcome.
 * @throws BackendDown, BackendRefused (23514) for a malformed address
 */
export async function subscribe(
  backend: Backend,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  await backend.runAsWorker(z.literal(true), (db) => db.rpc("subscribe_newsletter", { email, lang: language }));
}

/**
 * Ends the subscription that a newsletter's unsubscribe link names; idempotent. False for an unknown token.
 * @throws BackendDown
 */
export function unsubscribe(backend: Backend, token: string): Promise<boolean> {
  return backend.run(z.boolean(), (db) => db.rpc("unsubscribe_newsletter", { token }));
}
