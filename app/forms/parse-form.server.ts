import { parse } from "@conform-to/dom";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import { keepFields, readForm } from "../http/request/body.ts";
import { fieldNames } from "./field-names.server.ts";

type Options = {
  /** Not echoed: passwords. */
  hideFields?: string[];
  /** Counts the attempt, before anything is made of the form: what is said where it is one too many (429), or null. */
  count?: () => Promise<string | null>;
};

/**
 * Reads a posted form by its schema, whose messages are error keys (of the namespace `errors`, or with the name of
 * another before a colon). Only fields that the schema names are read. No content of a form makes it throw: a refused
 * form comes back as conform's result, with the errors of each field and everything that was typed.
 * @throws what `readForm` throws at a request whose body is no form or too large
 */
export async function parseForm<Schema extends z.ZodType>(
  posted: Request | FormData,
  schema: Schema,
  { hideFields = [], count }: Options = {},
) {
  const names = fieldNames(schema);
  const form = posted instanceof FormData ? keepFields(posted, names) : await readForm(posted, names);
  const busy = (await count?.()) ?? null;
  const submission = busy
    ? parse<z.output<Schema>, string[]>(form, { resolve: () => ({ error: { "": [busy] } }) })
    : parseWithZod(form, { schema });
  /** With error keys of the form as a whole or, by their names, of fields, beside what the schema found. */
  const reply = (errors: string[] | Record<string, string[]> = []) =>
    submission.reply({
      hideFields,
      // Who is to wait is told that alone.
      ...(!busy && (Array.isArray(errors) ? { formErrors: errors } : { fieldErrors: errors })),
    });
  const refuse = (errors: Parameters<typeof reply>[0] = [], status = busy ? 429 : 422) =>
    data(reply(errors), { status });
  /** An answer that clears the form. */
  const accept = () => data(submission.reply({ resetForm: true }));
  return submission.status === "success"
    ? { ok: true as const, value: submission.value, reply, refuse, accept }
    : { ok: false as const, reply, refuse };
}
