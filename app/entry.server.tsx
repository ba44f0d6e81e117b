import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { mergedHandle } from "./document/handle.ts";
import { environmentContext, requestContext } from "./http/context.ts";
import { languageOf } from "./http/language.ts";
import { logError } from "./http/log.ts";
import { contentSecurityPolicy, realtimeOrigin } from "./http/response/security-headers.ts";
import { i18nextFor } from "./i18n/i18next.server.ts";
import { I18nProvider } from "./i18n/use-translation.ts";
import { cardPageOrigins } from "./payments/card-providers.ts";

/**
 * Renders a document. A page that React takes over in the browser is a stream, since the router sends its data behind
 * it; it is sent when all of it is there, so that none of it needs a script to be seen. A page without React is plain
 * markup. Only the former carries inline scripts, so only its policy admits a nonce.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { app, nonce } = context.get(requestContext);
  const { hydrate, opensPaymentPages } = mergedHandle(
    routerContext.staticHandlerContext.matches.map(({ route }) => ({
      handle: routerContext.routeModules[route.id]?.handle,
    })),
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  // The admin app listens to changes of the settings; the shop's pages talk to the shop alone.
  const { supabase, cards } = context.get(environmentContext);
  const connect = app === "admin" ? realtimeOrigin(supabase.url) : undefined;
  const formsTo = opensPaymentPages ? cardPageOrigins(cards) : [];
  headers.set("Content-Security-Policy", contentSecurityPolicy(hydrate ? { nonce, connect } : { formsTo }));
  const document = (
    <I18nProvider value={await i18nextFor(languageOf(context))}>
      <ServerRouter context={routerContext} url={request.url} nonce={hydrate ? nonce : undefined} />
    </I18nProvider>
  );
  if (!hydrate) {
    if (app === "storefront") headers.set("Speculation-Rules", '"/speculation-rules.json"');
    return new Response(`<!doctype html>${renderToStaticMarkup(document)}`, { status, headers });
  }
  const stream = await renderToReadableStream(document, {
    nonce,
    // React would hide what stands behind the first chunk until its script reveals it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: request.signal,
    onError: (error) => logError(context, error),
  });
  await stream.allReady;
  return new Response(stream, { status, headers });
}

/** The one place where errors thrown by loaders and actions are logged. Refusals the visitor sees are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) logError(context, error);
};
