import { expect, test } from "vitest";
import { keysOf } from "../../../app/encoding/record.ts";
import { sheetOf } from "../../../app/maestro/compounding/sheet.ts";
import { unfold } from "../../../app/maestro/evaporation/unfolding.ts";
import { fingerprintOf } from "../../../app/maestro/formula/fingerprint.ts";
import { compose } from "../../../app/maestro/index.ts";
import { materials } from "../../../app/maestro/palette/materials.ts";
import { houseLogWeights, housePyramid, influences, strengthStep } from "../../../app/maestro/profile/influences.ts";
import { memoryInfluence } from "../../../app/maestro/profile/memory-influences.ts";
import { listsFor } from "../../../app/maestro/profile/memory-materials.ts";
import { wholeKinds } from "../../../app/maestro/profile/whole-kinds.ts";
import { findOf } from "../../../app/maestro/profile/wishes.ts";
import { hashText } from "../../../app/maestro/random.ts";
import { arabiziGrammar } from "../../../app/maestro/reading/grammar/arabizi.ts";
import { grammars } from "../../../app/maestro/reading/grammar/grammars.ts";
import { names } from "../../../app/maestro/reading/names/names.ts";
import { perfumes } from "../../../app/maestro/reading/perfumes.ts";
import { goingWith } from "../../../app/maestro/reading/refused-materials.ts";
import { type ThingId, things } from "../../../app/maestro/reading/things.ts";
import { arabiziSpellings } from "../../../app/maestro/reading/vocabulary/arabizi.ts";
import { vocabularies } from "../../../app/maestro/reading/vocabulary/vocabularies.ts";
import { positions, type Variant } from "../../../app/maestro/types.ts";
import { randomStream } from "../../lab/random-stream.ts";
import { randomAnswers, sessionId } from "../../lab/samples.ts";

test("what composes another perfume of the same answers has another version", () => {
  const random = randomStream("versions");
  const compositions = Array.from({ length: 12 }, (_, index) =>
    compose({ session: sessionId(index), answers: randomAnswers(random) }),
  );
  const variants = compositions.flatMap(({ premiere, deuxieme }) => [premiere, deuxieme]);
  const hashOf = (read: (variant: Variant) => unknown) => hashText(JSON.stringify(variants.map(read)))[0].toString(16);
  const made = {
    formulas: hashOf(({ formula, maestro_recipe_50ml: recipe }) => [formula, recipe]),
    labels: hashOf(({ ingredients, statement }) => [ingredients, statement]),
    notes: hashOf(({ notes }) =>
      positions.map((part) => notes[part].map(({ material, because }) => [material, because])),
    ),
    unfolding: hashOf(({ formula, dosage_pct }) =>
      Object.values(unfold(formula, dosage_pct)).map(({ hours, trail, lasting }) => ({ hours, trail, lasting })),
    ),
    sheets: hashOf((variant) => sheetOf(variant, 50)),
  };
  const hash = (table: unknown) => hashText(JSON.stringify(table))[0].toString(16);
  // What a dozen sessions seldom touch.
  const tables = {
    lexicon: hash([names, vocabularies, grammars, perfumes, arabiziGrammar, arabiziSpellings]),
    memories: hash(
      keysOf(things).map((thing: ThingId) => [
        findOf({ thing, word: "", sense: "wanted", theme: "memory" }).map(listsFor),
        goingWith(thing),
      ]),
    ),
    wholeKinds: hash([...wholeKinds]),
    influences: hash([influences, memoryInfluence, strengthStep, houseLogWeights, housePyramid]),
  };
  // Where what is made differs and the palette does not, the engine did: raise its number in app/maestro/version.ts.
  expect({ ...compositions[0]?.versions, ...made, ...tables }).toMatchInlineSnapshot(`
    {
      "engine": "48",
      "formulas": "b232a3d4",
      "influences": "770d3f50",
      "labels": "f2e9a04",
      "lexicon": "8564ccdd",
      "memories": "587eb29e",
      "notes": "96f562b5",
      "palette": "bb5d520aa4b973db",
      "sheets": "ccafaeb2",
      "unfolding": "dc31c556",
      "wholeKinds": "8d93154c",
    }
  `);
});

test("a fingerprint goes by the names of the materials, not by their places in the list or in the palette", () => {
  const indexOf = (wanted: string) => materials.findIndex(({ id }) => id === wanted);
  const [rose, cedar] = [indexOf("rose_otto"), indexOf("cedarwood_atlas")];
  const print = fingerprintOf({ materials: [rose, cedar], units: [4000, 6000], dosage: 18 });
  expect(fingerprintOf({ materials: [cedar, rose], units: [6000, 4000], dosage: 18 })).toBe(print);
  expect(fingerprintOf({ materials: [rose, cedar], units: [6000, 4000], dosage: 18 })).not.toBe(print);
  const hashes = new Set(materials.map(({ id }) => hashText(id)[0]));
  expect(hashes.size).toBe(materials.length);
});
