import { data } from "react-router";
import type { Backend } from "../backend/backend.ts";
import { listVault } from "../backend/vault.ts";
import { escapeMarkup } from "../encoding/escape-markup.ts";
import { backendOf } from "../http/backend.ts";
import { pagesContext, requestContext, shopOrigin } from "../http/context.ts";
import { languages } from "../i18n/languages.ts";
import type { Route } from "./+types/sitemap";

/** The slugs of all perfumes of the Vault, page by page; none of the demo ones. */
async function vaultSlugs(backend: Backend): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const { perfumes, source } = await listVault(backend, { page });
    if (source === "demo" || perfumes.length === 0) return slugs;
    slugs.push(...perfumes.map(({ slug }) => slug));
  }
}

/**
 * Every page of the sitemap in every language, with its alternates; the Vault's perfumes unless they are the demo ones.
 */
export async function loader({ context }: Route.LoaderArgs) {
  if (context.get(requestContext).app === "admin") throw data(null, { status: 404 });
  const products = (await vaultSlugs(backendOf(context))).map((slug) => `/product/${slug}`);
  const address = (path: string, language: string) => escapeMarkup(`${shopOrigin(context)}${path}?lang=${language}`);
  const pages = context.get(pagesContext).filter(({ handle }) => handle.sitemap);
  const entries = [...pages.map(({ path }) => path), ...products].flatMap((path) => {
    const alternates = languages
      .map((other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(path, other)}"/>`)
      .join("");
    const unasked = `<xhtml:link rel="alternate" hreflang="x-default" href="${escapeMarkup(`${shopOrigin(context)}${path}`)}"/>`;
    return languages.map((language) => `<url><loc>${address(path, language)}</loc>${alternates}${unasked}</url>`);
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
