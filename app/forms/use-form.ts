import { useNavigation } from "react-router";
import type { FormResult } from "./parse-form.ts";

export type FormField = { id: string; name: string; initialValue: string | undefined; errors: string[] };

/** The value at a path such as `messages.en`, where it is text. */
function textAt(values: unknown, path: string): string | undefined {
  let value = values;
  for (const step of path.split(".")) {
    value = typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(step) : undefined;
  }
  return typeof value === "string" ? value : undefined;
}

/**
 * A form and its fields after conform's answer from the server: what was typed, and what is wrong with it (keys of the
 * namespace `errors`). The answer is read once navigation is idle. Validation is the server's, so conform itself stays
 * there and the browser is spared its weight.
 */
export function useForm<const Name extends string>({
  id,
  result,
  names,
  values,
}: {
  id: string;
  result: FormResult | undefined;
  names: readonly Name[];
  values?: Record<string, unknown>;
}) {
  const pending = useNavigation().state !== "idle";
  const answer = pending ? undefined : result;
  const fieldOf = (name: Name): FormField => ({
    id: `${id}-${name}`,
    name,
    initialValue: textAt(answer?.initialValue ?? values, name),
    errors: answer?.error?.[name] ?? [],
  });
  // Object.fromEntries forgets which keys it was given.
  const fields = Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<Name, FormField>;
  return { form: { id, errors: answer?.error?.[""] ?? [] }, fields, pending };
}
