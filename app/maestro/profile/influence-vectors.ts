import { facets } from "../palette/columns.ts";
import { families, positions } from "../types.ts";
import { type Influence, influences, strengthStep } from "./influences.ts";
import { memoryInfluence } from "./memory-influences.ts";
import { wholeKinds } from "./whole-kinds.ts";

/** An influence as a vector of natural logarithms: the families, then the parts of the pyramid, then the facets. */
export const pyramidOffset = families.length;
export const facetOffset = pyramidOffset + positions.length;
export const influenceLength = facetOffset + facets.length;

function toVector({ families: family, pyramid, facets: facet }: Influence): Readonly<Float64Array> {
  return Float64Array.from([
    ...families.map((name) => family?.[name] ?? 0),
    ...positions.map((name) => pyramid?.[name] ?? 0),
    ...facets.map((name) => facet?.[name] ?? 0),
  ]);
}

const vectors: ReadonlyMap<Influence, Readonly<Float64Array>> = new Map(
  [
    strengthStep,
    ...Object.values(memoryInfluence),
    ...[...wholeKinds.values()].map(({ influence }) => influence),
    ...Object.values(influences).flatMap((values) => Object.values(values)),
  ].map((influence) => [influence, toVector(influence)]),
);

/** The vector of an influence of the tables. */
export function vectorOf(influence: Influence): Readonly<Float64Array> {
  return vectors.get(influence) ?? toVector(influence);
}
