/** What is said to who has to wait, where that is among the errors of a form (`waitKey`). */
export function busyKey(errors: readonly string[] | null | undefined): string | undefined {
  return errors?.find((error) => error.startsWith("busy."));
}
