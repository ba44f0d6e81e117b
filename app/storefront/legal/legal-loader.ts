import { data, type LoaderFunctionArgs } from "react-router";
import { environmentContext } from "../../http/context.ts";
import { isLanguage } from "../../i18n/languages.ts";
import type { House } from "../../shop/house.ts";

/** What the legal texts say of the house. */
export type LegalFacts = Pick<House, "seller" | "registration" | "vat" | "database"> & { email: string };

/** The facts of the house that the legal texts name; 404 for a text in an unsupported language. */
export function loader({ params, context }: LoaderFunctionArgs): LegalFacts {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw data(null, { status: 404 });
  const { seller, registration, vat, database, email } = context.get(environmentContext).house;
  return { seller, registration, ...(vat !== undefined && { vat }), database, email: email.house };
}
