import { createInstance, type i18n } from "i18next";
import type { Language } from "./languages.ts";
import { i18nextOptions } from "./options.ts";
import { textsOf } from "./resources.ts";

const instances = new Map<Language, i18n>();

/**
 * One instance per language for all requests, read-only once it is made. Made when the language is first asked for: an
 * isolate starts sooner without the texts of the other three.
 */
export async function i18nextFor(language: Language): Promise<i18n> {
  const existing = instances.get(language);
  if (existing) return existing;
  const instance = createInstance();
  await instance.init({ ...i18nextOptions, lng: language, resources: { [language]: await textsOf(language) } });
  instances.set(language, instance);
  return instance;
}
