import type { Variant } from "../../maestro/types.ts";

let composed: readonly [premiere: Variant, deuxieme: Variant] | undefined;

/** Shown to visitors without a perfume of their own. Composed once per isolate, on first use. */
export async function defaultVariants(): Promise<readonly [premiere: Variant, deuxieme: Variant]> {
  composed ??= await composeVariants();
  return composed;
}

async function composeVariants() {
  const { compose } = await import("../../maestro/compose.ts");
  const { premiere, deuxieme } = compose({
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
  return [premiere, deuxieme] as const;
}
