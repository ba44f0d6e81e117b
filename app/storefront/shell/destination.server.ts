import type { TFunction } from "i18next";
import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { isolate } from "../../i18n/isolate.ts";
import { withColon } from "../../i18n/with-colon.ts";
import { countryName } from "../../shop/names.ts";
import { deliveryCountry } from "../delivery/open-countries.server.ts";
import type { ShellVisitor } from "./visitor.ts";

/** What the header says of the country: pages with a script need no texts for it. */
export async function shownDestination(context: Context, request: Request): Promise<ShellVisitor["destination"]> {
  const language = languageOf(context);
  const t: TFunction<"delivery"> = (await i18nextFor(language)).getFixedT(null, "delivery");
  const country = await deliveryCountry(context, request);
  return country ? withColon(t("country.to"), isolate(countryName(country, language)), language) : t("country.choose");
}
