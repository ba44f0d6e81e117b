/** The results page of a session, of its newest edition by default; `path` may be one of the page's aliases. */
export function resultsPath(session: string, edition?: number, path = "/results"): string {
  return `${path}?sid=${session}${edition ? `&edition=${edition}` : ""}`;
}

/** The page that waits for the session's perfume. */
export function processingPath(session: string): string {
  return `/maestro/processing?sid=${session}`;
}
