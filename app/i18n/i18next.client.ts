import i18next from "i18next";
import resourcesToBackend from "i18next-resources-to-backend";
import { i18nextOptions } from "./options.ts";

/** Loads this page's language and namespaces, and nothing else, before the page is hydrated. */
export async function startI18next(language: string, namespaces: string[]) {
  await i18next
    .use(resourcesToBackend((lng: string, namespace: string) => import(`./locales/${lng}/${namespace}.json`)))
    .init({ ...i18nextOptions, initAsync: true, lng: language, fallbackLng: false, ns: namespaces });
  return i18next;
}
