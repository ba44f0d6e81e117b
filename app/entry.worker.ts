// The Worker: one request in, one response out. It picks the host's view of the build, hands the router a typed
// context, refuses what no page should see, answers guests from the page cache, and puts the security headers and the
// log line on every response.
import * as build from "virtual:react-router/server-build";
import { RouterContextProvider } from "react-router";
import { hasSessionCookie } from "./auth/session-store.ts";
import { purge } from "./backend/purge.ts";
import { pagesOf } from "./document/pages.ts";
import { openBackend, siteStateOf } from "./http/backend.ts";
import { type Context, describeRequest, environmentContext, pagesContext, requestContext } from "./http/context.ts";
import { type Environment, environmentOf, IncompleteEnvironment } from "./http/environment.ts";
import { createHostHandler, hostBuild } from "./http/host-build.ts";
import { isBareHost, isLocalHost, servedOrigin } from "./http/hosts.ts";
import { logError, logRequest, logWarning, pathPattern } from "./http/log.ts";
import { cachedPage, pageKey } from "./http/page-cache.ts";
import { bodyRefusal, maxBodySize, maxUploadSize } from "./http/request/body.ts";
import { nameLocalCookies, readCookie, setLocalCookies } from "./http/request/cookies.ts";
import { detectLanguage } from "./http/request/detect-language.ts";
import { isSameOrigin, webhookPath, withoutOpaqueOrigin } from "./http/request/origin.ts";
import { plainErrorPage } from "./http/response/plain-error-page.ts";
import { readiness } from "./http/response/readiness.ts";
import { applySecurityHeaders } from "./http/response/security-headers.ts";
import { endingTokens } from "./http/role-tokens.ts";
import type { Language } from "./i18n/languages.ts";
import { reconcilePayments } from "./machinery/card-payments.ts";
import { openMachinery } from "./machinery/machinery.ts";
import { sendScheduledLetters, sendWrittenLetters } from "./machinery/outbox.ts";
import { frequentCron } from "./shop/timings.ts";

const handlers = {
  storefront: createHostHandler(hostBuild(build, "storefront"), import.meta.env.MODE),
  admin: createHostHandler(hostBuild(build, "admin"), import.meta.env.MODE),
};

/** By the bindings, which are the same for all requests of an isolate. */
const locals = new WeakMap<Env, boolean>();

const pages = { storefront: pagesOf(build, "storefront"), admin: pagesOf(build, "admin") };

/** Pages and forms need no other method; every other is answered with 405. */
const methods = ["GET", "HEAD", "POST"];

/**
 * In characters; a longer path or query is answered with 414. No address of ours reaches them, not even one whose query
 * holds a whole cart and a path to return to.
 */
const longestPath = 2000;
const longestQuery = 6000;

const readyPath = "/readyz";

/** Below it admins upload pictures. */
const uploadPath = "/pictures/";

/** Stands for an address that cannot be read. Nobody serves its host. */
const nowhere = "https://nowhere.invalid/";

/** Backslashes, control characters and line ends, which no address has and no pattern of the router matches. */
const invalidPath = /\\|%5c|%0|%1|%7f|%c2%[89]|%e2%80%a[89]/i;

