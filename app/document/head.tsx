import { useLocation, useMatches } from "react-router";
import { languages } from "../i18n/languages.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { mergedHandle } from "./handle.ts";
import { useRootData } from "./root-data.ts";

type HeadProps = {
  /** Without the brand, which is added. */
  title: string;
  description?: string;
  /** Not for search engines either, though the page's `handle` does not say so: what it shows is one visitor's own. */
  noindex?: boolean;
  /** The social image, of 1200 x 630 where it says no other size; the brand's by default. */
  image?: { path: string; alt: string; width?: string | undefined; height?: string | undefined };
};

/** Title, description, canonical and alternate URLs and the social image of a page; React hoists them into the head. */
export function Head({ title, description, noindex, image }: HeadProps) {
  const { t } = useTranslation("common");
  const current = useLanguage();
  const { pathname } = useLocation();
  const handle = mergedHandle(useMatches());
  const origin = useRootData()?.origin ?? "";
  const urlIn = (language: string) => `${origin}${handle.canonicalPath ?? pathname}?lang=${language}`;
  const fullTitle = t("title", { page: title });
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex || handle.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={urlIn(current)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={`${origin}${handle.canonicalPath ?? pathname}`} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:url" content={urlIn(current)} />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${origin}${image?.path ?? "/icons/social.png"}`} />
      <meta property="og:image:width" content={image?.width ?? "1200"} />
      <meta property="og:image:height" content={image?.height ?? "630"} />
      <meta property="og:image:alt" content={image?.alt ?? t("brand")} />
      <meta property="og:site_name" content={t("brand")} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
