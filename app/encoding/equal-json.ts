import { isRecord } from "./is-record.ts";

/** Whether two values are the same JSON, whatever the order of their keys: as PostgreSQL compares `jsonb`. */
export function equalJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);
}

function sortKeys(_: string, value: unknown): unknown {
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
}
