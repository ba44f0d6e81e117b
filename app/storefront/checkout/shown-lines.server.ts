import type { OrderLine } from "../../backend/orders.ts";
import type { Language } from "../../i18n/languages.ts";
import { namesOfThings } from "../../maestro/reading/thing-names.ts";

/** A line as pages show it. `without`: by name, what it is made without, since no browser is sent every name. */
export type ShownLine = OrderLine & { without: string | null };
export type Shown<Priced> = Omit<Priced, "lines"> & { lines: ShownLine[] };

/** A quote or an order with its lines as pages show them. */
export function showLines<Priced extends { lines: OrderLine[] }>(priced: Priced, language: Language): Shown<Priced> {
  const lines = priced.lines.map((line) => ({ ...line, without: namesOfThings(line.made_without, language) }));
  return { ...priced, lines };
}
