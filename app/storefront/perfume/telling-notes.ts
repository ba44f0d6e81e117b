import { type Position, positions } from "../../maestro/types.ts";

/** The three notes that stand for a perfume where there is no room for all: the first of each layer, and others for an empty one. */
export function tellingNotes<Note>(notes: Record<Position, readonly Note[]>): Note[] {
  const layers = positions.map((position) => notes[position]);
  const firsts = layers.flatMap((layer) => layer.slice(0, 1));
  return [...firsts, ...layers.flatMap((layer) => layer.slice(1))].slice(0, 3);
}
