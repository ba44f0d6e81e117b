import type { SubmissionResult } from "@conform-to/dom";
import { data } from "react-router";
import { renderSVG } from "uqr";
import { z } from "zod";
import { readSession } from "../../auth/session-store.ts";
import { visitorContext } from "../../auth/visitor.ts";
import type { Tokens } from "../../backend/auth.ts";
import { BackendRefused } from "../../backend/backend.ts";
import {
  beginSecondFactor,
  enrolSecondFactor,
  passSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "../../backend/second-factor.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { actAs, backendOf } from "../../http/backend.ts";
import type { Context, RouteArgs } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { withinLimits } from "../../http/limits/rate-limit.ts";
import { logError } from "../../http/log.ts";
import { readForm } from "../../http/request/body.ts";
import { failureKey, failureStatus, waitKey } from "../../http/response/failure.ts";
import { adminError } from "../shell/admin-error.ts";
import type { EnrolmentView } from "./enrolment.tsx";
import { factorCodeField, proofField } from "./factor-code.server.ts";

const begunSchema = z.object({ factor: z.uuid(), uri: z.url({ protocol: /^otpauth$/, hostname: /^totp$/ }).max(500) });

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("enrol") }),
  begunSchema.extend({ intent: z.literal("verify"), code: factorCodeField }),
  z.object({ intent: z.enum(["codes", "remove"]), code: proofField }),
]);

const fields = new Set(["intent", "factor", "uri", "code"]);

/** A refused form, a factor that waits for its first code, new recovery codes. */
export type FactorAnswer = { result?: SubmissionResult; enrolment?: EnrolmentView; codes?: string[] };

/**
 * Sets the second factor of the admin who asks up, renews its recovery codes, or gives it up. A session that is open is
 * no proof of the person at the browser: once the factor is in use, each of these wants a code.
 */
export async function changeFactor({ request, context }: RouteArgs) {
  const posted = await readForm(request, fields);
  const form = await parseForm(posted, schema);
  const begun = begunSchema.safeParse(Object.fromEntries(posted)).data;
  const refuse = (errors: string[] | Record<string, string[]>, status = 422) =>
    data<FactorAnswer>({ result: form.reply(errors), enrolment: begun && viewOf(begun) }, { status });
  const { accessToken, email, session } = context.get(visitorContext);
  if (!accessToken || !email || !session) return refuse([adminError("failed")]);
  if (!form.ok) return refuse(posted.has("code") ? [] : [adminError("failed")]);
  const wanted = form.value;
  const person = { backend: backendOf(context), accessToken, userId: session.userId, language: languageOf(context) };
  try {
    if (wanted.intent === "enrol") return data<FactorAnswer>({ enrolment: viewOf(await beginSecondFactor(person)) });
    if (!(await withinLimits(context, request, "factor", email))) return refuse([waitKey(context)], 429);
    if (wanted.intent === "verify") {
      const { tokens, recoveryCodes } = await enrolSecondFactor(person, wanted.factor, wanted.code);
      await keepTokens(context, request, tokens);
      return data<FactorAnswer>({ codes: recoveryCodes });
    }
    const { kind, code } = wanted.code;
    if (kind === "app") await keepTokens(context, request, await passSecondFactor(person, code));
    const recoveryCode = kind === "recovery" ? code : undefined;
    const codes = wanted.intent === "codes" ? await renewRecoveryCodes(person, recoveryCode) : undefined;
    const done = codes ? codes.length > 0 : await removeSecondFactor(person, recoveryCode);
    if (!done) return refuse({ code: [adminError("factor_code")] });
    return data<FactorAnswer>({ codes });
  } catch (error) {
    const refused = error instanceof BackendRefused;
    if (refused && wanted.intent !== "enrol") return refuse({ code: [adminError("factor_code")] });
    if (!refused) logError(context, error);
    return refuse([failureKey(context, error, adminError("failed"))], refused ? 422 : failureStatus(error));
  }
}

/** Auth's session has new tokens once it has passed the factor; those of before are void. */
async function keepTokens(context: Context, request: Request, tokens: Tokens): Promise<void> {
  const session = await readSession(context, request);
  await session?.save({ ...session.user, ...tokens });
  actAs(context, { accessToken: tokens.accessToken });
}

function viewOf({ factor, uri }: Pick<EnrolmentView, "factor" | "uri">): EnrolmentView {
  return { factor, uri, picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}` };
}
