import { z } from "zod";
import type { Backend } from "../backend.ts";
import { languageSchema } from "../rows.ts";
import { type Listed, runPage } from "../run-page.ts";
import { anywhere, everyRow, rangeOf } from "./listing.ts";

const subscriberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  lang: languageSchema,
  /** Of the link at the end of each letter: /newsletter/unsubscribe?token= */
  unsubscribe_token: z.uuid(),
  created_at: z.string(),
  unsubscribed_at: z.string().nullable(),
});

export type SubscriberRow = z.infer<typeof subscriberSchema>;

const columns = "id, email, lang, unsubscribe_token, created_at, unsubscribed_at";

/** Subscribers, former ones included, the newest first; with a search those whose address holds it. */
export function listSubscribers(
  backend: Backend,
  { search, page }: { search: string; page: number },
): Promise<Listed<SubscriberRow>> {
  const [first, last] = rangeOf(page);
  return runPage(backend, subscriberSchema, first, (db) =>
    db
      .from("newsletter_subscribers")
      .select(columns, { count: "exact" })
      .ilike("email", anywhere(search))
      .order("created_at", { ascending: false })
      .order("id")
      .range(first, last),
  );
}

/** Everyone who wants the letter, the oldest first, for a file. */
export function exportSubscribers(backend: Backend): Promise<SubscriberRow[]> {
  return everyRow((from, to) =>
    backend.run(z.array(subscriberSchema), (db) =>
      db
        .from("newsletter_subscribers")
        .select(columns)
        .is("unsubscribed_at", null)
        .order("created_at")
        .order("id")
        .range(from, to),
    ),
  );
}

/** Ends a subscription on request; the address stays, so that it is not written to again. */
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

/** False where there is no such subscriber any more. */
export async function removeSubscriber(backend: Backend, id: string): Promise<boolean> {
  const gone = await backend.run(z.array(z.unknown()), (db) =>
    db.from("newsletter_subscribers").delete().eq("id", id).select("id"),
  );
  return gone.length > 0;
}
