import i18next, { type ResourceKey } from "i18next";
import resourcesToBackend from "i18next-resources-to-backend";
import { i18nextOptions } from "./options.ts";

/** Of the pages that React takes over in the browser; an address for each text of the others would weigh a kilobyte. */
const texts = import.meta.glob<ResourceKey>(
  "./locales/*/{account,admin,admin_house,admin_orders,admin_results,admin_sheet,analyze,common,errors,glimpse,journey,maintenance,my_account,processing,results,sessions,shell}.json",
);

/**
 * Loads only the page's language and namespaces; to be awaited before hydration.
 * @throws Error where a namespace is missing (i18next itself starts without it): the page stays as the server made it
 */
export async function startI18next(language: string, namespaces: string[]) {
  await i18next
    .use(resourcesToBackend((lng: string, namespace: string) => texts[`./locales/${lng}/${namespace}.json`]?.()))
    .init({ ...i18nextOptions, initAsync: true, lng: language, fallbackLng: false, ns: namespaces });
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  if (missing.length > 0) throw new Error(`Texts that could not be loaded: ${missing.join(", ")}`);
  return i18next;
}
