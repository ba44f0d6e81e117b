import type { i18n, Namespace } from "i18next";
import { createContext, use } from "react";

const I18nContext = createContext<i18n | undefined>(undefined);

export const I18nProvider = I18nContext.Provider;

/** By key or, where a text has variables, by both as JSON. */
type Texts = Map<unknown, string>;

/** Texts kept for one set of namespaces: variables may have any value. */
const most = 999;

/** By instance and namespaces. */
const textCache = new WeakMap<i18n, Map<string, Promise<Texts>>>();

/**
 * The cache of namespaces, once they are all loaded: a client-side navigation may need more of them than the first page.
 * It is one promise, the same each time: React tells the promises of a component apart by the order of its calls. With one
 * for each namespace, a component that no longer asks for the first would be given the second too early. A failed load stays failed until the page
 * is loaded anew, as the error page offers: asked for again by each rendering, it would suspend the page without end.
 */
function loadTexts(instance: i18n, namespaces: readonly string[]): Promise<Texts> {
  const byNamespaces = textCache.get(instance) ?? new Map<string, Promise<Texts>>();
  textCache.set(instance, byNamespaces);
  const key = namespaces.join(" ");
  const existing = byNamespaces.get(key);
  if (existing) return existing;
  const missing = () => namespaces.filter((namespace) => !instance.hasResourceBundle(instance.language, namespace));
  const texts: Texts = new Map();
  const load =
    missing().length === 0
      ? // Nothing to wait for, as React reads a promise that it has seen before.
        Object.assign(Promise.resolve(texts), { status: "fulfilled", value: texts })
      : instance.loadNamespaces(missing()).then(() => {
          if (missing().length > 0) throw new Error(`Texts that could not be loaded: ${missing().join(", ")}`);
          return texts;
        });
  byNamespaces.set(key, load);
  return load;
}

/**
 * `t` of one or several namespaces; keys of the first need no prefix. Unlike react-i18next's hook it neither subscribes
 * to language changes nor clones the instance, since a document has one language. Texts are cached: i18next takes some
 * 5 µs per key, 30 where it has variables, and a page has a hundred.
 */
export function useTranslation<const Names extends Namespace>(namespaces: Names) {
  const instance = use(I18nContext);
  if (!instance) throw new Error("No I18nProvider");
  const texts = use(loadTexts(instance, typeof namespaces === "string" ? [namespaces] : namespaces));
  const t = new Proxy(instance.getFixedT(null, namespaces), {
    apply(translate, self, args) {
      const key = args.length > 1 ? JSON.stringify(args) : args[0];
      const cached = texts.get(key);
      if (cached !== undefined) return cached;
      const text = Reflect.apply(translate, self, args);
      if (texts.size > most) texts.clear();
      texts.set(key, text);
      return text;
    },
  });
  return { t, i18n: instance };
}
