import { redirect } from "react-router";
import { z } from "zod";
import { archiveQuestion, copyQuestion } from "../../backend/admin/question-structure.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { readForm } from "../../http/request/body.ts";
import { changeOrderedRow } from "../shell/ordered-list.server.ts";
import { applyChange, refuseFailure } from "../shell/route-data.server.ts";
import { withToast } from "../shell/toast-name.ts";

const schema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("copy"), id: z.uuid(), form_key: z.uuid() }),
  z.object({ intent: z.enum(["archive", "restore"]), id: z.uuid() }),
]);
const intents = ["copy", "archive", "restore"];

/** The action of the list of questions: order and activity, and what copies a question, takes it out and puts it back. */
export async function changeQuestions(args: RouteArgs & { url: URL }) {
  const { context, request, url } = args;
  const posted = await readForm(request, new Set(["id", "intent", "position", "form_key"]));
  if (!intents.some((intent) => intent === posted.get("intent"))) return changeOrderedRow(args, "questions", posted);
  const form = await parseForm(posted, schema);
  if (!form.ok) return form.refuse();
  const backend = backendOf(context);
  if (form.value.intent !== "copy") {
    const { id, intent } = form.value;
    const archived = intent === "archive";
    const change = () => archiveQuestion(backend, id, archived);
    return applyChange(context, form, { url, toast: archived ? "taken_out" : "put_back", change });
  }
  const { id, form_key } = form.value;
  try {
    return redirect(withToast(`/questions/${await copyQuestion(backend, id, form_key)}`, "copied"), 303);
  } catch (error) {
    return refuseFailure(context, form, error);
  }
}
