import type { i18n } from "i18next";
import type { KeptOutSince } from "../../backend/result-schema.ts";
import type { Language } from "../../i18n/languages.ts";
import { isLeaveable } from "../../maestro/reading/known-things.ts";
import { namesOfThings } from "../../maestro/reading/thing-names.ts";
import { resultsPath } from "./result-paths.ts";
import { journeyPath } from "./steps.ts";

/** By name, what a perfume may hold though its owner asked since to keep it out, and where there is one without it. */
export type AskedSince = {
  names: string;
  path: string;
  /** There is such an edition already; otherwise one is composed there. */
  made: boolean;
};

export function askedSince(since: KeptOutSince, language: Language): AskedSince | null {
  // No perfume is made without alcohol.
  const things = since?.things.filter((thing) => isLeaveable(thing) && thing !== "alcohol") ?? [];
  const names = namesOfThings(things, language);
  if (!since || !names) return null;
  const { session, edition } = since;
  return {
    names,
    path: edition === null ? journeyPath("ready") : resultsPath(session, edition),
    made: edition !== null,
  };
}

/** The same in words, for a page whose script has no room for them. */
export function askedSinceWords(kept: KeptOutSince, { t }: i18n, language: Language) {
  const since = askedSince(kept, language);
  if (!since) return null;
  return {
    title: t("own:line.since", { names: since.names }),
    on: t(since.made ? "own:line.since_made" : "own:line.since_compose"),
    path: since.path,
  };
}
