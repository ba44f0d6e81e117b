/** The shop's pages whose markup is rendered anew, by the names that they have in `same`. */
export const samePages = [
  // A parameter that is not the page's own: there is no cached copy.
  { name: "home", path: "/home?fresh" },
  { name: "question", path: "/maestro-journey" },
  { name: "results", path: "/results" },
] as const;
