const busyKeys = ["busy.body", "busy.hour"] as const;

/** What is said to who has to wait, where that is among the errors of a form. */
export function busyKey(errors: readonly string[] | null | undefined): (typeof busyKeys)[number] | undefined {
  return busyKeys.find((key) => errors?.includes(key));
}
