/** What an action did, as the `done` parameter of the address it redirects to. */
export type Done = "saved" | "stored" | "moved" | "deleted" | "unsubscribed" | "added";

const known: readonly string[] = ["saved", "stored", "moved", "deleted", "unsubscribed", "added"] satisfies Done[];

/** True for a word of `Done`: the address is the reader's. */
export function isDone(value: string | null): value is Done {
  return value !== null && known.includes(value);
}

/** `path` with the word of what was done; the toast takes it off again. */
export function withDone(path: string, done: Done): string {
  return `${path}${path.includes("?") ? "&" : "?"}done=${done}`;
}
