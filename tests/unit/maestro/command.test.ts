import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

function run(input: string): unknown[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["app/maestro/command/compose.ts"], {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

test("a bad line gets its id and an error, and does not stop the rest", () => {
  const session = "5f0c1a52-6d0e-4f7e-9a53-0f6b5f6a2c11";
  const output = run(
    [
      "not json",
      '{"id":"b"}',
      '{"id":"c","session":7,"answers":{}}',
      `{"id":"d","session":"${session}","answers":[]}`,
      "[1]",
      `{"id":"g","session":"${session}","memory":"no roses","answers":{}}`,
      "",
      `{"id":"e","session":"${session}"}`,
      `{"id":"f","session":"${session}","answers":{"families":["woody","nonsense"],"colors":"gold"}}`,
    ].join("\n"),
  );
  expect(output).toMatchObject([
    { id: null, error: expect.any(String) },
    { id: "b", error: expect.any(String) },
    { id: "c", error: expect.any(String) },
    { id: "d", error: expect.any(String) },
    { id: null, error: expect.any(String) },
    { id: "g", error: expect.stringContaining("memory") },
    { id: "e", fingerprint: expect.any(String) },
    { id: "f", fingerprint: expect.any(String), warnings: [expect.stringContaining("nonsense")] },
  ]);
});

/** The lines that come out for these answers, in their order. */
const composed = (...answers: unknown[]) =>
  run(answers.map((one, index) => JSON.stringify({ id: String(index), session: "s", answers: one })).join("\n"));

test("what would be lost in silence is refused, and the field named", () => {
  const faults: [answers: unknown, field: string][] = [
    [null, "answers: "],
    ["no roses", "answers: "],
    [{ memory: ["no roses"] }, "answers.memory: "],
    [{ memory: { text: "no roses" } }, "answers.memory: "],
    [{ without_text: 7 }, "answers.without_text: "],
    [{ Memory: "no roses" }, "answers.Memory: unknown; memory is meant"],
    [{ allergies: "roses" }, "answers.allergies: unknown"],
    [{ memory: "no\u0000 roses" }, "answers.memory: "],
    [{ without: ["roses"] }, "answers.without.0: "],
    [{ without: [["rose"]] }, "answers.without.0: "],
    [{ families: { woody: true } }, "answers.families: "],
    [{ families: ["woody", 3] }, "answers.families.1: "],
    [{ strength: "loud" }, "answers.strength: "],
    [{ strength: 11 }, "answers.strength: "],
    [{ gender: ["women"] }, "answers.gender: "],
    [{ readings: [{ word: "roses", thing: "roses", sense: "allergy" }] }, "answers.readings.0.thing: "],
    [{ readings: [{ word: "roses", thing: "rose", sense: "allergic" }] }, "answers.readings.0.sense: "],
    // The allergy stands behind what is read.
    [{ memory: `${"the sea, ".repeat(230)}and I am allergic to rose` }, "answers.memory: 2095 characters"],
    [{ without_text: `${"no smoke, ".repeat(200)}rose` }, "answers.without_text: 2004 characters"],
    [{ without_text: "I am allergic to alcohol" }, "alcohol"],
  ];
  expect(composed(...faults.map(([answers]) => answers))).toEqual(
    faults.map(([, field], index) => ({ id: String(index), error: expect.stringContaining(field) })),
  );
});

test("an answer that was not given is null, and one choice of a list needs no list", () => {
  const [line] = composed({ memory: null, season: "summer", without: "rose" });
  expect(line).toMatchObject({ made_without: ["rose"], warnings: [] });
});

test("what was not understood, what is asked about and what cannot be is told", () => {
  const [line, alcohol] = composed(
    {
      memory: "the roses of my childhood. I have asthma. Blorptang",
      without_text: "I am allergic to cinnamon and zorglub, I don't like rose",
    },
    { memory: "no alcohol please" },
  );
  expect(line).toMatchObject({
    warnings: [
      expect.stringMatching(/memory: "I have asthma": tells of an illness/),
      expect.stringMatching(/memory: "Blorptang": not understood/),
      expect.stringMatching(/without_text: "zorglub": not understood/),
      expect.stringMatching(/^rose: both wished for and to be left out/),
    ],
  });
  expect(alcohol).toMatchObject({ warnings: [expect.stringContaining("alcohol")] });
});

test("a line out has the documented shape", () => {
  const [line] = run('{"id":"1","session":"s","answers":{"families":["floral"],"season":["summer"],"strength":1}}\n');
  const recipe = {
    items: expect.arrayContaining([{ material: expect.any(String), grams: expect.any(Number) }]),
    ethanol_g: expect.any(Number),
    water_g: expect.any(Number),
    total_g: expect.any(Number),
  };
  const share = expect.any(Number);
  const profile = { woody: share, oriental: share, floral: share, citrus: share, musk: share, aquatic: share };
  const variant = {
    dosage_pct: 15,
    delivered: profile,
    formula: expect.arrayContaining([{ material: "hedione", pct_concentrate: share, position: "middle" }]),
    notes: { top: expect.any(Array), middle: expect.any(Array), base: expect.any(Array) },
    recipe_50ml: recipe,
    recipe_100ml: recipe,
    allergens: expect.arrayContaining([expect.any(String)]),
  };
  const { formula: _, ...anyFormula } = variant;
  expect(line).toMatchObject({ id: "1", fingerprint: share && expect.any(String), target: profile });
  expect(line).toMatchObject({ premiere: anyFormula, deuxieme: anyFormula });
});
