import { expect, test } from "vitest";
import { fingerprintOf } from "../../../app/maestro/bench/fingerprint.ts";
import { mainFormula, sitDown } from "../../../app/maestro/formula/person.ts";
import { stream } from "../../../app/maestro/formula/seed.ts";
import { compose } from "../../../app/maestro/index.ts";
import { measure } from "../../../app/maestro/lab/metrics.ts";
import { sampleAnswers, sessionName } from "../../../app/maestro/lab/sample.ts";
import { fingerprintsOf, repeatedIn } from "../../../app/maestro/lab/twins.ts";
import { verdict } from "../../../app/maestro/lab/verdict.ts";
import { readAnswers } from "../../../app/maestro/profile/answers.ts";
import { leaningsOf } from "../../../app/maestro/profile/target.ts";

/** Seconds of computing on a machine of one's own; a busy one may take its time. */
const patience = 120_000;

test(
  "every bar is met on a smaller run, and the baselines are beaten",
  () => {
    const measured = measure(100);
    const missed = verdict(measured, null).filter(({ met, metric }) => !met && !metric.startsWith("one composition"));
    expect(missed).toEqual([]);
    const led = ({ led, asked }: { led: number; asked: number }) => led / asked;
    expect(led(measured.ours)).toBeGreaterThan(led(measured.structure));
    expect(led(measured.ours)).toBeGreaterThan(led(measured.random));
  },
  patience,
);

test(
  "no two of 5,000 sessions share a fingerprint",
  () => {
    expect(repeatedIn(fingerprintsOf({ from: 0, to: 5_000 }))).toBe(0);
  },
  patience,
);

test("twins are found where there are some", () => {
  expect(repeatedIn(BigUint64Array.from([5n, 3n, 5n, 4n, 3n]))).toBe(2);
});

test("sessions that differ in one letter are different persons", () => {
  const answers = { families: ["musk"] };
  const one = compose({ answers, session: "00000000-0000-4000-8000-000000000000" });
  const other = compose({ answers, session: "00000000-0000-4000-8000-000000000001" });
  expect(one.fingerprint).not.toBe(other.fingerprint);
});

test("the search for twins looks at the fingerprints that people get", () => {
  const chance = stream("fingerprints");
  for (let index = 0; index < 20; index++) {
    const answers = sampleAnswers(chance);
    const session = sessionName(index);
    sitDown(leaningsOf(readAnswers(answers)), session);
    const alone = fingerprintOf(mainFormula(null).formula);
    expect(compose({ answers, session }).fingerprint).toBe(alone);
  }
});
