import { z } from "zod";
import type { Backend } from "../backend.ts";
import { queryRowPage, type RowPage } from "../row-page.ts";
import { languageSchema } from "../rows.ts";
import { containsPattern, fetchAllRows, rowRange } from "./listing.ts";
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
  const [first, last] = rowRange(page);
  return queryRowPage(backend, subscriberSchema, first, (db) => {
    const all = db.from("newsletter_subscribers").select(columns, { count: "exact" });
    const found = search.trim() === "" ? all : all.ilike("email", containsPattern(search));
    return found.order("created_at", { ascending: false }).order("id").range(first, last);
  });
}

const readerSchema = subscriberSchema.extend({ email: z.string() });

/**
 * All whose letters were confirmed and not ended, the oldest first; the log tells who took them.
 * @throws BackendDown, BackendRefused
 */
export async function exportSubscribers(backend: Backend): Promise<z.infer<typeof readerSchema>[]> {
  await logExport(backend, "newsletter_subscribers");
  return fetchAllRows((first, last) =>
    backend.run(z.array(readerSchema), (db) =>
      db
        .from("newsletter_subscribers")
        .select(columns)
        .is("unsubscribed_at", null)
        .not("confirmed_at", "is", null)
        .order("created_at")
        .order("id")
        .range(first, last),
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
