import { expect, test } from "vitest";
import { keysOf } from "../../../app/encoding/record.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { materialNames } from "../../../app/maestro/words/materials.ts";
import { smellNames } from "../../../app/maestro/words/smells.ts";

test("what has a trade name in one language is called by its smell in every one", () => {
  const called = keysOf(materialNames).flatMap((id) =>
    materialNames[id].en === smellNames[id].en
      ? []
      : languages
          .filter((language) => materialNames[id][language] === smellNames[id][language])
          .map((language) => `${language} ${id}`),
  );
  expect(called).toEqual([]);
});
