// The part of i18next that the shop uses, put in its place when the shop is built (vite.config.ts): whole, it is a tenth
// of all script in a browser and a third of the work of rendering a page. Development and unit tests use i18next itself,
// and one of them holds this part to i18next's own answers for every text, count and language.

type Texts = { [key: string]: string | Texts };
type Options = { [name: string]: unknown; count?: number };
type Read = (language: string, namespace: string, done: (error: unknown, texts: Texts) => void) => void;
type Plugin = { type: string; read?: Read };
type Resources = Record<string, { [namespace: string]: Texts }>;
type Settings = { lng?: string; ns?: string[]; defaultNS?: string; resources?: Resources; [name: string]: unknown };
type T = (key: string, options?: Options) => string;

const place = /\{\{\s*([^{}\s]+)\s*\}\}/g;

function at(texts: Texts | undefined, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const step of key.split(".")) found = typeof found === "object" ? found[step] : undefined;
  return typeof found === "string" ? found : undefined;
}

/** One language's texts by namespace, and the functions that say them. */
class Tongue {
  readonly texts: { [namespace: string]: Texts };
  #plurals: Intl.PluralRules;
  #fixed = new Map<string, T>();

  constructor(language: string, texts: { [namespace: string]: Texts }) {
    this.texts = texts;
    this.#plurals = new Intl.PluralRules(language);
  }

  /** The same function for the same namespace; it remembers the texts that are said as they are written. */
  fixed(namespace: string): T {
    const known = this.#fixed.get(namespace);
    if (known) return known;
    const plain = new Map<string, string>();
    const t: T = (key, options) => {
      const known = options ? undefined : plain.get(key);
      if (known !== undefined) return known;
      const text = this.#find(namespace, key, options ?? {});
      if (text !== undefined && !options) plain.set(key, text);
      return text ?? key.slice(key.indexOf(":") + 1);
    };
    this.#fixed.set(namespace, t);
    return t;
  }

  /** A count looks for `_zero` (of nothing), then for its plural form, then for the plain key; a missing text is its key. */
  #find(namespace: string, key: string, options: Options): string | undefined {
    const colon = key.indexOf(":");
    const path = key.slice(colon + 1);
    const texts = this.texts[colon < 0 ? namespace : key.slice(0, colon)];
    const { count } = options;
    const forms =
      typeof count === "number" ? [...(count === 0 ? ["_zero"] : []), `_${this.#plurals.select(count)}`] : [];
    for (const form of [...forms, ""]) {
      const text = at(texts, path + form);
      if (text !== undefined) return text.replace(place, (empty, name: string) => String(options[name] ?? empty));
    }
    return undefined;
  }
}

const none = new Tongue("en", {});

/** The server's texts are the same for every request. */
const tongues = new WeakMap<object, Tongue>();

export class Reader {
  language = "";
  languages: string[] = [];
  options: Settings;
  #tongue = none;
  #read: Read = (_language, _namespace, done) => done(null, {});

  constructor(options: Settings = {}) {
    this.options = options;
  }

  use(plugin: Plugin): this {
    if (plugin.read) this.#read = plugin.read.bind(plugin);
    return this;
  }

  async init(settings: Settings): Promise<void> {
    this.options = { ...this.options, ...settings };
    const { lng = "en", ns = [], resources } = this.options;
    this.language = lng;
    this.languages = [lng];
    const all = resources?.[lng];
    this.#tongue = (all && tongues.get(all)) ?? new Tongue(lng, all ?? {});
    if (all) tongues.set(all, this.#tongue);
    if (ns.length > 0) await this.loadNamespaces(ns);
  }

  async loadNamespaces(namespaces: string | string[], done?: () => void): Promise<void> {
    const missing = [namespaces].flat().filter((namespace) => !this.hasLoadedNamespace(namespace));
    await Promise.all(missing.map((namespace) => this.#load(namespace)));
    done?.();
  }

  #load(namespace: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#read(this.language, namespace, (error, texts) => {
        if (error) return reject(error);
        this.#tongue.texts[namespace] = texts;
        resolve();
      });
    });
  }

  hasLoadedNamespace(namespace: string): boolean {
    return namespace in this.#tongue.texts;
  }

  exists(key: string, { ns }: { ns: string }): boolean {
    return at(this.#tongue.texts[ns], key) !== undefined;
  }

  getFixedT(_language: unknown, namespaces: string | readonly string[]): T {
    return this.#tongue.fixed(typeof namespaces === "string" ? namespaces : (namespaces[0] ?? ""));
  }

  t(key: string, options?: Options): string {
    return this.#tongue.fixed(this.options.defaultNS ?? "common")(key, options);
  }
}

export function createInstance(options?: Settings): Reader {
  return new Reader(options);
}

export default createInstance();
