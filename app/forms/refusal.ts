import { parse, type SubmissionResult } from "@conform-to/dom";
import { safeFields } from "./safe-fields.ts";

/** A posted form as conform's result with error keys by field; "" is the form as a whole. No schema is asked. */
export function refusal(form: FormData, errors: Record<string, string[]>): SubmissionResult {
  return parse<never, string[]>(safeFields(form), { resolve: () => ({ error: errors }) }).reply();
}
