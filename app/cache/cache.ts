// Copies of what is the same for many visitors: an LRU in this isolate's memory and, behind it, the Cache API, which the
// isolates of a data centre share. cachified keeps the rules of freshness, lru-cache the memory.
import { type CacheEntry, cachified, isExpired, type Cache as Store } from "@epic-web/cachified";
import { LRUCache } from "lru-cache";
import { type ZodType, z } from "zod";

const memory = new LRUCache<string, CacheEntry>({ max: 500 });

/**
 * Keys that some request of this isolate reads: the others go on with the copy they have, or wait for the new one. An
 * entry ends by itself, should its request be cut off.
 */
const reading = new LRUCache<string, true>({ max: 500, ttl: 5000 });

/** How long a request waits for the copy that another request reads, and how often it looks, in milliseconds. */
const singleFlightWait = { most: 200, step: 5 };

const metadataSchema = z.object({ createdTime: z.number(), ttl: z.number().nullish(), swr: z.number().nullish() });
const entrySchema = z.object({ value: z.unknown(), metadata: metadataSchema });

/**
 * A copy made so shortly after a change may still be of the time before it: clocks differ a little, and a transaction
 * is dated by its beginning. In milliseconds.
 */
const changeMargin = 5000;

export type CacheOptions<Value> = {
  /** Must consist of validated parts only: whoever can write into a key can write into the cache. */
  key: string;
  /** What a copy from the Cache API has to be; an earlier deployment may have written it. */
  schema: ZodType<Value>;
  /** Milliseconds for which a copy is served without reading. */
  ttl: number;
  /** Milliseconds after `ttl` for which a copy is served while a new one is read in the background. */
  staleWhileRevalidate?: number;
  /** Milliseconds for which an older copy is served when reading fails. */
  staleIfError?: number;
  /** When the content last changed (milliseconds since 1970): older copies are not served. Called where there is a copy. */
  changedAt?: (() => Promise<number>) | undefined;
  /** Keeps the isolate at work that nobody waits for; without it nothing is shared or read in the background. */
  waitUntil?: ((work: Promise<unknown>) => void) | undefined;
  read: () => Promise<Value>;
  /** False for what is handed back but not stored. */
  isStorable?: (value: Value) => boolean;
};

/**
 * The value of `read`, or a copy of it. `stale` says that reading failed and an older copy stands in.
 * @throws what `read` throws, where no copy may stand in
 */
export async function cached<Value>(options: CacheOptions<Value>): Promise<{ value: Value; stale: boolean }> {
  const { key, ttl, staleWhileRevalidate = 0, staleIfError = 0, waitUntil, read, isStorable = () => true } = options;
  const cache = storeOf(options);
  const copy = await cache.get(key);
  const outdated = !copy || (await isOutdated(copy, options));
  if (copy && !outdated && (isExpired(copy.metadata) === false || reading.has(key)))
    return { value: copy.value, stale: false };
  if (outdated && reading.has(key)) {
    const another = await copyBeingRead(key, cache);
    if (another && !(await isOutdated(another, options))) return { value: another.value, stale: false };
  }
  reading.set(key, true);
  try {
    const value = await cachified<Value>({
      key,
      cache,
      ttl,
      staleWhileRevalidate,
      waitUntil,
      forceFresh: outdated,
      fallbackToCache: false,
      async getFreshValue({ metadata }) {
        const fresh = await read().finally(() => reading.delete(key));
        if (isStorable(fresh)) return fresh;
        metadata.ttl = -1;
        metadata.swr = 0;
        await cache.delete(key);
        return fresh;
      },
    });
    return { value, stale: false };
  } catch (error) {
    // cachified's own fallback would store the copy under a new date, and so pass it for fresh.
    if (copy && Date.now() - copy.metadata.createdTime <= staleIfError) return { value: copy.value, stale: true };
    throw error;
  }
}

/** Whether a copy is past `staleWhileRevalidate`, or of before a change. */
async function isOutdated<Value>({ metadata }: CacheEntry, { changedAt }: CacheOptions<Value>): Promise<boolean> {
  if (isExpired(metadata) === true) return true;
  return changedAt !== undefined && metadata.createdTime < (await changedAt()) + changeMargin;
}

/**
 * The copy that another request of this isolate reads. Its promise is not to be waited for, since it may end with its
 * request.
 */
async function copyBeingRead(key: string, cache: Store) {
  for (let waited = 0; waited < singleFlightWait.most && reading.has(key); waited += singleFlightWait.step)
    await new Promise((resolve) => setTimeout(resolve, singleFlightWait.step));
  return cache.get(key);
}

/** Made for each call, so that cachified lets no request wait for another one's promise, which may end with it. */
function storeOf<Value>(options: CacheOptions<Value>): Store {
  const { schema, ttl, staleWhileRevalidate = 0, staleIfError = 0, waitUntil } = options;
  const lifetime = Math.max(ttl + staleWhileRevalidate, staleIfError) / 1000;
  return {
    async get(key) {
      const own = memory.get(key);
      if (own) return own;
      const response = await (await dataCentre())?.match(addressOf(key));
      const entry = entrySchema.safeParse(await response?.json());
      const value = schema.safeParse(entry.data?.value);
      if (!entry.success || !value.success) return undefined;
      const shared = { value: value.data, metadata: entry.data.metadata };
      memory.set(key, shared);
      return shared;
    },
    set(key, entry) {
      memory.set(key, entry);
      const response = Response.json(entry, { headers: { "Cache-Control": `public, max-age=${lifetime}` } });
      waitUntil?.(dataCentre().then((shared) => shared?.put(addressOf(key), response)));
    },
    delete(key) {
      memory.delete(key);
      waitUntil?.(dataCentre().then((shared) => shared?.delete(addressOf(key))));
    },
  };
}

/** The data centre's cache; there is none outside a Worker. */
async function dataCentre(): Promise<Cache | undefined> {
  return "caches" in globalThis ? caches.open("athar") : undefined;
}

/** The Cache API takes addresses for keys; this one leads nowhere. */
function addressOf(key: string): string {
  return `https://cache.invalid/${encodeURIComponent(key)}`;
}

/** Lets go of a copy in this isolate and in the data centre; what another isolate remembers ends by its own time. */
export async function forget(key: string): Promise<void> {
  memory.delete(key);
  await (await dataCentre())?.delete(addressOf(key));
}

/** Empties this isolate's memory, as a new isolate begins. */
export function forgetMemory(): void {
  memory.clear();
  reading.clear();
}
