import { direction, type Language } from "../../i18n/languages.ts";
import plainError from "../../i18n/locales/en/plain_error.json";

/** Bundled with the Worker's beginning: other texts are read when they are asked for, which may be what failed. */
const texts = import.meta.glob<typeof plainError>("../../i18n/locales/*/plain_error.json", {
  eager: true,
  import: "default",
});

/**
 * An error page without React, for requests that are refused before the router and for errors that it did not catch.
 */
export function plainErrorPage(language: Language, status: 400 | 405 | 413 | 414 | 421 | 500): Response {
  const text = texts[`../../i18n/locales/${language}/plain_error.json`] ?? plainError;
  // Of a host that is not served no page is.
  const way = status === 421 ? "" : `<p><a href="/home">${text.back}</a></p>`;
  const html = `<!doctype html><html lang="${language}" dir="${direction(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><main><h1>${status}</h1><p>${status === 500 ? text.broken : text.refused}</p>${way}</main></html>`;
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
