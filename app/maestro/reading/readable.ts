import { type PerfumeId, perfumes } from "./perfumes.ts";
import { type Thing, type ThingId, things } from "./things.ts";

/** What can be read in a text: things, and perfumes of other houses. */
export type ReadableId = ThingId | PerfumeId;

const isPerfume = (id: ReadableId): id is PerfumeId => id in perfumes;

export const thingOf = (id: ReadableId): Thing => (isPerfume(id) ? { smells: perfumes[id].smells } : things[id]);
