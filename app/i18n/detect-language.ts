import { readCookie } from "../http/cookies.ts";
import { defaultLanguage, isLanguage, type Language } from "./languages.ts";

/** The legal texts carry their language in the path too. */
const languageInPath = /^\/(?:privacy|terms)\/([a-z]{2})(?:\.data)?$/;

/** The languages a browser asks for, most wanted first (RFC 9110, Accept-Language), by their first two letters. */
function accepted(header: string | null): string[] {
  return (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { language: tag.slice(0, 2), quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
}

/** The language of a request: the path or the `lang` parameter, the stored choice, the browser's languages, Arabic. */
export function detectLanguage(request: Request, url: URL = new URL(request.url)): Language {
  const path = languageInPath.exec(url.pathname)?.[1];
  if (isLanguage(path)) return path;
  const asked = url.search === "" ? null : url.searchParams.get("lang");
  if (isLanguage(asked)) return asked;
  const stored = readCookie(request, "athar-lang");
  if (isLanguage(stored)) return stored;
  return accepted(request.headers.get("accept-language")).find(isLanguage) ?? defaultLanguage;
}
