import { renderToStaticMarkup, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
  StaticRouter,
} from "react-router";
import { handleOf } from "./handle.ts";
import { environmentContext, requestContext } from "./http/context.ts";
import { logError } from "./http/log.ts";
import { contentSecurityPolicy, realtimeOrigin } from "./http/security-headers.ts";
import { getInstance } from "./i18n/i18next.server.ts";
import { I18nProvider } from "./i18n/use-translation.ts";
import { type Keeper, KeeperProvider } from "./kept.tsx";
import { remember } from "./remember.ts";

/**
 * What of the router's context one page needs. Its own routes, not all sixty, which the router would convert for every
 * render; nor does it look among them for the page above, to tell the browser of it: that asks when it goes there. And,
 * where the page is hydrated, its data already read: loaders wait for all they show, so a page is rendered in one go,
 * which costs half of what a stream does, and the router would send the data in pieces after it.
 */
async function pageContext(context: EntryContext, hydrate: boolean | undefined): Promise<EntryContext> {
  const { serverHandoffStream, ...rest } = context;
  const { routes } = context.manifest;
  const own = context.staticHandlerContext.matches.map(({ route: { id } }) => [id, routes[id]]);
  const page = {
    ...rest,
    manifest: { ...context.manifest, routes: Object.fromEntries(own) },
    staticHandlerContext: { ...context.staticHandlerContext, _match: () => null },
  };
  if (!hydrate || !serverHandoffStream) return page;
  const result = { done: true, value: await new Response(serverHandoffStream).text() };
  const streamCache = [Object.assign(Promise.resolve(), { result })];
  return { ...page, serverHandoffStream: new ReadableStream(), renderMeta: { streamCache } };
}

/** Headers and footers of this isolate, the longest unasked first. */
const kept = new Map<string, string>();
const mostKept = 300;

/** Static markup differs from that which the browser takes over, hence the renderer's part in the key. */
function keeperOf(texts: ReturnType<typeof getInstance>, address: string, render: typeof renderToString): Keeper {
  return (by, content) => {
    const key = `${render === renderToString} ${texts.language} ${by}`;
    let markup = kept.get(key);
    if (markup === undefined) {
      const { pathname, search } = new URL(address);
      markup = render(
        <I18nProvider value={texts}>
          <StaticRouter location={{ pathname, search }}>{content}</StaticRouter>
        </I18nProvider>,
      );
    }
    remember(kept, key, markup, mostKept);
    return markup;
  };
}

const startScript = 'type="module" async=""';

/**
 * The router would have its scripts fetched before all else. What is looked at goes first: the page works without them,
 * and enhance/start-react.ts asks for them once it has been seen or touched.
 */
function withReactLater(page: string): string {
  const body = page.indexOf("</head>");
  const head = page.slice(0, body).replaceAll('rel="modulepreload"', 'rel="later"');
  const start = page.lastIndexOf(startScript);
  if (start < 0) return page;
  return `${head}${page.slice(body, start)}type="later"${page.slice(start + startScript.length)}`;
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
  const texts = getInstance(context);
  const page = render(
    <I18nProvider value={texts}>
      <KeeperProvider value={keeperOf(texts, request.url, render)}>
        <ServerRouter context={await pageContext(routerContext, hydrate)} url={request.url} {...inline} />
      </KeeperProvider>
    </I18nProvider>,
  );
  return new Response(`<!doctype html>${hydrate ? withReactLater(page) : page}`, { status, headers });
}

/** The one place where errors thrown by loaders and actions are logged. Refusals the visitor sees are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) logError(context.get(requestContext).id, error);
};
