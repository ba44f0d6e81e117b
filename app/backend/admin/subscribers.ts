import { z } from "zod";
import type { Backend } from "../backend.ts";
import { queryRowPage, type RowPage } from "../row-page.ts";
import { languageSchema } from "../rows.ts";
import { containsPattern, fetchAllRows, rowRange } from "./listing.ts";
import { logExport } from "./log.ts";

const subscriberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  lang: languageSchema,
  /** For the unsubscribe link: /newsletter/unsubscribe?token= */
  unsubscribe_token: z.uuid(),
  created_at: z.string(),
  unsubscribed_at: z.string().nullable(),
});

export type SubscriberRow = z.infer<typeof subscriberSchema>;

const columns = "id, email, lang, unsubscribe_token, created_at, unsubscribed_at";

/**
 * Subscribers, former ones included, the newest first; with a search those whose address contains it.
 * @throws BackendDown, BackendRefused
 */
export function listSubscribers(
  backend: Backend,
  { search, page }: { search: string; page: number },
): Promise<RowPage<SubscriberRow>> {
  const [first, last] = rowRange(page);
  return queryRowPage(backend, subscriberSchema, first, (db) =>
    db
      .from("newsletter_subscribers")
      .select(columns, { count: "exact" })
      .ilike("email", containsPattern(search))
      .order("created_at", { ascending: false })
      .order("id")
      .range(first, last),
  );
}

/** All present subscribers, the oldest first; the log tells who took them. @throws BackendDown, BackendRefused */
export async function exportSubscribers(backend: Backend): Promise<SubscriberRow[]> {
  await logExport(backend, "newsletter_subscribers");
  return fetchAllRows((first, last) =>
    backend.run(z.array(subscriberSchema), (db) =>
      db
        .from("newsletter_subscribers")
        .select(columns)
        .is("unsubscribed_at", null)
        .order("created_at")
        .order("id")
        .range(first, last),
    ),
  );
}

/**
 * Ends a subscription; the row is kept, so that the address is not written to again. False where it has ended already.
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
