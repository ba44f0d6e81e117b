import { expect, test } from "vitest";
import { fingerprintOf } from "../../../app/maestro/formula/fingerprint.ts";
import { compose } from "../../../app/maestro/index.ts";
import { materials } from "../../../app/maestro/palette/materials.ts";
import { hashText, randomStream } from "../../../app/maestro/random.ts";
import { randomAnswers, sessionId } from "../../lab/samples.ts";

test("what composes another perfume of the same answers has another version", () => {
  const random = randomStream("versions");
  const compositions = Array.from({ length: 12 }, (_, index) =>
    compose({ session: sessionId(index), answers: randomAnswers(random) }),
  );
  const formulas = compositions.map(({ premiere, deuxieme }) =>
    [premiere, deuxieme].map(({ formula, maestro_recipe_50ml }) => [formula, maestro_recipe_50ml]),
  );
  const [hash] = hashText(JSON.stringify(formulas));
  // Where only the hash of the formulas differs, the engine did: raise its number in app/maestro/version.ts.
  expect({ ...compositions[0]?.versions, formulas: hash.toString(16) }).toMatchInlineSnapshot(`
    {
      "engine": "17",
      "formulas": "2fef6009",
      "palette": "0e5f8dea95cc05de",
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
