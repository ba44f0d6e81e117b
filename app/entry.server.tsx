import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { handleOf } from "./handle.ts";
import { environmentContext, requestContext } from "./http/context.ts";
import { logError } from "./http/log.ts";
import { contentSecurityPolicy, realtimeOrigin } from "./http/security-headers.ts";
import { getInstance } from "./i18n/i18next.server.ts";
import { I18nProvider } from "./i18n/use-translation.ts";

/**
 * What of the router's context one page needs. Its own routes, not all sixty, which the router would convert for every
 * render. And, where the page is hydrated, its data already read: loaders wait for all they show, so a page is rendered
 * in one go, which costs half of what a stream does, and the router would send the data in pieces after it.
 */
async function pageContext(context: EntryContext, hydrate: boolean | undefined): Promise<EntryContext> {
  const { serverHandoffStream, ...rest } = context;
  const { routes } = context.manifest;
  const own = context.staticHandlerContext.matches.map(({ route: { id } }) => [id, routes[id]]);
  const page = { ...rest, manifest: { ...context.manifest, routes: Object.fromEntries(own) } };
  if (!hydrate || !serverHandoffStream) return page;
  const result = { done: true, value: await new Response(serverHandoffStream).text() };
  const streamCache = [Object.assign(Promise.resolve(), { result })];
  return { ...page, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } };
}

/**
 * The router would have its scripts fetched before all else. What is looked at goes first: the page works without them,
 * and enhance/start-react.ts asks for them once it has been seen or touched.
 */
function withReactLater(page: string): string {
  return page.replaceAll('rel="modulepreload"', 'rel="later"').replace('type="module" async=""', 'type="later"');
}

/** Renders a document. Only a hydrated page carries the router's inline scripts, so only its policy admits a nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const facts = context.get(requestContext);
  const { hydrate } = handleOf(
    routerContext.staticHandlerContext.matches.map(({ route }) => ({
      handle: routerContext.routeModules[route.id]?.handle,
    })),
  );
  // The office listens to changes of the settings; the shop's pages talk to the shop alone.
  const connect = facts.app === "admin" ? realtimeOrigin(context.get(environmentContext).supabase.url) : undefined;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const inline = hydrate ? { nonce: facts.nonce } : {};
  headers.set("Content-Security-Policy", contentSecurityPolicy(hydrate ? { ...inline, connect } : {}));
  if (!hydrate && facts.app === "storefront") headers.set("Speculation-Rules", '"/speculation-rules.json"');
  const render = hydrate ? renderToString : renderToStaticMarkup;
  const page = render(
    <I18nProvider value={getInstance(context)}>
      <ServerRouter context={await pageContext(routerContext, hydrate)} url={request.url} {...inline} />
    </I18nProvider>,
  );
  return new Response(`<!doctype html>${hydrate ? withReactLater(page) : page}`, { status, headers });
}

/** The one place where errors thrown by loaders and actions are logged. Refusals the visitor sees are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) logError(context.get(requestContext).id, error);
};
