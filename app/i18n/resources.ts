import type { ResourceLanguage } from "i18next";
import type { Language } from "./languages.ts";

/** All but the texts of the plain error page, which is bundled with its own. */
const files = import.meta.glob<ResourceLanguage>(["./locales/*/*.json", "!./locales/*/plain_error.json"], {
  import: "default",
});

/** All texts of a language by namespace, for the server only: the browser loads the namespaces of its page. */
export async function textsOf(language: Language): Promise<Record<string, ResourceLanguage>> {
  const folder = `./locales/${language}/`;
  const paths = Object.entries(files).filter(([path]) => path.startsWith(folder));
  const texts = paths.map(async ([path, load]) => [path.slice(folder.length, -".json".length), await load()] as const);
  return Object.fromEntries(await Promise.all(texts));
}
