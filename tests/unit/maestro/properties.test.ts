import fc from "fast-check";
import { expect, test } from "vitest";
import { compose } from "../../../app/maestro/index.ts";
import { type Composition, families, positions, variants } from "../../../app/maestro/types.ts";
import { violations } from "../../lab/compliance.ts";
import { cases } from "../../support/drawn-cases.ts";
import { anyAnswers, anySession } from "./arbitrary.ts";

const runs = cases(120, 1000);

function expectWhole({ fingerprint, target, ...both }: Composition): void {
  expect(fingerprint).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(families.reduce((sum, family) => sum + target[family], 0)).toBeCloseTo(1, 3);
  for (const kind of variants) {
    const variant = both[kind];
    expect(variant.batch).toMatch(kind === "premiere" ? /^P-\w{4}-\w{4}$/ : /^D-\w{4}-\w{4}$/);
    expect(violations(variant.formula, variant.dosage_pct)).toEqual([]);
    expect(families.reduce((sum, family) => sum + variant.delivered[family], 0)).toBeCloseTo(1, 3);
    expect(new Set(variant.formula.map(({ material }) => material)).size).toBe(variant.formula.length);
    for (const position of positions) {
      const shares = variant.notes[position].map(
        ({ material }) => variant.formula.find((line) => line.material === material)?.pct_concentrate ?? 0,
      );
      expect(shares.every((share) => share > 0)).toBe(true);
      for (const note of variant.notes[position]) {
        for (const language of ["ar", "en", "fr", "ru"] as const) expect(note[language].length).toBeGreaterThan(0);
      }
    }
    for (const text of [variant.maestro_notes, variant.maestro_notes_ar, variant.maestro_notes_fr]) {
      expect(text.length).toBeGreaterThan(20);
      expect(text).not.toMatch(/undefined|NaN|\{|\}/);
    }
    // A scale's error of two percent breaks no limit; the share that is kept is rounded.
    for (const { used_pct, limit_pct } of variant.statement) expect(used_pct).toBeLessThan(0.98 * limit_pct + 6e-6);
  }
}

test("no answer set, however absurd, breaks a limit, a total or the shape @draws", () => {
  fc.assert(
    fc.property(anyAnswers, anySession, (answers, session) => expectWhole(compose({ answers, session }))),
    runs,
  );
});

test("answers of the wrong kind count as not given @draws", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("gender", "families", "strength", "memory", "colors", "x"), fc.anything()),
      (junk) => {
        expectWhole(compose({ answers: junk, session: "s" }));
      },
    ),
    cases(60, 400),
  );
});

test("the same answers and session give the same composition, whatever was composed in between @draws", () => {
  fc.assert(
    fc.property(anyAnswers, anyAnswers, fc.uuid(), (answers, others, session) => {
      const once = JSON.stringify(compose({ answers, session }));
      compose({ answers: others, session: "someone else" });
      expect(JSON.stringify(compose({ answers, session }))).toBe(once);
    }),
    cases(30, 200),
  );
});

test("another attempt of the same session is another formula @draws", () => {
  fc.assert(
    fc.property(anyAnswers, fc.uuid(), (answers, session) => {
      const prints = [0, 1, 2].map((attempt) => compose({ answers, session, attempt }).fingerprint);
      expect(new Set(prints).size).toBe(3);
    }),
    cases(20, 150),
  );
});

test("the name on the bottle does not change what is in it", () => {
  const answers = { families: ["woody"], strength: 6 };
  const named = compose({ answers: { ...answers, custom_name: "Layla" }, session: "s" });
  expect(named).toEqual(compose({ answers, session: "s" }));
});
