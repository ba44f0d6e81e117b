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
      `{"id":"f","session":"${session}","answers":{"families":["woody","nonsense"],"strength":"loud","colors":"gold"}}`,
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
    { id: "f", fingerprint: expect.any(String) },
  ]);
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
