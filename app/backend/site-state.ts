import { cached, forget } from "../cache/cache.ts";
import { day } from "../shop/timings.ts";
import { type Backend, BackendDown } from "./backend.ts";
import type { MessageLanguage } from "./message-languages.ts";
import { readSettings, settingsSchema } from "./settings.ts";

/** The part of a request's time with the backend (0.7 s) that it waits for the maintenance switch, then goes on without it. */
const settingsShare = 0.28;

/** What every request needs to know first: whether the shop is closed, and when the catalogue last changed. */
export type SiteState = {
  closed: boolean;
  /** The admins' words for a closed shop, and those for a language without its own. */
  messages: Partial<Record<MessageLanguage, string>>;
  fallback: string;
  /** Milliseconds since 1970. */
  catalogueChangedAt: number;
};

/**
 * A lease: no isolate serves a copy that is older than both together, so that a change is everywhere once that time has
 * passed (`spreadChange` waits for it). To ask the data centre's cache with each request instead would make a page from
 * the page cache cost more than half as much again. While the backend is down, an older copy tells when the catalogue
 * last changed.
 */
const lease = { ttl: 500, staleWhileRevalidate: 500 };

const open: SiteState = { closed: false, messages: {}, fallback: "", catalogueChangedAt: 0 };

const keyOf = ({ url }: Backend) => `${url} settings`;

/** Never throws: a reading that fails or takes too long is told to `onError` and leaves the shop open. */
export async function readSiteState(backend: Backend, onError: (error: unknown) => void): Promise<SiteState> {
  try {
    const { value, stale } = await cached({
      key: keyOf(backend),
      schema: settingsSchema,
      read: () => withTimeout(readSettings(backend), settingsShare * backend.deadline).catch(rethrow(onError)),
      waitUntil: backend.waitUntil,
      ...lease,
      staleIfError: day,
    });
    return {
      closed: value.maintenance_enabled && !stale,
      messages: value.maintenance_message_i18n,
      fallback: value.maintenance_message,
      catalogueChangedAt: Date.parse(value.catalogue_changed_at),
    };
  } catch {
    return open;
  }
}

/**
 * Must be called after an admin's change was saved and before it is reported as saved. This isolate reads anew at once,
 * and once the promise resolves no isolate of any data centre shows the earlier state.
 */
export async function spreadChange(backend: Backend): Promise<void> {
  await forget(keyOf(backend));
  await new Promise((resolve) => setTimeout(resolve, lease.ttl + lease.staleWhileRevalidate));
}

function withTimeout<Value>(reading: Promise<Value>, milliseconds: number): Promise<Value> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new BackendDown("The settings were not read in time")), milliseconds),
  );
  return Promise.race([reading, late]);
}

function rethrow(onError: (error: unknown) => void) {
  return (error: unknown) => {
    onError(error);
    throw error;
  };
}
