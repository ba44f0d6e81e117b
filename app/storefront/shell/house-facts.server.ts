import type { TFunction } from "i18next";
import { type Context, environmentContext } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { isolate } from "../../i18n/isolate.ts";
import { type ReachLine, reachLines, sellerLines } from "../../machinery/house-lines.ts";

export type HouseFacts = { seller: string[]; reach: ReachLine[] };

/** Who sells and how a person is reached, in the visitor's language: pages with a script need no texts for it. */
export async function houseFacts(context: Context): Promise<HouseFacts> {
  const language = languageOf(context);
  const { house } = context.get(environmentContext);
  const t: TFunction<"legal"> = (await i18nextFor(language)).getFixedT(null, "legal");
  return { seller: sellerLines(house, t, language), reach: reachLines(house, t, language) };
}

/** How a person is reached, and the address for letters of one's own. */
export async function contactFacts(context: Context): Promise<ReachLine[]> {
  const { house } = context.get(environmentContext);
  const { reach } = await houseFacts(context);
  return [{ text: isolate(house.email.house), href: `mailto:${house.email.house}` }, ...reach];
}
