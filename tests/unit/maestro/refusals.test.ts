import { describe, expect, test } from "vitest";
import { createComposer } from "../../../app/maestro/formula/composer.ts";
import { formulaLines } from "../../../app/maestro/formula/formula.ts";
import { compose, profileOf } from "../../../app/maestro/index.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { goingWith } from "../../../app/maestro/reading/refused-materials.ts";
import { type Answers, type Family, families, variants } from "../../../app/maestro/types.ts";
import { sessionId } from "../../lab/samples.ts";

const flowers = "no flowers";
const sweetness = "nothing sweet";

const composeFor = (answers: Answers, index: number) => compose({ answers, session: sessionId(index) });

describe.each([
  [flowers, "floral", "floral", /flower|blossom|fleur|цвет|زهر/i],
  [sweetness, "sweet", undefined, /sweet|dou[xc]|слад|حلو/i],
] as const)("%s", (memory, kind, ofItself, itsName) => {
  const refused = goingWith(kind);
  const asked = families.filter((family) => family !== ofItself);

  test.each<[Family | undefined]>([[undefined], ...asked.map((family): [Family] => [family])])(
    "is obeyed in both perfumes of %s",
    (family) => {
      for (let index = 0; index < 6; index++) {
        const composition = composeFor({ memory, ...(family && { families: [family] }) }, index);
        for (const variant of variants) {
          const { formula, notes } = composition[variant];
          expect(formula.filter(({ material }) => refused.includes(material))).toEqual([]);
          const shown = Object.values(notes).flat();
          expect(shown.length).toBeGreaterThan(4);
          expect(shown.filter(({ ar, en, fr, ru }) => itsName.test([ar, en, fr, ru].join()))).toEqual([]);
          if (!family) continue;
          const shares = composition[variant].delivered;
          expect(shares[family]).toBe(Math.max(...Object.values(shares)));
        }
        expect(composition.premiere.maestro_notes).toContain(`“${memory}”`);
      }
    },
  );
});

test("who refuses flowers gets none, even where the family was asked for", () => {
  for (let index = 0; index < 6; index++) {
    const { premiere, deuxieme } = composeFor({ families: ["floral"], memory: flowers }, index);
    for (const { delivered } of [premiere, deuxieme]) expect(delivered.floral).toBe(0);
  }
});

test("without the wish for flowers they are refused again: what a note names as its reason holds when it is composed anew", () => {
  const answers: Answers = { families: ["floral"], memory: flowers };
  const session = sessionId(1);
  const without = createComposer(briefOf(answers), session).premiere("families");
  const anew = compose({ answers: { memory: flowers }, session }).premiere.formula;
  expect(formulaLines(without)).toEqual(anew);
});

test("what is liked by name is poured though its kind is refused", () => {
  const { rememberedMaterials, refusedMaterials } = briefOf({ memory: "nothing sweet, but vanilla" });
  expect(rememberedMaterials.flat().filter((index) => refusedMaterials.includes(index))).toEqual([]);
  expect(refusedMaterials.length).toBeGreaterThan(5);
});

test("a profile says of a kind that it was refused", () => {
  const [reason] = profileOf({ memory: flowers }).reasons;
  expect(reason?.word).toEqual({ ar: "بلا زهور", en: "no flowers", fr: "pas de fleurs", ru: "без цветов" });
  expect(reason?.moves[0]).toMatchObject({ kind: "family", name: "floral" });
  expect(reason?.moves[0]?.by).toBeLessThan(0);
});
