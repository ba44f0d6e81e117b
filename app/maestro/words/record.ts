/** The keys of a record by their own names. */
export function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  // The compiler allows for keys it does not know of; the records of words are written out and have none.
  return Object.keys(record) as Key[];
}

/** A record with the same keys, each value read by `read`. */
export function mapRecord<Key extends string, Value, Result>(
  record: Record<Key, Value>,
  read: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  const result: Partial<Record<Key, Result>> = {};
  for (const key of keysOf(record)) result[key] = read(record[key], key);
  // Every key of the record was set just now, which the compiler cannot follow through a loop.
  return result as Record<Key, Result>;
}
