import { data } from "react-router";
import type { Backend } from "../../backend/backend.ts";
import type { LinkOutcome } from "../../backend/mailed-links.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { withinLimits } from "../../http/limits/rate-limit.ts";
import { logError } from "../../http/log.ts";
import { readForm } from "../../http/request/body.ts";
import { failureStatus } from "../../http/response/failure.ts";
import { linkTokenHash } from "../../mail/link-token.ts";

/** The token of a mailed link. Opening the link changes nothing, since mail scanners follow links; the button does. */
export function linkToken(url: URL): { token: string } {
  return { token: url.searchParams.get("token")?.slice(0, 100) ?? "" };
}

/** `busy`: pressed too often; `failed`: nothing is known. In both the same press may be tried again. */
export type PressOutcome = LinkOutcome | "busy" | "failed";

/** Does what the link of a letter is for, once its button is pressed. */
export async function pressLink(
  { request, context }: RouteArgs,
  press: (backend: Backend, tokenHash: string) => Promise<LinkOutcome>,
) {
  const posted = (await readForm(request, new Set(["token"]))).get("token");
  const token = typeof posted === "string" ? posted.slice(0, 100) : "";
  const answer = (outcome: PressOutcome, status: number) =>
    data({ outcome, token, spent: outcome !== "failed" && outcome !== "busy" }, { status });
  if (!(await withinLimits(context, request, "mailed_link", token))) return answer("busy", 429);
  const hash = await linkTokenHash(token);
  if (!hash) return answer("unknown", 400);
  try {
    const outcome = await press(backendOf(context), hash);
    return answer(outcome, outcome === "unknown" ? 400 : 200);
  } catch (error) {
    logError(context, error);
    return answer("failed", failureStatus(error));
  }
}
