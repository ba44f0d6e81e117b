import type { SubmissionResult } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";

/** What a form's action answers: conform's result, whose errors are keys of the namespace `errors`. */
export type FormResult = SubmissionResult<string[]>;

/**
 * Reads a posted form by its schema. Never throws: a refused form comes back with everything that was typed, except
 * what `hide` names (passwords are not echoed).
 */
export async function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  { hide = [] }: { hide?: string[] } = {},
) {
  // The library throws at an intent that is not one of its own, and the shop's forms send none.
  form.delete("__intent__");
  const submission = parseWithZod(form, { schema });
  /** 422 with messages for the whole form, as keys of the namespace `errors`. */
  const refuse = (formErrors?: string[], status = 422) =>
    data(submission.reply({ hideFields: hide, ...(formErrors && { formErrors }) }), { status });
  /** An answer that clears the form. */
  const accept = () => data(submission.reply({ resetForm: true }));
  return submission.status === "success"
    ? { ok: true as const, value: submission.value, refuse, accept }
    : { ok: false as const, refuse };
}
