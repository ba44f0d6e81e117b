import { createInstance, type i18n } from "i18next";
import type { Language } from "./languages.ts";
import { i18nextOptions } from "./options.ts";
import { resources } from "./resources.ts";

const instances = new Map<Language, i18n>();

/** One instance per language for all requests, read-only once it is made. */
export function i18nextFor(language: Language): i18n {
  const existing = instances.get(language);
  if (existing) return existing;
  const instance = createInstance();
  // Synchronous: the resources are bundled and `initAsync` is off.
  void instance.init({ ...i18nextOptions, lng: language, resources });
  instances.set(language, instance);
  return instance;
}
