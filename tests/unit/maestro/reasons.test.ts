import { expect, test } from "vitest";
import { createComposer } from "../../../app/maestro/formula/composer.ts";
import { compose } from "../../../app/maestro/index.ts";
import { facetOf, familyOf, positionOf } from "../../../app/maestro/palette/columns.ts";
import { materials } from "../../../app/maestro/palette/materials.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { randomStream } from "../../../app/maestro/random.ts";
import type { AnswerKey, MaterialId } from "../../../app/maestro/types.ts";
import { at, intAt } from "../../../app/maestro/vector.ts";
import { randomAnswers, sessionId } from "../../lab/samples.ts";

test("beside another reason of a note stands none that moved it less than a third as much as the strongest answer", () => {
  const random = randomStream("reasons");
  let several = 0;
  for (let index = 0; index < 60; index++) {
    const answers = randomAnswers(random);
    const { target } = createComposer(briefOf(answers), sessionId(index));
    const all = target(null);
    /** By how much (ln) an answer turns the target towards a material. */
    const moved = (id: MaterialId, theme: AnswerKey) => {
      const i = materials.findIndex((material) => material.id === id);
      const [family, facet, part] = [intAt(familyOf, i), intAt(facetOf, i), intAt(positionOf, i)];
      const without = target(theme);
      return (
        Math.log(at(all.families, family) / at(without.families, family)) +
        (at(all.facets, facet) - at(without.facets, facet)) +
        Math.log(at(all.pyramid, part) / at(without.pyramid, part))
      );
    };
    const { premiere, deuxieme } = compose({ answers, session: sessionId(index) });
    for (const { material, because } of [premiere, deuxieme].flatMap(({ notes }) => Object.values(notes).flat())) {
      if (because.length < 2) continue;
      several++;
      const strongest = Math.max(...briefOf(answers).themes.map(({ theme }) => moved(material, theme)));
      for (const theme of because) expect(moved(material, theme)).toBeGreaterThan(strongest / 3);
    }
  }
  expect(several).toBeGreaterThan(100);
});
