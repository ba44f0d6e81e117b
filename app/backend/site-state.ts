import { cached, forget } from "../cache/cache.ts";
import { day, settingsTimeout } from "../shop/timings.ts";
import { type Backend, BackendDown } from "./backend.ts";
import type { MessageLanguage } from "./message-languages.ts";
import { readSettings, settingsSchema } from "./settings.ts";

/** What every request asks first: is the shop closed, and since when does the catalogue stand as it is? */
export type SiteState = {
  closed: boolean;
  /** The admins' words for a closed shop, and those for a language without its own. */
  messages: Partial<Record<MessageLanguage, string>>;
  fallback: string;
  /** Milliseconds since 1970. */
  catalogueChangedAt: number;
};

/**
 * An isolate's copy is at most two seconds old, even where another isolate has a newer one. To read the data centre's
 * cache with each request would avoid that, and make a page from the page cache cost more than half as much again. While
 * the backend is down, an older copy tells when the catalogue last changed.
 */
const freshness = { ttl: 1000, staleWhileRevalidate: 1000, staleIfError: day };

const open: SiteState = { closed: false, messages: {}, fallback: "", catalogueChangedAt: 0 };

const keyOf = ({ url }: Backend) => `${url} settings`;

/** Never throws: a reading that fails or takes too long is told to `onError` and leaves the shop open. */
export async function readSiteState(backend: Backend, onError: (error: unknown) => void): Promise<SiteState> {
  try {
    const { value, stale } = await cached({
      key: keyOf(backend),
      schema: settingsSchema,
      read: () => withTimeout(readSettings(backend)).catch(rethrow(onError)),
      waitUntil: backend.waitUntil,
      ...freshness,
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
 * What an admin has just changed is read anew by this isolate's next request, and by every isolate that has no copy of
 * its own; the others follow within two seconds.
 */
export async function forgetSiteState(backend: Backend): Promise<void> {
  await forget(keyOf(backend));
}

function withTimeout<Value>(reading: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new BackendDown("The settings were not read in time")), settingsTimeout),
  );
  return Promise.race([reading, late]);
}

function rethrow(onError: (error: unknown) => void) {
  return (error: unknown) => {
    onError(error);
    throw error;
  };
}
