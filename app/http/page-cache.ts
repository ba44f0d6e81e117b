import { detectLanguage } from "../i18n/detect-language.ts";
import { currencyOf } from "../money.ts";
import { remember } from "../remember.ts";
import { publicPages } from "../resources/pages.ts";
import { pageFresh, pageStale } from "../timings.ts";
import { secure } from "./security-headers.ts";

/** A page as it was rendered for one guest and may be shown to the next. */
type Kept = {
  at: number;
  body: ArrayBuffer;
  /** Its status and headers: a response is copied faster than headers alone. */
  head: Response;
};

/** Pages in this isolate's memory, the longest unused first. */
const memory = new Map<string, Kept>();
const most = 300;
const renewing = new Set<string>();

const interactive = new Set(["/maestro-journey", "/maestro"]);
const pages = new Set<string>(publicPages.filter((path) => !interactive.has(path)));
const product = /^\/product\/[a-z0-9-]{1,80}$/;

/**
 * The key under which a page may be shared: host, path, language, currency and deployment; null where the page is not
 * a content page or the address carries anything but the page's own parameters.
 */
export function pageKey(request: Request, url: URL, deployment: string): string | null {
  const { host, pathname } = url;
  if (request.method !== "GET" || !(pages.has(pathname) || product.test(pathname))) return null;
  const asked = url.search === "" ? "1 kept" : parametersOf(url.searchParams);
  if (!asked) return null;
  return `${deployment} ${host} ${pathname} ${asked} ${detectLanguage(request, url)} ${currencyOf(request)}`;
}

/** The page's number, and whether its language stands in the address; null for any other parameter. */
function parametersOf(parameters: URLSearchParams): string | null {
  const page = parameters.get("page") ?? "1";
  if (!/^\d{1,3}$/.test(page)) return null;
  for (const name of parameters.keys()) if (name !== "page" && name !== "lang") return null;
  return `${page} ${parameters.has("lang") ? "asked" : "kept"}`;
}

/** A browser asks again: its visitor may have changed language or currency, or signed in. */
const forVisitors = "private, no-cache";
/** Headers that concern the data centre's copy and nobody else. */
const itsOwn = new Set(["x-kept-at", "cache-control", "age", "date", "expires", "cf-cache-status"]);

/** The same page in the data centre's cache, which outlives an isolate. */
const shared = {
  address: (key: string) => `https://pages.invalid/${encodeURIComponent(key)}`,
  async get(key: string): Promise<Kept | undefined> {
    const response = await (await caches.open("pages")).match(shared.address(key));
    if (!response) return undefined;
    const headers = new Headers([...response.headers].filter(([name]) => !itsOwn.has(name)));
    headers.set("Cache-Control", forVisitors);
    const at = Number(response.headers.get("x-kept-at"));
    return { at, body: await response.arrayBuffer(), head: new Response(null, { headers }) };
  },
  async put(key: string, page: Kept): Promise<void> {
    const headers = new Headers(page.head.headers);
    headers.set("Cache-Control", `public, max-age=${pageStale / 1000}`);
    headers.set("X-Kept-At", String(page.at));
    await (await caches.open("pages")).put(shared.address(key), new Response(page.body, { headers }));
  },
};

function show({ body, head }: Kept): Response {
  return new Response(body, head);
}

/**
 * A page that this isolate remembers and need not make anew, as the answer to the request `id`: nothing to wait for.
 * The id is put on the page's own headers, which each answer copies, since an answer's headers cost more to change.
 */
export function keptPage(key: string, id: string): Response | undefined {
  const page = memory.get(key);
  if (!page || Date.now() - page.at > pageFresh) return undefined;
  page.head.headers.set("X-Request-Id", id);
  return show(page);
}

/**
 * A guest's content page: from memory, else from the data centre's cache, else rendered and kept. A page older than a
 * minute is shown once more while a new one is rendered. Only a 200 without a cookie is kept, and not
 * where the page itself says `no-store` (the Vault while the backend is down).
 */
export async function throughPageCache(
  key: string,
  render: () => Promise<Response>,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const renew = async () => {
    const response = await render();
    const passing = response.headers.get("Cache-Control")?.includes("no-store") ?? false;
    if (response.status !== 200 || response.headers.has("Set-Cookie") || passing) return secure(response);
    response.headers.set("Cache-Control", forVisitors);
    const page: Kept = { at: Date.now(), body: await response.arrayBuffer(), head: secure(response) };
    remember(memory, key, page, most);
    waitUntil(shared.put(key, page));
    return show(page);
  };
  const page = memory.get(key) ?? (await shared.get(key));
  if (!page || Date.now() - page.at > pageStale) return renew();
  remember(memory, key, page, most);
  if (Date.now() - page.at > pageFresh && !renewing.has(key)) {
    renewing.add(key);
    waitUntil(renew().finally(() => renewing.delete(key)));
  }
  return show(page);
}

/** What an admin changed shows at once where this isolate serves it, and within a minute elsewhere. */
export function forgetPages(): void {
  memory.clear();
}
