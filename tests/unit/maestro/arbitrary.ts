import fc from "fast-check";
import type { Answers } from "../../../app/maestro/types.ts";

const list = (...values: string[]) =>
  fc.option(fc.array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...values) }, fc.string()), { maxLength: 12 }), {
    nil: undefined,
  });

/** Answer sets as people and machines send them: all, none, contradicting, unknown, repeated, very long. */
export const anyAnswers: fc.Arbitrary<Answers> = fc.record({
  gender: fc.constantFrom("men", "women", "unisex", undefined),
  families: list("woody", "oriental", "floral", "citrus", "musk", "aquatic"),
  time_of_day: fc.constantFrom("day", "night", "both", undefined),
  occasions: list("casual", "formal", "special", "sport"),
  persona: list("confident", "elegant", "mysterious", "playful", "romantic"),
  strength: fc.option(fc.oneof(fc.integer({ min: 1, max: 10 }), fc.double()), { nil: undefined }),
  season: list("spring", "summer", "autumn", "winter"),
  environment: list("urban", "nature", "beach", "mountains", "desert"),
  colors: list("gold", "amber", "crimson", "rose", "violet", "indigo", "azure", "emerald", "ivory", "onyx"),
  memory: fc.option(
    fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(
        "the sea and my grandmother's incense",
        "مطر على الرمل",
        "le cuir et la pluie",
        "запах моря и кофе",
      ),
      fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.repeat(2000)),
    ),
    { nil: undefined },
  ),
  custom_name: fc.option(fc.string(), { nil: undefined }),
});

export const anySession = fc.oneof(fc.uuid(), fc.string());
