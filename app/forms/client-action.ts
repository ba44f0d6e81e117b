import type { SubmissionResult } from "@conform-to/dom";
import { data, isRouteErrorResponse } from "react-router";
import { refusal } from "./refusal.ts";

/** Why a form was not answered, as a key of the namespace `errors`. */
export type UnansweredReason = "offline" | "unknown_error";

type ClientAction<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/**
 * Calls a route's action from its `clientAction`. Where the connection or the answer is lost, `unanswered` makes the
 * result instead, with status 503, so that the router revalidates nothing and the page keeps everything typed.
 * To a shop that has closed meanwhile the form is sent as a document: the page it answers with keeps the form.
 */
export async function callServerAction<Answer, Unanswered>(
  { request, serverAction }: ClientAction<Answer>,
  unanswered: (form: FormData, reason: UnansweredReason) => Unanswered,
) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const refused = isRouteErrorResponse(error);
    // Redirects, and what the shop's own routes refuse; any other answer is plain text.
    if (error instanceof Response || (refused && typeof error.data !== "string")) throw error;
    if (refused && error.status === 503) return submitDocument(request.url, form);
    return data(unanswered(form, error instanceof TypeError ? "offline" : "unknown_error"), { status: 503 });
  }
}

/** For `callServerAction`: the form as it was, with the reason as its error. */
export function unansweredResult(form: FormData, reason: UnansweredReason): SubmissionResult {
  return refusal(form, { "": [reason] });
}

/** Posts the fields as a document; the page is left, so the promise stays pending. */
function submitDocument(action: string, fields: FormData): Promise<never> {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of fields) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = String(value);
    form.appendChild(input);
  }
  document.body.appendChild(form);
  // A field named "submit" would hide the form's own method.
  HTMLFormElement.prototype.submit.call(form);
  return new Promise(() => {});
}
