// What was last read and any visitor may see: kept in this isolate and, behind it, in the data centre's cache.
import { type ZodType, z } from "zod";
import { remember } from "../remember.ts";
import { type Backend, BackendDown } from "./backend.ts";

/** Milliseconds within which a copy is served without asking. */
const fresh = 10_000;
/** Milliseconds for which an older copy is served while a new one is read. */
const stale = 60_000;
/** Milliseconds for which a copy stands in for a backend that is down. */
const lifetime = 24 * 60 * 60 * 1000;
/** Copies of one kind in one isolate; the one that was read longest ago makes room. */
const most = 200;

export type Recalled<T> = { value: T; source: "backend" | "last-good" };

type Copy<T> = { at: number; value: T };

/** Copies from before this moment are out of date: the office has changed something. */
let changedAt = 0;

/**
 * A shelf of copies of one kind of reading, for rows that are the same for every visitor. Its function hands back the
 * value of `read`, or the copy under `key`: without asking while it is fresh, while it is read anew for a minute after
 * that, and when the backend is down. An isolate that has none takes the data centre's, which `schema` has to know.
 * It throws BackendDown where there is no copy, and BackendRefused.
 */
export function lastGood<T>(schema: ZodType<T>) {
  const copies = new Map<string, Copy<T>>();
  const renewing = new Set<string>();
  const shared = sharedCopies(schema);

  async function renew(backend: Backend, name: string, read: () => Promise<T>): Promise<T> {
    // As old as the question: what the office changes while it is being answered may not be in it.
    const at = Date.now();
    const value = await read();
    // What does not exist is asked for anew, so that made-up names do not push out what does.
    if (value === null) {
      if (copies.delete(name)) backend.waitUntil?.(shared.forget(name));
      return value;
    }
    remember(copies, name, { at, value }, most);
    backend.waitUntil?.(shared.put(name, { at, value }));
    return value;
  }

  async function found(name: string): Promise<Copy<T> | undefined> {
    const own = copies.get(name);
    if (own) return own;
    const others = await shared.get(name);
    if (others) remember(copies, name, others, most);
    return others;
  }

  return async (backend: Backend, key: string, read: () => Promise<T>): Promise<Recalled<T>> => {
    const name = `${backend.url} ${key}`;
    const copy = await found(name);
    const age = copy ? Date.now() - copy.at : Number.POSITIVE_INFINITY;
    if (copy && copy.at >= changedAt) {
      if (age < fresh) return { value: copy.value, source: "backend" };
      if (age < stale && backend.waitUntil) {
        if (!renewing.has(name)) {
          renewing.add(name);
          // One that fails leaves the copy; the reading after it will say why.
          const renewal = renew(backend, name, read).catch(() => undefined);
          backend.waitUntil(renewal.finally(() => renewing.delete(name)));
        }
        return { value: copy.value, source: "backend" };
      }
    }
    try {
      return { value: await renew(backend, name, read), source: "backend" };
    } catch (error) {
      if (!(error instanceof BackendDown) || !copy || age > lifetime) throw error;
      return { value: copy.value, source: "last-good" };
    }
  };
}

/** The copies that the isolates of a data centre share, by the Cache API; outside a Worker there are none. */
function sharedCopies<T>(schema: ZodType<T>) {
  const copySchema = z.object({ at: z.number(), value: schema });
  const address = (name: string) => `https://catalogue.invalid/${encodeURIComponent(name)}`;
  const open = () => ("caches" in globalThis ? caches.open("catalogue") : undefined);
  return {
    async get(name: string): Promise<Copy<T> | undefined> {
      const response = await (await open())?.match(address(name));
      const copy = copySchema.safeParse(await response?.json());
      return copy.success ? copy.data : undefined;
    },
    async forget(name: string): Promise<void> {
      await (await open())?.delete(address(name));
    },
    async put(name: string, copy: Copy<T>): Promise<void> {
      const headers = { "Cache-Control": `public, max-age=${lifetime / 1000}` };
      await (await open())?.put(address(name), Response.json(copy, { headers }));
    },
  };
}

/** The next readings ask the backend: called where the office has just changed what visitors see. */
export function forgetFreshness(): void {
  changedAt = Date.now();
}
