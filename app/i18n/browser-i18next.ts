// The part of i18next that a hydrated page uses, put in i18next's place in the browser's bundle (vite.config.ts): whole,
// it would be a tenth of all script there. A test holds it to i18next's own answers for every text, count and language.

type Texts = { [key: string]: string | Texts };
type Options = { [name: string]: unknown; count?: number };
type Read = (language: string, namespace: string, done: (error: unknown, texts: Texts) => void) => void;
type Plugin = { type: string; read?: Read; init?: (instance: Reader) => void };

const place = /\{\{\s*([^{}\s]+)\s*\}\}/g;

function at(texts: Texts | undefined, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const step of key.split(".")) found = typeof found === "object" ? found[step] : undefined;
  return typeof found === "string" ? found : undefined;
}

class Reader {
  language = "";
  languages: string[] = [];
  isInitialized = false;
  options: { [name: string]: unknown; ns: string[] } = { ns: [] };
  /** Texts never change while a page lives, so nobody is ever told of a change. */
  store = { on() {}, off() {} };
  on() {}
  off() {}

  #read: Read = (_language, _namespace, done) => done(null, {});
  #plugins: Plugin[] = [];
  #texts = new Map<string, Texts>();
  #plurals = new Intl.PluralRules();

  use(plugin: Plugin): this {
    if (plugin.type === "backend" && plugin.read) this.#read = plugin.read.bind(plugin);
    else this.#plugins.push(plugin);
    return this;
  }

  async init({ lng, ns, ...options }: { lng: string; ns: string[] }): Promise<void> {
    this.language = lng;
    this.languages = [lng];
    this.options = { ...options, ns };
    this.#plurals = new Intl.PluralRules(lng);
    await this.loadNamespaces(ns);
    this.isInitialized = true;
    for (const plugin of this.#plugins) plugin.init?.(this);
  }

  async loadNamespaces(namespaces: string | string[], done?: () => void): Promise<void> {
    const missing = [namespaces].flat().filter((namespace) => !this.#texts.has(namespace));
    await Promise.all(missing.map((namespace) => this.#load(namespace)));
    done?.();
  }

  #load(namespace: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#read(this.language, namespace, (error, texts) => {
        if (error) return reject(error);
        this.#texts.set(namespace, texts);
        resolve();
      });
    });
  }

  hasLoadedNamespace(namespace: string): boolean {
    return this.#texts.has(namespace);
  }

  /** Bound: components get a copy of the reader from react-i18next, and the copy has no texts of its own. */
  exists = (key: string, { ns }: { ns: string }): boolean => at(this.#texts.get(ns), key) !== undefined;

  /** A count looks for `_zero` (of nothing), then for its plural form, then for the plain key; a missing text is its key. */
  getFixedT(_language: unknown, namespace: string) {
    return (key: string, options: Options = {}): string => {
      const [own, path] = key.includes(":")
        ? [key.slice(0, key.indexOf(":")), key.slice(key.indexOf(":") + 1)]
        : [namespace, key];
      const texts = this.#texts.get(own);
      const { count } = options;
      const forms =
        typeof count === "number" ? [...(count === 0 ? ["_zero"] : []), `_${this.#plurals.select(count)}`] : [];
      for (const form of [...forms, ""]) {
        const text = at(texts, path + form);
        if (text !== undefined) return text.replace(place, (empty, name: string) => String(options[name] ?? empty));
      }
      return path;
    };
  }
}

/** Part of i18next's selector keys, which the house does not use; react-i18next imports it. */
export function keyFromSelector(): never {
  throw new Error("Keys are written as text here.");
}

export function createInstance(): Reader {
  return new Reader();
}

export default createInstance();
