/** The keys of a record, typed. For records that are written out, which have no keys that the compiler does not know. */
export function keysOf<Key extends string>(record: Partial<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

/** A record with these keys, in their order. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key, index: number) => Value,
): Record<Key, Value> {
  const record: Partial<Record<Key, Value>> = {};
  keys.forEach((key, index) => {
    record[key] = read(key, index);
  });
  // Every key was set just now, which the compiler cannot follow through a loop.
  return record as Record<Key, Value>;
}

/** A record with the same keys, each value mapped. */
export function mapRecord<Key extends string, Value, Result>(
  record: Record<Key, Value>,
  map: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  return recordOf(keysOf(record), (key) => map(record[key], key));
}
