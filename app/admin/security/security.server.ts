import { renderSVG } from "uqr";
import { z } from "zod";
import { readSession } from "../../auth/session-store.ts";
import { visitorContext } from "../../auth/visitor.ts";
import { BackendRefused } from "../../backend/backend.ts";
import { enrolFactor, makeRecoveryCodes, passFactor, removeFactors } from "../../backend/second-factor.ts";
import { actAs, backendOf } from "../../http/backend.ts";
import { type RouteArgs, requestContext } from "../../http/context.ts";
import { withinLimits } from "../../http/limits/rate-limit.ts";
import { logError } from "../../http/log.ts";
import { readForm } from "../../http/request/body.ts";
import { failureStatus } from "../../http/response/failure.ts";
import { adminError } from "../shell/admin-error.ts";
import type { EnrolmentView } from "./enrolment.tsx";

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.enum(["enrol", "codes", "remove"]) }),
  z.object({
    intent: z.literal("verify"),
    factor: z.uuid(),
    uri: z.string().startsWith("otpauth://totp/").max(500),
    code: z.string().trim().max(20),
  }),
]);

type Answer = { status: number; error?: string; enrolment?: EnrolmentView; codes?: string[] };

/** Sets the second factor of the admin who asks up, renews its recovery codes, or gives it up. */
export async function changeFactor({ request, context }: RouteArgs): Promise<Answer> {
  const { accessToken, email } = context.get(visitorContext);
  const form = schema.safeParse(
    Object.fromEntries(await readForm(request, new Set(["intent", "factor", "uri", "code"]))),
  );
  if (!accessToken || !email || !form.success) return { status: 422, error: adminError("failed") };
  const wanted = form.data;
  const backend = backendOf(context);
  const person = { backend, accessToken };
  try {
    if (wanted.intent === "enrol") return { status: 200, enrolment: viewOf(await enrolFactor(person)) };
    if (wanted.intent === "remove") {
      await removeFactors(person);
      return { status: 200 };
    }
    if (wanted.intent === "verify") {
      if (!(await withinLimits(context, request, "factor", email))) return { status: 429, error: "busy.body" };
      const tokens = await passFactor(person, wanted.code.replaceAll(" ", ""), wanted.factor);
      const session = await readSession(context, request);
      await session?.save({ ...session.user, ...tokens });
      actAs(context, { accessToken: tokens.accessToken });
    }
    return { status: 200, codes: await makeRecoveryCodes(backend) };
  } catch (error) {
    const refused = error instanceof BackendRefused;
    if (!refused) logError(context.get(requestContext).id, error);
    if (wanted.intent !== "verify") return { status: failureStatus(error), error: adminError("failed") };
    return {
      status: refused ? 422 : failureStatus(error),
      error: adminError(refused ? "factor_code" : "failed"),
      enrolment: viewOf({ ...wanted, secret: new URL(wanted.uri).searchParams.get("secret") ?? "" }),
    };
  }
}

function viewOf({ factor, uri, secret }: Omit<EnrolmentView, "picture">): EnrolmentView {
  return { factor, uri, secret, picture: `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}` };
}
