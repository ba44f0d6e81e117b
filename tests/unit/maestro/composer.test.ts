import { expect, test } from "vitest";
import { createComposer } from "../../../app/maestro/formula/composer.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { themes, variants } from "../../../app/maestro/types.ts";

const gulf = briefOf({ families: ["oriental", "woody"], time_of_day: "night", memory: "oud and rain" });
const cologne = briefOf({ families: ["citrus"], season: ["summer"], strength: 2 });
const withoutOne = [null, ...themes];

test("two sessions are composed at the same time as they are one after the other", () => {
  const one = createComposer(gulf, "one");
  const other = createComposer(cologne, "other");
  for (const variant of variants) {
    for (const without of withoutOne) {
      const interleaved = [one[variant](without), other[variant](without)];
      const alone = [createComposer(gulf, "one")[variant](without), createComposer(cologne, "other")[variant](without)];
      expect(interleaved).toEqual(alone);
      expect(interleaved[0]).not.toEqual(interleaved[1]);
    }
  }
});

test("a formula is the same whatever was asked for before it", () => {
  const forwards = createComposer(gulf, "one");
  const backwards = createComposer(gulf, "one");
  const inOrder = withoutOne.map((without) => [forwards.premiere(without), forwards.deuxieme(without)]);
  const reversed = withoutOne.toReversed().map((without) => [backwards.deuxieme(without), backwards.premiere(without)]);
  expect(reversed.toReversed().map((pair) => pair.toReversed())).toEqual(inOrder);
});

test("a formula that was handed out stays as it was", () => {
  const composer = createComposer(gulf, "one");
  const formula = composer.premiere(null);
  const before = structuredClone(formula);
  composer.deuxieme(null);
  composer.premiere("memory");
  expect(formula).toEqual(before);
});
