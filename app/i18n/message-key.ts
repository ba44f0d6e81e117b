// conform keeps the errors of a form as plain strings. A key of the texts goes through it with what stands in its
// sentence behind a question mark: "busy.minutes?count=12".

/** The key of a sentence with the values of its variables. */
export function messageKey(key: string, values: Record<string, string | number>): string {
  const written = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return `${key}?${new URLSearchParams(written)}`;
}

/** The key, and the values as i18next takes them: of `count` it asks for a number, which may be none. */
export function readMessageKey(message: string): { key: string; values: Record<string, string | number> } {
  const [key = "", query] = message.split("?");
  const values = Object.fromEntries(new URLSearchParams(query));
  return { key, values: { ...values, count: Number(values.count) } };
}
