import { type FieldNames, maxFields } from "../http/request/body.ts";

/**
 * Names such as the shop's own, for where no schema says which they are. conform parses two reserved names as JSON and
 * builds a list as long as an index in a name says; these have neither.
 */
export const plainNames: FieldNames = { has: (name) => /^[a-z][\w.-]{0,99}$/i.test(name) };

/** The fields of a form that conform can be given without a schema. */
export function safeFields(form: FormData): FormData {
  const safe = new FormData();
  for (const [name, value] of [...form].slice(0, maxFields)) {
    if (plainNames.has(name)) safe.append(name, value);
  }
  return safe;
}
