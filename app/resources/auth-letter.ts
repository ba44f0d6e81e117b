import { data } from "react-router";
import { BackendRefused } from "../backend/backend.ts";
import { environmentContext } from "../http/context.ts";
import { logError } from "../http/log.ts";
import { readText } from "../http/request/body.ts";
import { takeAuthCall, UnknownLetter, UnsignedCall } from "../machinery/auth-letter-hook.ts";
import { machineryOf } from "../machinery/machinery.ts";
import type { Route } from "./+types/auth-letter";

/** Only posted to. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** What Auth wants a letter about: its Send Email Hook. It waits for the answer, but not for the letter to leave. */
export async function action({ request, context }: Route.ActionArgs) {
  const { emailHookSecret } = context.get(environmentContext);
  const machinery = machineryOf(context);
  if (!emailHookSecret || !machinery) return new Response(null, { status: 404 });
  const body = await readText(request);
  try {
    await takeAuthCall(machinery, emailHookSecret, { body, headers: request.headers });
    return Response.json({});
  } catch (error) {
    logError(context, error);
    if (error instanceof UnsignedCall) return refuse(401, "The call is not signed, or was signed too long ago");
    if (error instanceof UnknownLetter || error instanceof BackendRefused)
      return refuse(422, "The shop writes no such letter");
    // Auth asks again at once, up to three times in all, where it is told to.
    return refuse(503, "The letter could not be kept", { "Retry-After": "1" });
  }
}

/** In the words that Auth's hooks speak. */
function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { http_code: status, message } }, { status, headers });
}
