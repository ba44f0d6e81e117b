import { z } from "zod";
import type { Language } from "../i18n/languages.ts";
import type { Backend } from "./backend.ts";

/** Subscribes an address. Says and does the same for a new, a known and a returning one. */
export async function subscribe(
  backend: Backend,
  { email, language }: { email: string; language: Language },
): Promise<void> {
  await backend.run(z.literal(true), (db) => db.rpc("subscribe_newsletter", { email, lang: language }));
}

/** Ends the subscription of a letter's link, however often it is opened; false for a link that is none. */
export function unsubscribe(backend: Backend, token: string): Promise<boolean> {
  return backend.run(z.boolean(), (db) => db.rpc("unsubscribe_newsletter", { token }));
}
