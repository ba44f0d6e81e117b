import { z } from "zod";
import type { Backend } from "../backend.ts";
import { type RowPage, rowPageSchema } from "../row-page.ts";
import { languageSchema } from "../rows.ts";
import { adminPageSize, fetchAllRows, rowRange } from "./listing.ts";
import { logExport } from "./log.ts";

const subscriberSchema = z.object({
  id: z.uuid(),
  /** Null once unsubscribed. */
  email: z.string().nullable(),
  lang: languageSchema,
  /** For the unsubscribe link: /newsletter/unsubscribe?token= */
  unsubscribe_token: z.uuid(),
  created_at: z.string(),
  unsubscribed_at: z.string().nullable(),
  /** When the owner of the address pressed the link; null for those who subscribed before there was one. */
  confirmed_at: z.string().nullable(),
});

export type SubscriberRow = z.infer<typeof subscriberSchema>;

const columns = "id, email, lang, unsubscribe_token, created_at, unsubscribed_at, confirmed_at";

/**
 * Subscribers, former ones included, the newest first; with a search those whose address contains it.
 * @throws BackendDown, BackendRefused
 */
export function listSubscribers(
  backend: Backend,
  { search, page }: { search: string; page: number },
): Promise<RowPage<SubscriberRow>> {
  const [first] = rowRange(page);
  return backend.run(rowPageSchema(subscriberSchema), (db) =>
    db.rpc("find_subscribers", { query: search.slice(0, 120), first, most: adminPageSize }),
  );
}

const readerSchema = subscriberSchema.extend({ email: z.string() });

/**
 * All whose letters were confirmed and not ended, the oldest first; the log tells who took them.
 * @throws BackendDown, BackendRefused
 */
export async function exportSubscribers(backend: Backend): Promise<z.infer<typeof readerSchema>[]> {
  await logExport(backend, "newsletter_subscribers");
  return fetchAllRows((after, most) =>
    backend.run(z.array(readerSchema), (db) =>
      db
        .from("newsletter_subscribers")
        .select(columns)
        .is("unsubscribed_at", null)
        .not("confirmed_at", "is", null)
        .gt("id", after)
        .order("id")
        .limit(most),
    ),
  );
}

/**
 * Ends a subscription; of the address a hash is kept. False where it has ended already.
 * @throws BackendDown, BackendRefused
 */
export async function endSubscription(backend: Backend, id: string): Promise<boolean> {
  const ended = await backend.run(z.array(z.unknown()), (db) =>
    db
      .from("newsletter_subscribers")
      .update({ unsubscribed_at: new Date().toISOString() })
      .eq("id", id)
      .is("unsubscribed_at", null)
      .select("id"),
  );
  return ended.length > 0;
}
