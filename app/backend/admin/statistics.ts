import { z } from "zod";
import { languages } from "../../i18n/languages.ts";
import { currencies } from "../../shop/currencies.ts";
import type { Backend } from "../backend.ts";
import { localisedSchema } from "../rows.ts";

const count = z.int().nonnegative();

/** A count by the language that a journey was begun in; a language without any is left out. */
const byLanguage = z.partialRecord(z.enum(languages), count);

const statisticsSchema = z.object({
  /** The first day that was counted at all; null before there is one. */
  since: z.iso.date().nullable(),
  days: z.array(
    z.object({
      day: z.iso.date(),
      begun: count,
      finished: count,
      leads: count,
      subscribed: count,
      unsubscribed: count,
    }),
  ),
  begun: byLanguage,
  finished: byLanguage,
  /** In the order in which they are asked. */
  questions: z.array(z.object({ id: z.uuid(), text: localisedSchema, answered: byLanguage })),
  /** Answers, and words of memories: the twelve most frequent of each kind, the most frequent first. */
  answer_counts: z.array(z.object({ kind: z.enum(["family", "season", "word"]), key: z.string(), times: count })),
  /** Milliseconds within which three quarters of the measured visits of 28 days saw the main content of their page. */
  speed: z.object({ visits: count, p75: z.number() }).nullable(),
  /** By month (YYYY-MM, in Riyadh) and currency, the newest first: orders placed, and in the smallest unit what was paid and refunded in it. */
  months: z.array(
    z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      currency: z.enum(currencies),
      orders: count,
      paid: count,
      /** Less what came back to the house: below zero where that is more. */
      refunded: z.int(),
    }),
  ),
  /** Letters to the house without a reply, counted to a thousand. */
  waiting: count,
});

export type Statistics = z.infer<typeof statisticsSchema>;
export type DayCounts = Statistics["days"][number];

/**
 * What visitors did, in counts over the last days, today included. A journey's steps count for the day on which it was begun.
 * @throws BackendRefused (42501) for a caller who is not an admin
 */
export function readStatistics(backend: Backend, days: number): Promise<Statistics> {
  return backend.run(statisticsSchema, (db) => db.rpc("read_statistics", { days }));
}
