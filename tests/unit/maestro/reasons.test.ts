import { expect, test } from "vitest";
import { createComposer } from "../../../app/maestro/formula/composer.ts";
import type { Formula } from "../../../app/maestro/formula/formula.ts";
import { compose } from "../../../app/maestro/index.ts";
import { facetOf, familyOf, indexOf, positionOf } from "../../../app/maestro/palette/columns.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { type AnswerKey, type Answers, type MaterialId, variants } from "../../../app/maestro/types.ts";
import { at, intAt } from "../../../app/maestro/vector.ts";
import { randomStream } from "../../lab/random-stream.ts";
import { randomAnswers, sessionId } from "../../lab/samples.ts";

/** The notes of a session with their reasons, and what each answer has to do with them. */
function reasonsIn(answers: Answers, session: string) {
  const brief = briefOf(answers);
  const composer = createComposer(brief, session);
  const all = composer.target(null);
  /** By how much (ln) an answer turns the target towards a material. */
  const moved = (id: MaterialId, theme: AnswerKey) => {
    const i = indexOf.get(id) ?? -1;
    const [family, facet, part] = [intAt(familyOf, i), intAt(facetOf, i), intAt(positionOf, i)];
    const without = composer.target(theme);
    return (
      Math.log(at(all.families, family) / at(without.families, family)) +
      (at(all.facets, facet) - at(without.facets, facet)) +
      Math.log(at(all.pyramid, part) / at(without.pyramid, part))
    );
  };
  const share = ({ materials, units }: Formula, id: MaterialId) => units[materials.indexOf(indexOf.get(id) ?? -1)] ?? 0;
  const composition = compose({ answers, session });
  return variants.flatMap((variant) => {
    const formula = composer[variant](null);
    /** By how much a material falls without an answer: by more than 3 % of its share, and in the finished perfume. */
    const falls = (id: MaterialId, theme: AnswerKey) => {
      const without = composer[variant](theme);
      const [before, after] = [share(formula, id), share(without, id)];
      return after < 0.97 * before && after * without.dosage < before * formula.dosage;
    };
    return Object.values(composition[variant].notes)
      .flat()
      .map(({ material, because, words }) => {
        const ranked = brief.themes
          .map(({ theme }) => ({ theme, by: moved(material, theme) }))
          .sort((one, other) => other.by - one.by);
        return { material, because, ranked, isNamed: words !== undefined, falls };
      });
  });
}

const samples = (count: number) => {
  const random = randomStream("reasons");
  return Array.from({ length: count }, (_, index) => reasonsIn(randomAnswers(random), sessionId(index))).flat();
};

test("beside another reason of a note stands none that moved it less than a third as much as the strongest answer", () => {
  const several = samples(60).filter(({ because }) => because.length > 1);
  for (const { because, ranked, isNamed } of several) {
    for (const { theme, by } of ranked) {
      if (!because.includes(theme) || (isNamed && theme === "memory")) continue;
      expect(by).toBeGreaterThan((ranked[0]?.by ?? 0) / 3);
    }
  }
  expect(several.length).toBeGreaterThan(100);
});

test("the strongest answer that brought a note is named, and a memory of what it names", () => {
  const notes = samples(40).filter(({ because }) => because[0] !== "structure");
  let remembered = 0;
  for (const { material, because, ranked, isNamed, falls } of notes) {
    if (isNamed) {
      expect(because[0]).toBe("memory");
      remembered++;
      continue;
    }
    const least = Math.max(0.01, (ranked[0]?.by ?? 0) / 3);
    const strongest = ranked.find(({ theme, by }) => by > least && falls(material, theme));
    if (strongest) expect(because[0]).toBe(strongest.theme);
  }
  expect(remembered).toBeGreaterThan(20);
});

test("a text that is a reason of a note is quoted beside it: what names the note, or what it was chosen to go with", () => {
  const random = randomStream("told reasons");
  let inTone = 0;
  for (let index = 0; index < 60; index++) {
    const answers = randomAnswers(random);
    const composition = compose({ answers, session: sessionId(index) });
    for (const variant of variants) {
      for (const { because, words = [], tone = [] } of Object.values(composition[variant].notes).flat()) {
        if (!because.includes("memory")) expect(tone).toEqual([]);
        else expect(words.length + tone.length).toBeGreaterThan(0);
        for (const word of tone) expect(answers.memory).toContain(word);
        if (words.length === 0 && tone.length > 0) inTone++;
      }
    }
  }
  expect(inTone).toBeGreaterThan(5);
});

test("a note that a mother called for is said to go with her, not to be her", () => {
  const readings = [{ word: "my mother", thing: "mother" as const, sense: "wanted" as const }];
  const { premiere } = compose({ answers: { memory: "my mother", readings }, session: "s" });
  const brought = Object.values(premiere.notes)
    .flat()
    .filter(({ because }) => because.includes("memory"));
  expect(brought.length).toBeGreaterThan(0);
  for (const { words, tone } of brought) expect([words, tone]).toEqual([undefined, ["my mother"]]);
});
