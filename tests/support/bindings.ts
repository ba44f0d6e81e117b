import type { LocalBackend } from "../../supabase/local/backend.ts";
import { shopLetters } from "../../supabase/local/mail/shop-letters.ts";

/** The variables of a Worker before a backend of this machine, with nothing limited. */
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
    ...shopLetters(url),
    RATE_LIMITS: "off",
  };
}
