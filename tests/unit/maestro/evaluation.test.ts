import { expect, test } from "vitest";
import { createComposer } from "../../../app/maestro/formula/composer.ts";
import { fingerprintOf } from "../../../app/maestro/formula/fingerprint.ts";
import { compose } from "../../../app/maestro/index.ts";
import { briefOf } from "../../../app/maestro/profile/brief.ts";
import { countRepeated, hashSessions } from "../../lab/collisions.ts";
import { measure } from "../../lab/measure.ts";
import { randomStream } from "../../lab/random-stream.ts";
import { reportLines } from "../../lab/report.ts";
import { randomAnswers, sessionId } from "../../lab/samples.ts";

/** Seconds of computing on a machine of one's own; a busy one may take longer. */
const timeout = 600_000;

/** The shares of a hundred samples scatter around their bars; the time depends on what else the machine does. */
const needsManySamples =
  /^(any one|one composition|in the second perfume|a changed answer|a memory's word|the most frequent|different names)/;

test(
  "every bar is met on a smaller run, and the baselines are beaten @long",
  () => {
    const measured = measure(100);
    const missed = reportLines(measured, null).filter(({ met, metric }) => !met && !needsManySamples.test(metric));
    expect(missed).toEqual([]);
    const { engine, structure, random } = measured;
    expect(engine.mainFamily.hits).toBeGreaterThan(structure.mainFamily.hits);
    expect(engine.mainFamily.hits).toBeGreaterThan(random.mainFamily.hits);
  },
  timeout,
);

test(
  "no two of 2,000 sessions share a fingerprint",
  () => {
    expect(countRepeated(hashSessions({ from: 0, to: 2_000 }))).toBe(0);
  },
  timeout,
);

test("no two of 20,000 sessions share a fingerprint @long", { timeout }, () => {
  expect(countRepeated(hashSessions({ from: 0, to: 20_000 }))).toBe(0);
});

test("equal fingerprints are found where there are some", () => {
  expect(countRepeated(BigUint64Array.from([5n, 3n, 5n, 4n, 3n]))).toBe(2);
});

test("sessions whose ids differ in one letter get different perfumes", () => {
  const answers = { families: ["musk"] };
  const one = compose({ answers, session: "00000000-0000-4000-8000-000000000000" });
  const other = compose({ answers, session: "00000000-0000-4000-8000-000000000001" });
  expect(one.fingerprint).not.toBe(other.fingerprint);
});

test("the search for equal fingerprints looks at those that visitors get", () => {
  const random = randomStream("fingerprints");
  for (let index = 0; index < 20; index++) {
    const answers = randomAnswers(random);
    const session = sessionId(index);
    const formula = createComposer(briefOf(answers), session).premiere(null);
    expect(compose({ answers, session }).fingerprint).toBe(fingerprintOf(formula));
  }
});
