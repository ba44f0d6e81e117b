import { compose } from "../../maestro/index.ts";
import type { Composition } from "../../maestro/types.ts";

let composed: Composition | undefined;

/** Shown to visitors without a perfume of their own. Composed once per isolate, on first use. */
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
