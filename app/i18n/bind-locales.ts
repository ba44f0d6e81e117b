import type { Plugin } from "vite";
import { bindWords } from "./bind-words.ts";
import { isLanguage, type Language } from "./languages.ts";

/** Vite's plugin by which server, browser and tests get the texts of `locales/` bound. */
export function bindLocales(): Plugin {
  return {
    name: "bind-locales",
    enforce: "pre",
    transform: {
      filter: { id: /\/app\/i18n\/locales\/\w+\/\w+\.json$/ },
      handler(json, path) {
        const [, language] = /locales\/(\w+)\//.exec(path) ?? [];
        const texts = isLanguage(language) ? JSON.stringify(bound(JSON.parse(json), language)) : json;
        return { code: texts, map: null };
      },
    },
  };
}

function bound(texts: unknown, language: Language): unknown {
  if (typeof texts === "string") return bindWords(texts, language);
  if (typeof texts !== "object" || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map((text) => bound(text, language));
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, bound(text, language)]));
}
