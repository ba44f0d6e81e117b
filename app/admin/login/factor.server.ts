import { redirect } from "react-router";
import { z } from "zod";
import { redirectSignedIn } from "../../auth/sign-in.server.ts";
import { visitorContext } from "../../auth/visitor.ts";
import { BackendRefused } from "../../backend/backend.ts";
import { passSecondFactor, removeSecondFactor } from "../../backend/second-factor.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { countCaller } from "../../http/limits/rate-limit.ts";
import { logError } from "../../http/log.ts";
import { failureKey, failureStatus } from "../../http/response/failure.ts";
import { factorCodeField, recoveryCodeField } from "../security/factor-code.server.ts";
import { adminError } from "../shell/admin-error.ts";

/** Every wrong code is refused in the same words, so that the answer does not say what is wrong with it. */
const wrongCode = adminError("factor_code");

const factorSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("app"), code: factorCodeField }),
  z.object({ kind: z.literal("recovery"), code: recoveryCodeField }),
]);

export type FactorFields = z.input<typeof factorSchema>;

/**
 * Takes the second step of a sign-in: with the app's code the session goes on with tokens that have passed it, under a
 * new id; with a recovery code the lost factor is gone, and a new one is set up first.
 */
export async function enterCode({ request, context, next }: RouteArgs & { next: string }) {
  const { accessToken, email, session, recovery } = context.get(visitorContext);
  if (!accessToken || !email || !session) return redirect("/login", 303);
  const count = countCaller(context, request, "factor", email);
  const form = await parseForm(request, factorSchema, { count });
  if (!form.ok) return form.refuse();
  const { code, kind } = form.value;
  const person = { backend: backendOf(context), accessToken, userId: session.userId, language: languageOf(context) };
  try {
    if (kind === "recovery") {
      if (!(await removeSecondFactor(person, code))) return form.refuse({ code: [wrongCode] });
      return redirect("/security", 303);
    }
    const tokens = await passSecondFactor(person, code);
    return await redirectSignedIn(context, request, { tokens, recovery: recovery === true, isSecondStep: true }, next);
  } catch (error) {
    if (error instanceof BackendRefused) return form.refuse({ code: [wrongCode] });
    logError(context, error);
    return form.refuse([failureKey(context, error, adminError("failed"))], failureStatus(error));
  }
}
