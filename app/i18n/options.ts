import type { InitOptions } from "i18next";
import { defaultLanguage, languages } from "./languages.ts";

/** The options that server and browser share. */
export const i18nextOptions = {
  supportedLngs: [...languages],
  fallbackLng: defaultLanguage,
  defaultNS: "common",
  initAsync: false,
  interpolation: { escapeValue: false },
} satisfies InitOptions;
