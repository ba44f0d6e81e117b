import { redirect } from "react-router";
import { z } from "zod";
import { parseForm } from "../forms/parse-form.server.ts";
import { type Context, requestContext } from "../http/context.ts";
import { logError } from "../http/log.ts";
import { failureKey, failureStatus } from "../http/response/failure.ts";
import { endOtherSessions, endSessionOf } from "./end-sessions.server.ts";
import { sessionsPath } from "./session-paths.ts";
import { visitorContext } from "./visitor.ts";

/** The names of the fields of both forms. */
export const sessionFields = new Set(["intent", "ref"]);

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("end"), ref: z.uuid() }),
  z.object({ intent: z.literal("end_others") }),
]);

/** Answers the buttons of `SessionListView`. */
export async function answerSessionForm(context: Context, posted: FormData) {
  const form = await parseForm(posted, schema);
  if (!form.ok) return form.refuse(["unknown_error"]);
  const { accessToken, session } = context.get(visitorContext);
  const { app } = context.get(requestContext);
  try {
    if (form.value.intent === "end") await endSessionOf(context, form.value.ref);
    else if (accessToken && session) await endOtherSessions(context, accessToken, session.ref);
  } catch (error) {
    logError(context, error);
    return form.refuse([failureKey(context, error)], failureStatus(error));
  }
  return redirect(`${sessionsPath[app]}?done=${form.value.intent}`, 303);
}
