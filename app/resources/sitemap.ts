import { data } from "react-router";
import { listVault } from "../backend/vault.ts";
import { backendOf } from "../http/backend.ts";
import { requestContext } from "../http/context.ts";
import { languages } from "../i18n/languages.ts";
import type { Route } from "./+types/sitemap";
import { publicPages } from "./pages.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Every page in every language, each with its sisters; the Vault's perfumes as long as the backend names them. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  if (context.get(requestContext).app === "admin") throw data(null, { status: 404 });
  const { perfumes, source } = await listVault(backendOf(context, request), { page: 1 });
  const products = source === "demo" ? [] : perfumes.map(({ slug }) => `/product/${slug}`);
  const address = (path: string, language: string) => escapeXml(`${url.origin}${path}?lang=${language}`);
  const entries = [...publicPages, ...products].flatMap((path) => {
    const sisters = languages
      .map((tongue) => `<xhtml:link rel="alternate" hreflang="${tongue}" href="${address(path, tongue)}"/>`)
      .join("");
    return languages.map((language) => `<url><loc>${address(path, language)}</loc>${sisters}</url>`);
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
