import { data } from "react-router";
import { listVault } from "../backend/vault.ts";
import { escapeMarkup } from "../encoding/escape-markup.ts";
import { backendOf } from "../http/backend.ts";
import { pagesContext, requestContext, shopOrigin } from "../http/context.ts";
import { languages } from "../i18n/languages.ts";
import type { Route } from "./+types/sitemap";

/**
 * Every page of the sitemap in every language, with its alternates; the Vault's perfumes unless they are the demo ones.
 */
export async function loader({ context }: Route.LoaderArgs) {
  if (context.get(requestContext).app === "admin") throw data(null, { status: 404 });
  const { perfumes, source } = await listVault(backendOf(context), { page: 1 });
  const products = source === "demo" ? [] : perfumes.map(({ slug }) => `/product/${slug}`);
  const address = (path: string, language: string) => escapeMarkup(`${shopOrigin(context)}${path}?lang=${language}`);
  const pages = context.get(pagesContext).filter(({ handle }) => handle.sitemap);
  const entries = [...pages.map(({ path }) => path), ...products].flatMap((path) => {
    const alternates = languages
      .map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(path, other)}"/>`)
      .join("");
    return languages.map((language) => `<url><loc>${address(path, language)}</loc>${alternates}</url>`);
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
