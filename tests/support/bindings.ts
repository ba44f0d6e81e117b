import type { LocalBackend } from "../../supabase/local/backend.ts";
import { shopLetters } from "../../supabase/local/mail/shop-letters.ts";

/** The variables of a Worker before a backend of this machine, with nothing limited. */
export function bindingsOf({
  url,
  key,
  workerToken,
  jobsToken,
}: Pick<LocalBackend, "url" | "key" | "workerToken" | "jobsToken">) {
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: key,
    SUPABASE_WORKER_TOKEN: workerToken,
    SUPABASE_MACHINERY_TOKEN: jobsToken,
    ...shopLetters(url),
    RATE_LIMITS: "off",
  };
}
