/** Reads a column that is known to be long enough: the compiler cannot know it, and the engine's loops make sure of it. */
export function at(column: Float64Array, index: number): number {
  return column[index] ?? 0;
}

/** The same for whole numbers. */
export function whole(column: Int32Array, index: number): number {
  return column[index] ?? 0;
}
