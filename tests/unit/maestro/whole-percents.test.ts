import fc from "fast-check";
import { expect, test } from "vitest";
import { compose } from "../../../app/maestro/index.ts";
import { wholePercents } from "../../../app/maestro/whole-percents.ts";
import { unfoldingWords } from "../../../app/maestro/words/unfolding.ts";
import { familyShares } from "../../../app/storefront/perfume/family-shares.server.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test("percentages of a whole are 100 together, each within one of its share and in the order of the shares", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(fc.array(share, { minLength: 1, maxLength: 12 }), (shares) => {
      fc.pre(sum(shares) > 1e-6);
      const percents = wholePercents(shares);
      expect(sum(percents)).toBe(100);
      for (const [index, percent] of percents.entries()) {
        const own = shares[index] ?? 0;
        expect(Math.abs(percent - (own / sum(shares)) * 100)).toBeLessThan(1 + 1e-9);
        for (const [other, more] of percents.entries())
          if ((shares[other] ?? 0) > own) expect(more).toBeGreaterThanOrEqual(percent);
      }
    }),
  );
  expect(wholePercents([])).toEqual([]);
  expect(wholePercents([0, 0])).toEqual([0, 0]);
});

test.each(["a", "b", "c", "d", "e", "f"])(
  "the families of a perfume (%s) and those of each stage are 100%% together",
  (session) => {
    for (const { delivered, formula, dosage_pct } of Object.values(variantsOf(session))) {
      expect(sum(familyShares(delivered, "en").map(({ percent }) => percent))).toBe(100);
      const { families } = unfoldingWords(formula, dosage_pct, "en") ?? expect.fail("no words");
      for (const stage of [0, 1, 2]) expect(sum(families.map(({ shares }) => shares[stage] ?? 0))).toBe(100);
    }
  },
);

function variantsOf(session: string) {
  const { premiere, deuxieme } = compose({ answers: { families: ["floral"], strength: 5 }, session });
  return { premiere, deuxieme };
}
