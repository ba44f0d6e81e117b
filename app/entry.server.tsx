import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { handleOf } from "./handle.ts";
import { environmentContext, requestContext } from "./http/context.ts";
import { logError } from "./http/log.ts";
import { contentSecurityPolicy, realtimeOrigin } from "./http/security-headers.ts";
import { getInstance } from "./i18n/i18next.server.ts";

/** Renders a document. Only a hydrated page carries the router's inline scripts, so only its policy admits a nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { id, nonce, app } = context.get(requestContext);
  const { hydrate } = handleOf(
    routerContext.staticHandlerContext.matches.map(({ route }) => ({
      handle: routerContext.routeModules[route.id]?.handle,
    })),
  );
  // The office listens to changes of the settings; the shop's pages talk to the shop alone.
  const connect = app === "admin" ? realtimeOrigin(context.get(environmentContext).supabase.url) : undefined;
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(hydrate ? { nonce, connect } : {}));
  if (!hydrate && app === "storefront") headers.set("Speculation-Rules", '"/speculation-rules.json"');
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={getInstance(context)}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </I18nextProvider>,
    { nonce, signal: request.signal, onError: (error) => logError(id, error) },
  );
  if (!hydrate) await stream.allReady;
  return new Response(stream, { status, headers });
}

/** The one place where errors thrown by loaders and actions are logged. Refusals the visitor sees are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) logError(context.get(requestContext).id, error);
};
