/** The keys of a record, typed. For records that are written out, which have no keys that the compiler does not know. */
export function keysOf<Key extends string>(record: Partial<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

/** A record with the same keys, each value mapped. */
export function mapRecord<Key extends string, Value, Result>(
  record: Record<Key, Value>,
  map: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const result: Partial<Record<Key, Result>> = {};
  for (const key of keysOf(record)) result[key] = map(record[key], key);
  // Every key was set just now, which the compiler cannot follow through a loop.
  return result as Record<Key, Result>;
}
