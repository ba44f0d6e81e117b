// The Worker: one request in, one response out. It picks the host's view of the build, hands the router a typed
// context, refuses what no page should see, and puts the security headers and the log line on every answer.
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { adminUrl, appOf, isBareHost } from "./hosts.ts";
import { isReadable, withinSize } from "./http/body.ts";
import { environmentContext, type RequestFacts, requestContext } from "./http/context.ts";
import { readCookie } from "./http/cookies.ts";
import { environmentOf } from "./http/environment.ts";
import { lastResort } from "./http/last-resort.ts";
import { logError, logRequest, pathPattern } from "./http/log.ts";
import { isKnownOpen, maintenanceSwitch } from "./http/maintenance-gate.ts";
import { comesFromHere } from "./http/origin.ts";
import { keptPage, pageKey, throughPageCache } from "./http/page-cache.ts";
import { secure } from "./http/security-headers.ts";
import { carriesSession } from "./http/session-store.ts";
import { viewOf } from "./http/view.ts";
import { remember } from "./remember.ts";
import { backendDeadline } from "./timings.ts";

const handlers = {
  storefront: createRequestHandler(viewOf(build, "storefront"), import.meta.env.MODE),
  admin: createRequestHandler(viewOf(build, "admin"), import.meta.env.MODE),
};

/** All that pages and forms need. */
const methods = new Set(["GET", "HEAD", "POST"]);

/** Backslashes, control characters and line ends, which no address has and no pattern of the router matches. */
const unaddressable = /\\|%5c|%0|%1|%7f|%c2%[89]|%e2%80%a[89]/i;

/** `Response.redirect` seals its headers, and ours are still to come. */
function moved(url: URL): Response {
  return new Response(null, { status: 302, headers: { Location: url.href } });
}

/** Ids of requests: this isolate's own half and a number, since a random one for each costs as much as the whole answer. */
let half: string | undefined;
let number = 0;
function nextId(): string {
  half ??= crypto.randomUUID().slice(0, 18);
  number += 1;
  return `${half}-${number.toString(36)}`;
}

/** A nonce and a deadline cost something: whoever asks first makes them. */
function factsOf(id: string, url: URL, execution: ExecutionContext): RequestFacts {
  let nonce: string | undefined;
  let deadline: AbortSignal | undefined;
  return {
    id,
    app: appOf(url.hostname),
    get nonce() {
      nonce ??= crypto.randomUUID();
      return nonce;
    },
    get deadline() {
      deadline ??= AbortSignal.timeout(backendDeadline);
      return deadline;
    },
    trips: 0,
    asking: 0,
    waitUntil: (promise) => execution.waitUntil(promise),
  };
}

/** The shared copy that this visitor may be shown: a guest's who has passed the welcome page. */
function pageKeyOf(request: Request, url: URL, { app }: RequestFacts): string | null {
  const guest = app === "storefront" && readCookie(request, "welcomeShown") === "1" && !carriesSession(request, app);
  return guest ? pageKey(request, url, build.assets.version) : null;
}

/**
 * Which shared copy a guest asked for, by all of a request that decides it: reading an address and its cookies anew
 * costs as much as sending the page.
 */
const asked = new Map<string, { key: string; path: string }>();
const mostAsked = 300;

function askedOf({ method, url, headers }: Request): string {
  // Parted by what no header holds, so that none can pass for two.
  return `${method} ${url}\n${headers.get("cookie")}\n${headers.get("accept-language")}`;
}

/** The answer, with the security headers on it. */
async function respond(
  original: Request,
  url: URL,
  key: string | null,
  env: Env,
  facts: RequestFacts,
): Promise<Response> {
  if (unaddressable.test(url.pathname)) return secure(lastResort(original, 400));
  if (facts.app === "storefront" && isBareHost(url.hostname)) return secure(moved(adminUrl(url)));
  if (!methods.has(original.method)) return secure(lastResort(original, 405));
  const request = await withinSize(original);
  if (!request) return secure(lastResort(original, 413));
  if (!comesFromHere(request) || !(await isReadable(request))) return secure(lastResort(request, 400));
  const context = new RouterContextProvider();
  context.set(environmentContext, environmentOf(env));
  context.set(requestContext, facts);
  const render = () => handlers[facts.app](request, context);
  if (!key) return secure(await render());
  const [page, { on }] = await Promise.all([
    throughPageCache(key, render, facts.waitUntil),
    maintenanceSwitch(context, request),
  ]);
  // A page that was rendered just now has met the gate itself; one that was remembered has not.
  return on && page.status !== 503 ? secure(await render()) : page;
}

export default {
  async fetch(request, env, execution) {
    const started = Date.now();
    const id = nextId();
    const address = askedOf(request);
    const known = asked.get(address);
    const kept = known && isKnownOpen() ? keptPage(known.key, id) : undefined;
    if (known && kept) {
      logRequest({ id, app: "storefront", method: "GET", path: known.path, status: 200, started, trips: 0 });
      return kept;
    }
    const url = new URL(request.url);
    const facts = factsOf(id, url, execution);
    const key = pageKeyOf(request, url, facts);
    const path = pathPattern(url.pathname);
    if (key !== null) remember(asked, address, { key, path }, mostAsked);
    const response = await respond(request, url, key, env, facts).catch((error: unknown) => {
      logError(id, error);
      return secure(lastResort(request, 500));
    });
    response.headers.set("X-Request-Id", id);
    logRequest({
      id,
      app: facts.app,
      method: request.method,
      path,
      status: response.status,
      started,
      trips: facts.trips,
    });
    return response;
  },
} satisfies ExportedHandler<Env>;
