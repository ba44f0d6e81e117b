import type { Position } from "../../maestro/types.ts";

/** Notes by layer, each as what `view` makes of it. */
export function mapNotes<Note, View>(
  notes: Record<Position, readonly Note[]>,
  view: (note: Note) => View,
): Record<Position, View[]> {
  return { top: notes.top.map(view), middle: notes.middle.map(view), base: notes.base.map(view) };
}
