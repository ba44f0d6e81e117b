// First, so that the order of the layers is known before any component's sheet.
import "./ui/global.css";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import enhanceUrl from "./enhance/enhance.ts?worker&url";
import { ErrorPage } from "./error-page.tsx";
import { handleOf } from "./handle.ts";
import { requestContext } from "./http/context.ts";
import { i18nMiddleware, languageOf } from "./i18n/i18next.server.ts";
import { direction } from "./i18n/languages.ts";
import { useLanguage } from "./i18n/use-language.ts";
import { currencyOf } from "./money.ts";
import { preloadsOf } from "./ui/fonts.ts";

export const middleware: Route.MiddlewareFunction[] = [i18nMiddleware];

export function loader({ context, request, url }: Route.LoaderArgs) {
  return {
    app: context.get(requestContext).app,
    language: languageOf(context),
    currency: currencyOf(request),
    origin: url.origin,
  };
}

/** Texts of a hydrated page stay in the language it was opened in: changing it is a new document. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { hydrate, texts, theme } = handleOf(useMatches());
  const language = useLanguage();
  return (
    <html
      lang={language}
      dir={direction(language)}
      data-theme={theme}
      data-currency={data?.currency}
      data-texts={hydrate ? texts?.join(" ") : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme === "paper" ? "#f5eee1" : "#12100e"} />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {preloadsOf(language).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <script type="module" src={enhanceUrl} />
        {hydrate && <ScrollRestoration />}
        {hydrate && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
