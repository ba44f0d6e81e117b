import { direction, type Language } from "../../i18n/languages.ts";

const texts: Record<Language, { refused: string; broken: string; back: string }> = {
  ar: {
    refused: "تعذّر قبول هذا الطلب.",
    broken: "حدث خطأ غير متوقّع. نعتذر، ونرجو المحاولة مرة أخرى.",
    back: "العودة إلى أثر",
  },
  en: {
    refused: "This request could not be accepted.",
    broken: "Something unexpected happened. Please try again.",
    back: "Back to Athar",
  },
  fr: {
    refused: "Cette demande n’a pas pu être acceptée.",
    broken: "Une erreur est survenue. Veuillez réessayer.",
    back: "Revenir chez Athar",
  },
  ru: {
    refused: "Этот запрос не удалось принять.",
    broken: "Что-то пошло не так. Пожалуйста, попробуйте ещё раз.",
    back: "Вернуться в Атхар",
  },
};

/**
 * An error page without React, for requests that are refused before the router and for errors that it did not catch.
 */
export function plainErrorPage(language: Language, status: 400 | 405 | 413 | 414 | 421 | 500): Response {
  const text = texts[language];
  // Of a host that is not served no page is.
  const way = status === 421 ? "" : `<p><a href="/home">${text.back}</a></p>`;
  const html = `<!doctype html><html lang="${language}" dir="${direction(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><main><h1>${status}</h1><p>${status === 500 ? text.broken : text.refused}</p>${way}</main></html>`;
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
