import type { SubmissionResult } from "@conform-to/react";
import type { OptionView } from "./question-view.ts";

/** A list of things as it was posted: what was looked for and found, and the names of what is chosen. */
export type SearchedThings = { query: string; found: OptionView[] | null; chosen: OptionView[] };

/** What the journey's action answers where it leads nowhere else. Without errors it is a search's answer. */
export type JourneyResult = SubmissionResult & { things?: SearchedThings | undefined };
