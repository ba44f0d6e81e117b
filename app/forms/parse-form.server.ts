import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { readForm } from "../http/request/body.ts";
import { safeFields } from "./safe-fields.ts";

/**
 * Reads a posted form by its schema, whose messages are error keys (of the namespace `errors`, or with the name of
 * another before a colon). No content of a form makes it throw: a refused form comes back as conform's result, with the
 * errors of each field and everything that was typed, except what `hideFields` names (passwords are not echoed).
 * @throws what `readForm` throws at a request whose body is no form or too large
 */
export async function parseForm<Schema extends z.ZodType>(
  posted: Request | FormData,
  schema: Schema,
  { hideFields = [] }: { hideFields?: string[] } = {},
) {
  const form = posted instanceof FormData ? posted : await readForm(posted);
  const submission = parseWithZod(safeFields(form), { schema });
  /** With error keys of the form as a whole or, by their names, of fields, beside what the schema found. */
  const refuse = (errors: string[] | Record<string, string[]> = [], status = 422) => {
    const also = Array.isArray(errors) ? { formErrors: errors } : { fieldErrors: errors };
    const headers = status === 503 ? { "Retry-After": "10" } : undefined;
    return data(submission.reply({ hideFields, ...also }), { status, headers });
  };
  /** An answer that clears the form. */
  const accept = () => data(submission.reply({ resetForm: true }));
  return submission.status === "success"
    ? { ok: true as const, value: submission.value, refuse, accept }
    : { ok: false as const, refuse };
}
