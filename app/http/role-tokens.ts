// The tokens by which the Worker acts as one of the database's roles end. Somebody has to be told before they do.
import { z } from "zod";
import { decodeJson } from "../encoding/base64url.ts";
import type { Secret } from "../encoding/secret.ts";
import { day } from "../shop/timings.ts";
import type { Environment } from "./environment.ts";

/** A warning is given this long before a token ends. */
const notice = 30 * day;

const claimsSchema = z.object({ exp: z.number() });

/** When a token ends, in milliseconds since 1970; null where it says nothing of it. */
function endOf(token: Secret): number | null {
  try {
    return claimsSchema.parse(decodeJson(token.reveal().split(".")[1] ?? "")).exp * 1000;
  } catch {
    return null;
  }
}

/** A sentence for each role whose token ends within thirty days of `now`, has ended, or never will. */
export function endingTokens(
  { supabase, machineryToken }: Pick<Environment, "supabase" | "machineryToken">,
  now: number,
): string[] {
  const tokens = { worker: supabase.workerToken, machinery: machineryToken };
  return Object.entries(tokens).flatMap(([role, token]) => {
    const end = token ? endOf(token) : null;
    if (token && end === null)
      return [`the token of the role ${role} has no end, or cannot be read: make one by npm run role-token`];
    if (end === null || end - now > notice) return [];
    const days = Math.floor((end - now) / day);
    return `the token of the role ${role} ${end <= now ? "has ended" : `ends in ${days} days`}`;
  });
}
