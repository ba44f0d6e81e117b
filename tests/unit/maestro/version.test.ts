import { expect, test } from "vitest";
import { compose } from "../../../app/maestro/index.ts";
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
      "engine": "1",
      "formulas": "c7e0ef38",
      "palette": "0280cfded7767cd8",
    }
  `);
});
