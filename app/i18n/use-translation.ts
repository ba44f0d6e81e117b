import type { i18n, Namespace } from "i18next";
import { createContext, use } from "react";

const I18nContext = createContext<i18n | undefined>(undefined);

export const I18nProvider = I18nContext.Provider;

/** Loads in the browser, by namespace: a client-side navigation may need more of them than the first page. */
const loads = new Map<string, Promise<void>>();

/**
 * One load of a namespace. A failed one stays failed until the page is loaded anew, as the error page offers: asked for
 * again by each rendering, it would suspend the page without end.
 */
function loadNamespace(instance: i18n, namespace: string): Promise<void> {
  const existing = loads.get(namespace);
  if (existing) return existing;
  const load = instance.loadNamespaces(namespace).then(() => {
    if (!instance.hasResourceBundle(instance.language, namespace))
      throw new Error(`Texts that could not be loaded: ${namespace}`);
  });
  loads.set(namespace, load);
  return load;
}

/** Texts without variables, by instance, namespaces and key. */
const textCache = new WeakMap<i18n, Map<string, Map<unknown, string>>>();

/** The cache of namespaces that are loaded; suspends until they are. */
function useCachedTexts(instance: i18n, namespaces: readonly string[]): Map<unknown, string> {
  const byNamespaces = textCache.get(instance) ?? new Map<string, Map<unknown, string>>();
  textCache.set(instance, byNamespaces);
  const key = namespaces.join(" ");
  const existing = byNamespaces.get(key);
  if (existing) return existing;
  for (const namespace of namespaces)
    if (!instance.hasResourceBundle(instance.language, namespace)) use(loadNamespace(instance, namespace));
  const texts = new Map<unknown, string>();
  byNamespaces.set(key, texts);
  return texts;
}

/**
 * `t` of one or several namespaces; keys of the first need no prefix. Unlike react-i18next's hook it neither subscribes
 * to language changes nor clones the instance, since a document has one language. Texts without variables are cached:
 * i18next takes some 5 µs per key, and a page has a hundred.
 */
export function useTranslation<const Names extends Namespace>(namespaces: Names) {
  const instance = use(I18nContext);
  if (!instance) throw new Error("No I18nProvider above this component");
  const texts = useCachedTexts(instance, typeof namespaces === "string" ? [namespaces] : namespaces);
  const t = new Proxy(instance.getFixedT(null, namespaces), {
    apply(translate, self, [key, options]) {
      if (options !== undefined) return Reflect.apply(translate, self, [key, options]);
      const cached = texts.get(key);
      if (cached !== undefined) return cached;
      const text = Reflect.apply(translate, self, [key]);
      texts.set(key, text);
      return text;
    },
  });
  return { t, i18n: instance };
}
