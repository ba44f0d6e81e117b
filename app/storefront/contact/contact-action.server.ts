import { data } from "react-router";
import { isOverBudget } from "../../backend/backend.ts";
import { saveContactLetter } from "../../backend/contact-letters.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { countCaller } from "../../http/limits/rate-limit.ts";
import { logError } from "../../http/log.ts";
import { failureKey } from "../../http/response/failure.ts";
import { contactSchema } from "./contact-schema.server.ts";
import { asksForInvitation } from "./invitation.ts";
import type { LetterSubject } from "./letter-subject.server.ts";

/** Keeps the letter for the admins, who reply by e-mail. What it is about is found by the server alone. */
export async function keepLetter({ request, context }: RouteArgs, find: () => Promise<LetterSubject | null>) {
  const form = await parseForm(request, contactSchema, {
    count: countCaller(context, request, "contact"),
  });
  if (!form.ok) return form.refuse();
  try {
    const subject = await find();
    await saveContactLetter(backendOf(context), {
      ...form.value,
      language: languageOf(context),
      perfume: subject?.kind === "perfume" ? subject : null,
      invitation: asksForInvitation(subject),
      order: subject?.kind === "order" ? subject : null,
    });
    return data({ ...form.accept().data, sent: form.value });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    logError(context, error);
    return form.refuse([failureKey(context, error)], isOverBudget(error) ? 429 : 503);
  }
}
