import { mapRecord } from "../../encoding/record.ts";
import { type PerfumeId, perfumes } from "./perfumes.ts";
import { type Thing, type ThingId, things } from "./things.ts";

/** What can be read in a text: things, and perfumes of other houses. */
export type ReadableId = ThingId | PerfumeId;

const readables: Readonly<Record<ReadableId, Thing>> = {
  ...mapRecord(perfumes, ({ smells }): Thing => ({ smells })),
  ...things,
};

export const thingOf = (id: ReadableId): Thing => readables[id];
