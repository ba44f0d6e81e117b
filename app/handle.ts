import type { Namespace } from "i18next";
import type { UIMatch } from "react-router";

/** What a route may say about itself in `export const handle`. */
export type Handle = {
  /** The page needs React in the browser; without it no framework script is sent. */
  hydrate?: boolean;
  /** The namespaces that a hydrated page needs in the browser. */
  texts?: Namespace[];
  /** A light page: legal texts and the admin app. */
  theme?: "paper";
};

function isHandle(handle: unknown): handle is Handle {
  return typeof handle === "object" && handle !== null;
}

/** The handles of all matched routes as one. */
export function handleOf(matches: Pick<UIMatch, "handle">[]): Handle {
  const handles = matches.map((match) => match.handle).filter(isHandle);
  return {
    hydrate: handles.some((handle) => handle.hydrate),
    texts: ["common", "errors", ...handles.flatMap((handle) => handle.texts ?? [])],
    theme: handles.find((handle) => handle.theme)?.theme,
  };
}
