/** Puts `value` last in `memory` and lets the one that was put there first go, so that there are `most` at most. */
export function remember<Value>(memory: Map<string, Value>, key: string, value: Value, most: number): void {
  memory.delete(key);
  memory.set(key, value);
  const oldest = memory.keys().next().value;
  if (memory.size > most && oldest !== undefined) memory.delete(oldest);
}
