const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for a UUID in lower case, as Postgres writes ids and tokens. */
export function isUuid(value: unknown): value is string {
  return typeof value === "string" && uuid.test(value);
}
