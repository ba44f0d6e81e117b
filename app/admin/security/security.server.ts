import type { SubmissionResult } from "@conform-to/dom";
import { data } from "react-router";
import { renderSVG } from "uqr";
import { z } from "zod";
import { readSession } from "../../auth/session-store.ts";
import { visitorContext } from "../../auth/visitor.ts";
import { BackendRefused } from "../../backend/backend.ts";
import { enrolFactor, makeRecoveryCodes, passFactor, removeFactors } from "../../backend/second-factor.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { actAs, backendOf } from "../../http/backend.ts";
import { type RouteArgs, requestContext } from "../../http/context.ts";
import { withinLimits } from "../../http/limits/rate-limit.ts";
import { logError } from "../../http/log.ts";
import { readForm } from "../../http/request/body.ts";
import { failureKey, failureStatus } from "../../http/response/failure.ts";
import { adminError } from "../shell/admin-error.ts";
import type { EnrolmentView } from "./enrolment.tsx";
import { factorCodeField } from "./factor-code.server.ts";

const begunSchema = z.object({ factor: z.uuid(), uri: z.url({ protocol: /^otpauth$/, hostname: /^totp$/ }).max(500) });

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["enrol", "codes", "remove"]) }),
  begunSchema.extend({
    intent: z.literal("verify"),
    code: factorCodeField,
  }),
]);

const fields = new Set(["intent", "factor", "uri", "code"]);

/** A refused form, a factor that waits for its first code, new recovery codes. */
export type FactorAnswer = { result?: SubmissionResult; enrolment?: EnrolmentView; codes?: string[] };

/** Sets the second factor of the admin who asks up, renews its recovery codes, or gives it up. */
export async function changeFactor({ request, context }: RouteArgs) {
  const posted = await readForm(request, fields);
  const form = await parseForm(posted, schema);
  const begun = begunSchema.safeParse(Object.fromEntries(posted)).data;
  const refuse = (errors: string[] | Record<string, string[]>, status = 422) =>
    data<FactorAnswer>({ result: form.reply(errors), enrolment: begun && viewOf(begun) }, { status });
  const { accessToken, email } = context.get(visitorContext);
  if (!accessToken || !email) return refuse([adminError("failed")]);
  if (!form.ok) return refuse(begun ? [] : [adminError("failed")]);
  const wanted = form.value;
  const backend = backendOf(context);
  const person = { backend, accessToken };
  try {
    if (wanted.intent === "enrol") return data<FactorAnswer>({ enrolment: viewOf(await enrolFactor(person)) });
    if (wanted.intent === "remove") {
      await removeFactors(person);
      return data<FactorAnswer>({});
    }
    if (wanted.intent === "verify") {
      if (!(await withinLimits(context, request, "factor", email))) return refuse(["busy.body"], 429);
      const tokens = await passFactor(person, wanted.code, wanted.factor);
      const session = await readSession(context, request);
      await session?.save({ ...session.user, ...tokens });
      actAs(context, { accessToken: tokens.accessToken });
    }
    return data<FactorAnswer>({ codes: await makeRecoveryCodes(backend) });
  } catch (error) {
    const refused = error instanceof BackendRefused;
    if (refused && wanted.intent === "verify") return refuse({ code: [adminError("factor_code")] });
    if (!refused) logError(context.get(requestContext).id, error);
    return refuse([failureKey(error, adminError("failed"))], failureStatus(error));
  }
}

function viewOf({ factor, uri }: Pick<EnrolmentView, "factor" | "uri">): EnrolmentView {
  return { factor, uri, picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}` };
}
