import type { BreadcrumbList, Organization, Thing, WithContext } from "schema-dts";
import type { Language } from "../i18n/languages.ts";
import { brandName } from "../shop/names.ts";

/** JSON-LD for search engines. A data block is not a script, so the content security policy needs no nonce for it. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

type House = { origin: string; language: Language; email: string };

export function organization({ origin, language, email }: House): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brandName(language),
    url: `${origin}/home`,
    logo: `${origin}/icons/icon-512.png`,
    email,
  };
}

type Trail = { origin: string; language: Language; trail: { name: string; path: string }[] };

export function breadcrumbs({ origin, language, trail }: Trail): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}?lang=${language}`,
    })),
  };
}
