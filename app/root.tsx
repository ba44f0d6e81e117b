import { ownOrigin } from "./http/context.ts";
import { languageOf, storeChosenLanguage } from "./http/language.ts";
import { currencyOf } from "./http/request/market.ts";
import { redirectWithoutBody } from "./http/response/document-redirect.ts";
// First: it declares the order of the cascade layers.
import "./ui/global.css";
import type { ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";
import type { Route } from "./+types/root";
import enhanceUrl from "./client/enhance.ts?worker&url";
import { ErrorPage } from "./document/error-page.tsx";
import { isHandle, mergedHandle } from "./document/handle.ts";
import { pageTransitions } from "./document/page-transitions.ts";
import { type RootData, useRootData } from "./document/root-data.ts";
import { direction } from "./i18n/languages.ts";
import { useLanguage } from "./i18n/use-language.ts";
import { fontPreloads } from "./ui/fonts.ts";

export const middleware: Route.MiddlewareFunction[] = [redirectWithoutBody, storeChosenLanguage];

export function loader({ context, request }: Route.LoaderArgs): RootData {
  return {
    language: languageOf(context),
    currency: currencyOf(request),
    origin: ownOrigin(context),
  };
}

/** Language and currency change with a new document only. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const matches = useMatches();
  const { hydrate, namespaces, ...handle } = mergedHandle(matches);
  const loaded = matches.at(-1)?.loaderData;
  const light = handle.light ?? (isHandle(loaded) ? loaded.light : undefined);
  const language = useLanguage();
  return (
    <html
      lang={language}
      dir={direction(language)}
      data-light={light}
      data-currency={data?.currency}
      data-namespaces={hydrate ? namespaces?.join(" ") : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={light === "day" ? "#f4ecdf" : "#12100e"} />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fontPreloads(language).map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style>{pageTransitions}</style>
        <Links nonce="" />
      </head>
      <body>
        {children}
        {!hydrate && <script type="module" src={enhanceUrl} />}
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
