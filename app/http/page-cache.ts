import { z } from "zod";
import { cached } from "../cache/cache.ts";
import type { Handle } from "../document/handle.ts";
import type { Page } from "../document/pages.ts";
import { pageFresh, pageStale } from "../shop/timings.ts";
import { siteStateOf } from "./backend.ts";
import { type Context, type RequestInfo, requestContext } from "./context.ts";
import { type Hosts, isAtShop } from "./hosts.ts";
import { cartCount } from "./request/cart.ts";
import { currencyOf, knownCountry, likelyCountry } from "./request/market.ts";
import { pricesShown } from "./request/seen-prices.ts";
import { applySecurityHeaders } from "./response/security-headers.ts";

const pageSchema = z.object({
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
});

type CachedPage = z.infer<typeof pageSchema>;

type Shared = NonNullable<Handle["cache"]>;

type Sharing = { info: Pick<RequestInfo, "language">; pages: Page[]; deployment: string; hosts: Hosts };

/**
 * The key under which a guest's page may be shared, of what was validated and nothing else: deployment, scheme, host,
 * path, the parameters that the page knows, language, currency, country, how much is in the cart and, where it depends on
 * them, the prices seen. Null where the page is not to be shared, the host is not the shop's own, or the address is
 * another spelling of the page's or carries a parameter that the page does not know, or one twice.
 */
export function pageKey(request: Request, url: URL, { info, pages, deployment, hosts }: Sharing): string | null {
  if (request.method !== "GET" || !isAtShop(url, hosts)) return null;
  const cache = pages.find(({ path, handle }) => handle.cache && isAt(path, url.pathname, handle.cache))?.handle.cache;
  const parameters = cache && parametersOf(url, cache);
  if (parameters === undefined) return null;
  const { protocol, host, pathname } = url;
  const seen = cache?.prices ? pricesShown(request, "recommendation") : "";
  // A likely country may be left open where a known one is told.
  const country = knownCountry(request) ?? `?${likelyCountry(request) ?? ""}`;
  const shown = [info.language, currencyOf(request), country, cartCount(request), seen];
  return [deployment, protocol, host, pathname, parameters, ...shown].join(" ").trim();
}

/** The query parameters as a part of the key; undefined where the page does not know one, or one comes twice. */
function parametersOf({ search, searchParams }: URL, { parameters = {} }: Shared): string | undefined {
  if (search === "") return "";
  const names = Object.keys(parameters).filter((name) => searchParams.has(name));
  const valid = names.every((name) => parameters[name]?.(searchParams.get(name) ?? ""));
  if (!valid || names.length !== searchParams.size) return undefined;
  return names.map((name) => `${name}=${searchParams.get(name)}`).join("&");
}

/**
 * Compares paths letter by letter, with each parameter as its page allows it. The router accepts more spellings (letter
 * case, escapes, a last slash, data requests), and each of them would get a copy of its own.
 */
function isAt(pattern: string, pathname: string, { segment: isSegment }: Shared): boolean {
  if (!pattern.includes(":")) return pattern === pathname;
  const segments = pathname.split("/");
  const parts = pattern.split("/");
  return (
    segments.length === parts.length &&
    segments.every((segment, index) =>
      parts[index]?.startsWith(":") ? isSegment?.(segment) : segment === parts[index],
    )
  );
}

/** A browser must ask again, because its visitor may have changed language or currency, or signed in. */
const forVisitors = "private, no-cache";

/**
 * A guest's content page with its security headers, from the cache or rendered. Only a 200 without a cookie is stored,
 * and not where the page itself says `no-store` (the Vault while the backend is down).
 */
export async function cachedPage(key: string, context: Context, render: () => Promise<Response>): Promise<Response> {
  const { value } = await cached<CachedPage>({
    key: `page ${key}`,
    schema: pageSchema,
    ttl: pageFresh,
    staleWhileRevalidate: pageStale,
    changedAt: async () => (await siteStateOf(context)).catalogueChangedAt,
    waitUntil: context.get(requestContext).waitUntil,
    read: async () => {
      const response = await render();
      if (isStorable(response)) response.headers.set("Cache-Control", forVisitors);
      applySecurityHeaders(response);
      return { status: response.status, headers: [...response.headers], body: await response.text() };
    },
    isStorable: ({ headers }) => headers.some(([name, value]) => name === "cache-control" && value === forVisitors),
  });
  return answerOf(value);
}

/**
 * The bytes of each copy, and a response whose headers answers copy: making them costs more than the rest of an answer.
 * They stand beside the entry, because an entry is JSON, as the data centre's cache keeps it; they are dropped with it.
 */
const templates = new WeakMap<CachedPage, { bytes: Uint8Array<ArrayBuffer>; template: Response }>();

function answerOf(page: CachedPage): Response {
  const { body, ...init } = page;
  const { bytes, template } = templates.get(page) ?? {
    bytes: new TextEncoder().encode(body),
    template: new Response(null, init),
  };
  templates.set(page, { bytes, template });
  return new Response(bytes, template);
}

function isStorable({ status, headers }: Response): boolean {
  return status === 200 && !headers.has("Set-Cookie") && !headers.get("Cache-Control")?.includes("no-store");
}