/** Bytes that are no text. The router would print such a path as it came. */
function isDecodable(path: string): boolean {
  try {
    // The bundler drops a call whose value nobody asks for.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** What is refused or sent elsewhere before the router sees it; null for everything else. */
function rejectEarly(request: Request, url: URL, context: Context): Response | null {
  const { language } = context.get(requestContext);
  const { hosts } = context.get(environmentContext);
  const { pathname, search } = url;
  const isLocalAddress = hosts.local && isBareHost(url.hostname);
  const origin = servedOrigin(url, hosts);
  if (!origin && !isLocalAddress) return plainErrorPage(language, 421);
  if (pathname.length > longestPath || search.length > longestQuery) return plainErrorPage(language, 414);
  if (invalidPath.test(pathname) || !isDecodable(pathname)) return plainErrorPage(language, 400);
  // Not Response.redirect: its headers are sealed, and the security headers are still to come.
  if (!origin) return new Response(null, { status: 302, headers: { Location: hosts.adminOrigin + pathname + search } });
  if (!methods.includes(request.method)) {
    const refusal = plainErrorPage(language, 405);
    refusal.headers.set("Allow", methods.join(", "));
    return refusal;
  }
  if (url.pathname.startsWith(webhookPath)) return null;
  const uploads = context.get(requestContext).app === "admin" && pathname.startsWith(uploadPath);
  const refusal = bodyRefusal(request, uploads ? maxUploadSize : maxBodySize);
  if (refusal) return plainErrorPage(language, refusal);
  return isSameOrigin(request, origin) ? null : plainErrorPage(language, 400);
}

/** The key of the shared copy that this visitor may be shown: a guest's who has passed the welcome page. */
function sharedPageKey(request: Request, url: URL, context: Context): string | null {
  const info = context.get(requestContext);
  const { app } = info;
  const guest = app === "storefront" && readCookie(request, "welcomeShown") === "1" && !hasSessionCookie(request, app);
  const { hosts } = context.get(environmentContext);
  return guest ? pageKey(request, url, { info, pages: pages[app], deployment: build.assets.version, hosts }) : null;
}

/** What went wrong before the router, or in it. Who asks whether the shop is ready learns which variables it lacks. */
function errorPage(error: unknown, path: string, language: Language): Response {
  return path === readyPath && error instanceof IncompleteEnvironment
    ? readiness(false, `not configured, as the log says: ${error.names.join(", ")}`)
    : plainErrorPage(language, 500);
}

/**
 * Reads the environment of a scheduled job. Nobody waits for its answer, so what is wrong is said in the log.
 * @throws IncompleteEnvironment
 */
function environmentOfJob(env: Env): Environment {
  try {
    return environmentOf(env);
  } catch (error) {
    logError("configuration", error);
    throw error;
  }
}

async function respond(request: Request, url: URL, context: RouterContextProvider, env: Env): Promise<Response> {
  context.set(environmentContext, environmentOf(env));
  const refusal = rejectEarly(request, url, context);
  if (refusal) return applySecurityHeaders(refusal);
  context.set(pagesContext, pages[context.get(requestContext).app]);
  await openBackend(context, request);
  const render = () => handlers[context.get(requestContext).app](url.pathname)(withoutOpaqueOrigin(request), context);
  const key = sharedPageKey(request, url, context);
  if (!key) return applySecurityHeaders(await render(), context.get(requestContext));
  const [page, { closed }] = await Promise.all([cachedPage(key, context, render), siteStateOf(context)]);
  // A page that was rendered just now has met the maintenance gate itself; a copy has not.
  return closed && page.status !== 503 ? applySecurityHeaders(await render()) : page;
}

export default {
  async fetch(received, env, execution) {
    const started = Date.now();
    // By the configuration alone: nothing of a request says whether it came to this machine or to a deployment.
    const local = locals.get(env) ?? isLocalHost(env.SHOP_HOST);
    locals.set(env, local);
    const request = local ? nameLocalCookies(received) : received;
    const url = URL.parse(request.url) ?? new URL(nowhere);
    const info = describeRequest(crypto.randomUUID(), url, await detectLanguage(request, url), { env, execution });
    const context = new RouterContextProvider();
    context.set(requestContext, info);
    const response = await respond(request, url, context, env).catch((error: unknown) => {
      logError(context, error);
      return applySecurityHeaders(errorPage(error, url.pathname, info.language));
    });
    sendWrittenLetters(context);
    if (local) setLocalCookies(response);
    response.headers.set("X-Request-Id", info.id);
    logRequest({
      id: info.id,
      app: info.app,
      method: request.method,
      path: pathPattern(url.pathname),
      status: response.status,
      started,
      trips: info.roundTrips.count,
    });
    return response;
  },
  async scheduled({ cron }, env) {
    const environment = environmentOfJob(env);
    for (const warning of endingTokens(environment, Date.now())) logWarning("keys", warning);
    const machinery = openMachinery(environment);
    if (machinery) {
      await reconcilePayments(machinery);
      await sendScheduledLetters(machinery);
    }
    if (cron === frequentCron) return;
    await purge(environment.supabase).catch((error: unknown) => logError("purge", error));
  },
} satisfies ExportedHandler<Env>;
