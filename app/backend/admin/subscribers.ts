import { z } from "zod";
import type { Backend } from "../backend.ts";
import { languageSchema } from "../rows.ts";
import { type CountedPage, newestList, type PageCursor } from "./listing.ts";
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

const subscribers = newestList(subscriberSchema, (db, { search }: { search: string }, next) =>
  db.rpc("list_subscribers", { query: search.slice(0, 120), ...next }),
);

/** Subscribers, former ones included, the newest first; with a search those whose address contains it. */
export function listSubscribers(
  backend: Backend,
  query: { search: string; cursor?: PageCursor },
): Promise<CountedPage<SubscriberRow>> {
  return subscribers.page(backend, query);
}

type Reader = SubscriberRow & { email: string };

function isReader(subscriber: SubscriberRow): subscriber is Reader {
  return subscriber.email !== null && subscriber.confirmed_at !== null;
}

/**
 * All who confirmed their subscription and have not ended it, the oldest first, in batches; the log tells who
 * took them.
 */
export async function* exportSubscribers(backend: Backend): AsyncGenerator<Reader[]> {
  await logExport(backend, "newsletter_subscribers");
  for await (const batch of subscribers.all(backend, { search: "" })) yield batch.filter(isReader);
}

/** Ends a subscription; of the address a hash is kept. False where it has ended already. */
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
