import type { Reading, ThingId } from "../types.ts";
import { perfumes } from "./perfumes.ts";
import { thingOf } from "./readable.ts";
import { things } from "./things.ts";

/** Whether a text from outside names a thing of the table. */
export function isThing(value: unknown): value is ThingId {
  return typeof value === "string" && Object.hasOwn(things, value);
}

/** Whether a text from outside names what a reading may name. */
export function isReadable(value: unknown): value is Reading["thing"] {
  return isThing(value) || (typeof value === "string" && Object.hasOwn(perfumes, value));
}

/** Whether it can be left out by choice: every thing but the people. */
export function isLeaveable(value: unknown): value is ThingId {
  return isThing(value) && !thingOf(value).person;
}
