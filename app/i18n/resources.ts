import type { Resource, ResourceLanguage } from "i18next";
import { languages } from "./languages.ts";

const files = import.meta.glob<{ default: ResourceLanguage }>("./locales/*/*.json", { eager: true });

/** All texts in all languages, for the server only: the browser loads the namespaces of its page. */
export const resources: Resource = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.startsWith(`./locales/${language}/`))
        .map(([path, file]) => [path.slice(path.lastIndexOf("/") + 1, -".json".length), file.default]),
    ),
  ]),
);
