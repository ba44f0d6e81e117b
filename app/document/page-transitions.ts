/**
 * Lets one document fade into the next, in the document itself: a rule of a style sheet may come after the first frame,
 * and the browser then throws in the page that it has no transition.
 */
export const pageTransitions = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";

/** The above, as a content security policy names it. */
export const pageTransitionsHash = "sha256-SX7UqyxGVDSLzV90icKkPuaEGi8NcinaZfagIyBzAuY=";
