import { brand } from "./brand.ts";
import type { Language } from "./i18n/languages.ts";

type Thing = { "@type": string; [property: string]: unknown };

/** Facts for search engines. A data block is not a script: the content security policy lets it stand. */
export function StructuredData({ thing }: { thing: Thing }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making with every "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

export function organization(origin: string, language: Language): Thing {
  return {
    "@type": "Organization",
    name: brand.name[language],
    url: `${origin}/home`,
    logo: `${origin}/icons/icon-512.png`,
    email: brand.email,
  };
}

export function breadcrumbs(origin: string, trail: { name: string; path: string }[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, position) => ({
      "@type": "ListItem",
      position: position + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
