import type { i18n, Namespace } from "i18next";
import { createContext, use } from "react";

const I18nContext = createContext<i18n | undefined>(undefined);

/** Gives the texts of one language to all below it. */
export const I18nProvider = I18nContext.Provider;

/** Namespaces on their way, in the browser: a step to another hydrated page may need more than the first page brought. */
const coming = new Map<string, Promise<void>>();

function load(texts: i18n, namespace: string): Promise<void> {
  const known = coming.get(namespace);
  if (known) return known;
  const loading = texts.loadNamespaces(namespace);
  coming.set(namespace, loading);
  // What was lost on the way is asked for again by the next attempt.
  loading.catch(() => coming.delete(namespace));
  return loading;
}

/**
 * The texts of a namespace; of several, the first needs no prefix. react-i18next's hook of this name also listens for
 * changes and copies the instance for each component; here a language is a document, and a page has sixty components.
 */
export function useTranslation<const Names extends Namespace>(namespaces: Names) {
  const texts = use(I18nContext);
  if (!texts) throw new Error("No texts above this component");
  for (const namespace of typeof namespaces === "string" ? [namespaces] : namespaces)
    if (!texts.hasLoadedNamespace(namespace)) use(load(texts, namespace));
  return { t: texts.getFixedT(null, namespaces), i18n: texts };
}
