import type { OrderLine } from "../../backend/orders.ts";
import type { Language } from "../../i18n/languages.ts";
import { namesOfThings } from "../../maestro/reading/thing-names.ts";
import { type AskedSince, askedSince } from "../journey-state/kept-out-since.server.ts";

/** A line as pages show it, with what it is made without, and what it may hold, by name: no browser is sent every name. */
export type ShownLine = OrderLine & { without: string | null; since: AskedSince | null };
export type Shown<Priced> = Omit<Priced, "lines"> & { lines: ShownLine[] };

/** A quote or an order with its lines as pages show them. */
export function showLines<Priced extends { lines: OrderLine[] }>(priced: Priced, language: Language): Shown<Priced> {
  const lines = priced.lines.map((line) => ({
    ...line,
    without: namesOfThings(line.made_without, language),
    since: askedSince(line.kept_out_since, language),
  }));
  return { ...priced, lines };
}
