// What an isolate last read and any visitor may see, kept for the moments in which the backend does not answer.
import { type Backend, BackendDown } from "./backend.ts";

/** Milliseconds within which a copy is served without asking. */
const fresh = 10_000;
/** Milliseconds for which a copy stands in for a backend that is down. */
const lifetime = 24 * 60 * 60 * 1000;
/** Copies of one kind in one isolate; the one that was read longest ago makes room. */
const most = 200;

export type Recalled<T> = { value: T; source: "backend" | "last-good" };

type Copies<T> = Map<string, { at: number; value: T }>;

const shelves: Copies<unknown>[] = [];

/**
 * A shelf of copies of one kind of reading, for rows that are the same for every visitor. Its function hands back the
 * value of `read`, or the copy under `key`: without asking while it is fresh, and when the backend is down.
 * It throws BackendDown where there is no copy, and BackendRefused.
 */
export function lastGood<T>() {
  const copies: Copies<T> = new Map();
  shelves.push(copies);
  return async (backend: Backend, key: string, read: () => Promise<T>): Promise<Recalled<T>> => {
    const name = `${backend.url} ${key}`;
    const copy = copies.get(name);
    const age = copy ? Date.now() - copy.at : Number.POSITIVE_INFINITY;
    if (copy && age < fresh) return { value: copy.value, source: "backend" };
    try {
      const value = await read();
      copies.delete(name);
      // What does not exist is asked for anew, so that made-up names do not push out what does.
      if (value !== null) copies.set(name, { at: Date.now(), value });
      for (const oldest of copies.keys()) {
        if (copies.size <= most) break;
        copies.delete(oldest);
      }
      return { value, source: "backend" };
    } catch (error) {
      if (!(error instanceof BackendDown) || !copy || age > lifetime) throw error;
      return { value: copy.value, source: "last-good" };
    }
  };
}

/** The next readings ask the backend: called where the office has just changed what visitors see. */
export function forgetFreshness(): void {
  for (const copies of shelves) for (const copy of copies.values()) copy.at = Math.min(copy.at, Date.now() - fresh);
}
