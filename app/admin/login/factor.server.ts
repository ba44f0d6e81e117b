import { redirect } from "react-router";
import { z } from "zod";
import { redirectSignedIn } from "../../auth/sign-in.server.ts";
import { visitorContext } from "../../auth/visitor.ts";
import { BackendRefused } from "../../backend/backend.ts";
import { passFactor, spendRecoveryCode } from "../../backend/second-factor.ts";
import { backendOf } from "../../http/backend.ts";
import { type RouteArgs, requestContext } from "../../http/context.ts";
import { withinLimits } from "../../http/limits/rate-limit.ts";
import { logError } from "../../http/log.ts";
import { readForm } from "../../http/request/body.ts";
import { failureStatus } from "../../http/response/failure.ts";
import { adminError } from "../shell/admin-error.ts";

const schema = z.object({ code: z.string().trim().min(6).max(60), kind: z.enum(["app", "recovery"]) });

/** A code that is none has always the same answer. */
const wrong = { error: adminError("factor_code"), status: 422 };

/**
 * Takes the second step of a sign-in: with the app's code the session goes on with tokens that have passed it, under a
 * new id; with a recovery code the lost factor is gone, and a new one is set up first.
 */
export async function enterCode({ request, context, next }: RouteArgs & { next: string }) {
  const { accessToken, email, recovery } = context.get(visitorContext);
  if (!accessToken || !email) return redirect("/login", 303);
  const form = schema.safeParse(Object.fromEntries(await readForm(request, new Set(["code", "kind"]))));
  if (!(await withinLimits(context, request, "factor", email))) return { error: "busy.body", status: 429 };
  if (!form.success) return wrong;
  const { code, kind } = form.data;
  const backend = backendOf(context);
  try {
    if (kind === "recovery") return (await spendRecoveryCode(backend, code)) ? redirect("/security", 303) : wrong;
    const tokens = await passFactor({ backend, accessToken }, code.replaceAll(" ", ""));
    return await redirectSignedIn(context, request, { tokens, recovery: recovery === true, continues: true }, next);
  } catch (error) {
    if (error instanceof BackendRefused) return wrong;
    logError(context.get(requestContext).id, error);
    return { error: adminError("failed"), status: failureStatus(error) };
  }
}
