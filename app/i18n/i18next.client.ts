import i18next, { type ResourceKey } from "i18next";
import { i18nextOptions } from "./options.ts";
import { textsBackend } from "./texts-backend.ts";

/**
 * The texts of the pages that React takes over in the browser. Those of the others are left out, because their
 * addresses would weigh a kilobyte.
 */
const shopTexts = import.meta.glob<ResourceKey>(
  "./locales/*/{account,analyze,common,errors,glimpse,journey,processing,results,shell}.json",
);

/** Texts of a namespace; what few pages need is addressed in a script of its own. */
async function loadTexts(language: string, namespace: string): Promise<ResourceKey | undefined> {
  const path = `./locales/${language}/${namespace}.json`;
  return await (shopTexts[path] ?? (await import("./other-texts.client.ts")).otherTexts[path])?.();
}

/**
 * Loads only the page's language and namespaces; to be awaited before hydration.
 * @throws Error where a namespace is missing (i18next itself starts without it): the page stays as the server made it
 */
export async function startI18next(language: string, namespaces: string[]) {
  await i18next
    .use(textsBackend(loadTexts))
    .init({ ...i18nextOptions, initAsync: true, lng: language, fallbackLng: false, ns: namespaces });
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  if (missing.length > 0) throw new Error(`Texts that could not be loaded: ${missing.join(", ")}`);
  return i18next;
}
