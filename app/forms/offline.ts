import { data, isRouteErrorResponse } from "react-router";
import type { FormResult } from "./parse-form.ts";

/** Why a form was not answered, as a key of the namespace `errors`. */
export type Unanswered = "offline" | "unknown_error";

type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> };

/**
 * Sends a live page's form: what its `clientAction` does. Where the connection or the answer was lost, `instead` is the
 * answer, with status 503, so that the router reads nothing anew and the page stays as it is, everything typed included.
 * A shop that has closed meanwhile is sent the form as a document, because the page it answers with keeps the form.
 */
export async function sent<Answer, Instead>(
  { request, serverAction }: Sending<Answer>,
  instead: (form: FormData, reason: Unanswered) => Instead,
) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const refused = isRouteErrorResponse(error);
    // Redirects, and what the shop's own routes refuse; any other answer is plain text.
    if (error instanceof Response || (refused && typeof error.data !== "string")) throw error;
    if (refused && error.status === 503) return sendDocument(request.url, form);
    return data(instead(form, error instanceof TypeError ? "offline" : "unknown_error"), { status: 503 });
  }
}

/** For `sent`: a form as it was, with the reason above it. */
export function asItWas(form: FormData, reason: Unanswered): FormResult {
  return { status: "error", initialValue: valuesOf(form), error: { "": [reason] } };
}

type Values = { [name: string]: string | string[] | Values };

/** The nested values that conform reads from names such as `messages.en`; a name that comes twice is a list. */
function valuesOf(form: FormData): Values {
  const values: Values = {};
  for (const name of new Set(form.keys())) {
    const [last = name, ...steps] = name.split(".").reverse();
    const given = form.getAll(name).map(String);
    const place = steps.reduceRight((outer: Values, step) => {
      const inner = outer[step];
      const next = typeof inner === "object" && !Array.isArray(inner) ? inner : {};
      outer[step] = next;
      return next;
    }, values);
    place[last] = given.length > 1 ? given : (given[0] ?? "");
  }
  return values;
}

function sendDocument(action: string, fields: FormData): Promise<never> {
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
  // A field named "submit" would hide the form's own.
  HTMLFormElement.prototype.submit.call(form);
  return new Promise(() => {});
}
