import type { MaterialId } from "../../types.ts";
import type { Because, Level, Told } from "./told.ts";
import type { Say } from "./voice.ts";

type Layer = "top" | "heart" | "base";

/** A sentence about something that was answered, left unsaid where it was not. */
export const about =
  <Thing>(read: (told: Told) => Thing | null | undefined, write: (thing: Thing, told: Told) => string | null): Say =>
  (told) => {
    const thing = read(told);
    return thing === null || thing === undefined ? null : write(thing, told);
  };

/** A sentence that is said only where there is nothing to tell with the one that `read` looks for. */
export const without =
  (read: (told: Told) => unknown, sentence: string): Say =>
  (told) =>
    read(told) ? null : sentence;

/** A sentence about one layer of the pyramid. */
export const layer =
  (name: Layer, write: (materials: readonly MaterialId[], told: Told) => string | null): Say =>
  (told) =>
    told[name].length > 0 ? write(told[name], told) : null;

/** A sentence that needs top, heart and base. */
export const pyramid =
  (write: (top: readonly MaterialId[], heart: readonly MaterialId[], base: readonly MaterialId[]) => string): Say =>
  ({ top, heart, base }) =>
    top.length > 0 && heart.length > 0 && base.length > 0 ? write(top, heart, base) : null;

/** A sentence for one strength. */
export const dosed =
  (level: Level, write: (dosage: number) => string): Say =>
  (told) =>
    told.level === level ? write(told.dosage) : null;

/** Sentences out of the ways in which a language can give a reason. */
export const reasoned = (ways: number, write: (reason: Because) => readonly string[]): readonly Say[] =>
  Array.from({ length: ways }, (_, way) => ({ reason }: Told) => {
    const written = reason && write(reason);
    return written?.[way % written.length] ?? null;
  });
