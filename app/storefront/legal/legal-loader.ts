import type { TFunction } from "i18next";
import { data, type LoaderFunctionArgs } from "react-router";
import { environmentContext } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { isLanguage } from "../../i18n/languages.ts";
import { reachLines, registerLines } from "../../machinery/house-lines.ts";
import type { House } from "../../shop/house.ts";

/** What the legal texts say of the house. */
export type LegalFacts = Pick<House, "seller" | "database"> & {
  email: string;
  /** Where the seller is registered. */
  registers: string[];
  /** How a person is reached, beside e-mail. */
  reach: string[];
};

/** The facts of the house that the legal texts name; 404 for a text in an unsupported language. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<LegalFacts> {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw data(null, { status: 404 });
  const { house } = context.get(environmentContext);
  const { seller, database, email } = house;
  const language = languageOf(context);
  const t: TFunction<"legal"> = (await i18nextFor(language)).getFixedT(null, "legal");
  const reach = reachLines(house, t, language).map(({ text }) => text);
  return { seller, database, email: email.house, registers: registerLines(house, t), reach };
}
