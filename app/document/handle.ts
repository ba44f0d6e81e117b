import type { Namespace } from "i18next";
import type { UIMatch } from "react-router";

/** What a route declares about itself in `export const handle`. */
export type Handle = {
  /** The page is hydrated; others are sent without React and the router. */
  hydrate?: boolean;
  /** The i18next namespaces that a hydrated page needs in the browser. */
  namespaces?: Namespace[];
  /** The light in which the page stands: night where neither this nor what its loader hands back (`light`) says day. */
  light?: "day";
  /** Guests share a cached copy of the page. */
  cache?: {
    /** The query parameters that the page depends on, each with what it may say. */
    parameters?: Readonly<Record<string, (text: string) => boolean>>;
    /** What the parameters of its path may say. */
    segment?: (text: string) => boolean;
    /** The page depends on the prices that its visitor has seen. */
    prices?: true;
  };
  /** The page is listed in the sitemap. */
  sitemap?: true;
  /** The page is one visitor's alone, so search engines do not list it. */
  noindex?: true;
  /** The path that search engines list, of a page that has several. */
  canonicalPath?: string;
  /** Immersive: the footer is its last line only. */
  briefFooter?: true;
  /** Its forms may lead to the pages of those who take cards. */
  opensPaymentPages?: true;
  /** Browsers report their web vitals of the page. */
  measured?: true;
  /** Links in e-mails lead here: nobody is sent to the welcome page first. */
  opensFromEmail?: true;
  /** Stays open while the shop is closed for maintenance. */
  openWhileClosed?: true;
  /** A page of the admin app for whoever is not signed in; all others are for admins alone. */
  public?: true;
};

export function isHandle(handle: unknown): handle is Handle {
  return typeof handle === "object" && handle !== null;
}

/** The handles of all matched routes as one: what an outer route says counts for those in it. */
export function mergedHandle(matches: Pick<UIMatch, "handle">[]): Handle & { namespaces: Namespace[] } {
  const handles = matches.map((match) => match.handle).filter(isHandle);
  return {
    ...Object.assign({}, ...[...handles].reverse()),
    namespaces: ["common", "errors", ...handles.flatMap((handle) => handle.namespaces ?? [])],
  };
}
