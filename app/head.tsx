import { useLocation, useRouteLoaderData } from "react-router";
import { languages } from "./i18n/languages.ts";
import { useLanguage } from "./i18n/use-language.ts";
import { useTranslation } from "./i18n/use-translation.ts";
import type { loader } from "./root.tsx";

type HeadProps = {
  /** The page's own name; the house's is added. */
  title: string;
  description?: string;
  /** A page for one visitor only, or with nothing to find. */
  hidden?: boolean;
  /** The picture that a shared link shows (1200 x 630), and what is to be seen on it. */
  picture?: { path: string; alt: string };
};

/** Title, description, canonical address, the other languages and the social picture of a page; React lifts them into the head. */
export function Head({ title, description, hidden = false, picture }: HeadProps) {
  const { t } = useTranslation("common");
  const language = useLanguage();
  const { pathname } = useLocation();
  const origin = useRouteLoaderData<typeof loader>("root")?.origin ?? "";
  const address = (tongue: string) => `${origin}${pathname}?lang=${tongue}`;
  const full = t("title", { page: title });
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          <link rel="alternate" hrefLang="x-default" href={`${origin}${pathname}`} />
          {languages.map((tongue) => (
            <link key={tongue} rel="alternate" hrefLang={tongue} href={address(tongue)} />
          ))}
        </>
      )}
      <meta property="og:title" content={full} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${origin}${picture?.path ?? "/icons/social.png"}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture?.alt ?? t("brand")} />
      <meta property="og:site_name" content={t("brand")} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
