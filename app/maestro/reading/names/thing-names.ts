import type { ThingId } from "../things.ts";

/** What each thing is called in a language, where it is listed. */
export type ThingNames = Readonly<Record<ThingId, string>>;
