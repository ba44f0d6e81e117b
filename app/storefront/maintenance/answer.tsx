import { renderToString } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import type { Switch } from "../../http/context.ts";
import { getInstance, languageOf } from "../../i18n/i18next.server.ts";
import { direction } from "../../i18n/languages.ts";
import { I18nProvider } from "../../i18n/use-translation.ts";
import { maintenanceRetrySeconds } from "../../timings.ts";
import { preloadsOf } from "../../ui/fonts.ts";
import houseStyles from "../../ui/global.css?url";
import ownStyles from "./maintenance.css?url";
import { MaintenancePage } from "./maintenance-page.tsx";

type Asked = { request: Request; url: URL; context: Readonly<RouterContextProvider>; state: Switch };

/** 503: the page for a document, the words alone for the router's own requests (the layout's boundary shows them). */
export async function maintenanceAnswer({ request, url, context, state }: Asked): Promise<Response> {
  const language = languageOf(context);
  const message = (state.words[language] || state.fallback).trim();
  const headers = { "Retry-After": String(maintenanceRetrySeconds), "Content-Language": language };
  if (new URL(request.url).pathname.endsWith(".data")) {
    return new Response(message, { status: 503, headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" } });
  }
  const unsent = request.method === "POST" ? textsOf(await request.formData()) : [];
  const i18n = getInstance(context);
  const page = renderToString(
    <html lang={language} dir={direction(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{i18n.t("common:title", { page: i18n.t("maintenance:title") })}</title>
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        {preloadsOf(language).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={houseStyles} />
        <link rel="stylesheet" href={ownStyles} />
      </head>
      <body>
        <I18nProvider value={i18n}>
          <MaintenancePage message={message} path={`${url.pathname}${url.search}`} unsent={unsent} />
        </I18nProvider>
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${page}`, {
    status: 503,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}

/** What was sent, but for passwords. */
function textsOf(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !/password/i.test(name) ? [[name, value]] : [],
  );
}
