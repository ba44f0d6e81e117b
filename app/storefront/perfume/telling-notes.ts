import { type Position, positions } from "../../maestro/types.ts";

/**
 * The three notes that stand for a perfume where there is no room for all: the first of each layer, and others for an empty one.
 * @param elsewhere the names of what stands beside it, which tell the two apart the least
 */
export function tellingNotes<Note extends { name: string }>(
  notes: Record<Position, readonly Note[]>,
  elsewhere: readonly string[] = [],
): Note[] {
  const isShared = ({ name }: Note) => Number(elsewhere.includes(name));
  const layers = positions.map((position) => notes[position].toSorted((one, other) => isShared(one) - isShared(other)));
  const firsts = layers.flatMap((layer) => layer.slice(0, 1));
  return [...firsts, ...layers.flatMap((layer) => layer.slice(1))].slice(0, 3);
}
