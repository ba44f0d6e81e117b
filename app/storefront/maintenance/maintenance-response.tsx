import { renderToString } from "react-dom/server";
import type { MessageLanguage } from "../../backend/message-languages.ts";
import type { SiteState } from "../../backend/site-state.ts";
import { plainNames } from "../../forms/safe-fields.ts";
import type { RouteArgs } from "../../http/context.ts";
import { languageOf } from "../../http/language.ts";
import { readForm } from "../../http/request/body.ts";
import { detectMessageLanguage } from "../../http/request/detect-language.ts";
import { bindWords } from "../../i18n/bind-words.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { direction, isLanguage } from "../../i18n/languages.ts";
import { I18nProvider } from "../../i18n/use-translation.ts";
import { fontPreloads } from "../../ui/fonts.ts";
import globalStyles from "../../ui/global.css?url";
import { foreignI18nextFor } from "./foreign-words.server.ts";
import maintenanceStyles from "./maintenance.css?url";
import { MaintenancePage } from "./maintenance-page.tsx";

/** `Retry-After` of the page. */
const maintenanceRetrySeconds = 120;

/**
 * A 503 with the page for documents, which speaks the languages of the message, and with the bare message for the
 * router's data requests: `MaintenanceBoundary` shows it on a page that is open in a language of the shop.
 */
export async function maintenanceResponse(
  { request, url, context }: RouteArgs & { url: URL },
  state: SiteState,
): Promise<Response> {
  const isData = new URL(request.url).pathname.endsWith(".data");
  const own = languageOf(context);
  const language: MessageLanguage = isData ? own : await detectMessageLanguage(request, url);
  const said = (state.messages[language] || state.fallback).trim();
  const message = isLanguage(language) ? bindWords(said, language) : said;
  const headers = { "Retry-After": String(maintenanceRetrySeconds), "Content-Language": language };
  if (isData) {
    return new Response(message, { status: 503, headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" } });
  }
  const fields = request.method === "POST" ? resendableFields(await readForm(request, plainNames)) : [];
  // Turkish, Spanish and German are set in the letters of French, and Turkish in a few more.
  const fonts = fontPreloads(isLanguage(language) ? language : "fr");
  const i18n = isLanguage(language) ? await i18nextFor(language) : foreignI18nextFor(language);
  const page = renderToString(
    <html lang={language} dir={direction(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{i18n.t("common:title", { page: i18n.t("maintenance:title") })}</title>
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={globalStyles} />
        <link rel="stylesheet" href={maintenanceStyles} />
      </head>
      <body>
        <I18nProvider value={i18n}>
          <MaintenancePage message={message} path={`${url.pathname}${url.search}`} fields={fields} />
        </I18nProvider>
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${page}`, {
    status: 503,
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8" },
  });
}

/** The posted text fields except passwords. */
function resendableFields(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !/password/i.test(name) ? [[name, value]] : [],
  );
}
