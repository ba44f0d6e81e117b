import { Secret } from "../../app/encoding/secret.ts";
import { sign } from "../../app/http/signature.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { shopLetters } from "../../supabase/local/mail/shop-letters.ts";

/** What the Workers of the tests sign with. */
export const signingKey = Buffer.from("the tests sign with these bits ..").subarray(0, 32).toString("base64");

/** The value of the cookie that makes a journey its browser's own. */
export function signedJourney(session: string): Promise<string> {
  return sign([new Secret(signingKey)], "journey", session);
}

/** The value of the cookie that keeps the draft of an order. */
export function signedDraft(text: string): Promise<string> {
  return sign([new Secret(signingKey)], "draft", text);
}

/** The variables of a Worker in front of a backend on this machine, with nothing limited. */
export function bindingsOf({
  url,
  key,
  workerToken,
  machineryToken,
}: Pick<LocalBackend, "url" | "key" | "workerToken" | "machineryToken">) {
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: key,
    SUPABASE_WORKER_TOKEN: workerToken,
    SUPABASE_MACHINERY_TOKEN: machineryToken,
    SIGNING_KEYS: signingKey,
    ...shopLetters(url),
    RATE_LIMITS: "off",
  };
}
