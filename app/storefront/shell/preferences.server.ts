import type { Context } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { currencyOf } from "../../http/request/market.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { isolate } from "../../i18n/isolate.ts";
import { languageFacts } from "../../i18n/languages.ts";
import { withColon } from "../../i18n/with-colon.ts";
import { countryName } from "../../shop/names.ts";
import { deliveryCountry } from "../delivery/open-countries.server.ts";
import type { ShellVisitor } from "./visitor.ts";

type Preferences = Pick<ShellVisitor, "currency" | "preferences" | "destination">;

/** What the header says of currency, language and country, in words: pages with a script need no texts for it. */
export async function shownPreferences(context: Context, request: Request): Promise<Preferences> {
  const language = languageOf(context);
  const t = (await i18nextFor(language)).getFixedT(null, ["shell", "delivery"]);
  const currency = currencyOf(request);
  const country = await deliveryCountry(context, request);
  return {
    currency,
    preferences: withColon(
      `${t("shell:language")}, ${t("shell:currency")}`,
      `${languageFacts[language].name}, ${currency}`,
      language,
    ),
    destination: country
      ? withColon(t("delivery:country.to"), isolate(countryName(country, language)), language)
      : t("delivery:country.choose"),
  };
}
