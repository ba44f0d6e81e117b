import { compose } from "../../maestro/index.ts";
import type { Composition } from "../../maestro/types.ts";

let composed: Composition | undefined;

/** The house's own perfume, shown where there is none of the visitor's: composed once from fixed answers. */
export function defaultComposition(): Composition {
  composed ??= compose({
    session: "00000000-0000-4000-8000-000000000000",
    answers: {
      gender: "unisex",
      families: ["oriental", "woody"],
      time_of_day: "night",
      occasions: ["formal"],
      persona: ["elegant"],
      strength: 6,
      season: ["autumn"],
      environment: ["desert"],
      colors: ["gold"],
    },
  });
  return composed;
}
