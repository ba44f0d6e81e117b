import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const app = new URL("../../../app/", import.meta.url);
const sheets = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
const behind = sheets.filter((file) => readFileSync(new URL(file, app), "utf8").includes("z-index: -1"));

test("some style sheets lay a picture behind words (z-index -1)", () => expect(behind.length).toBeGreaterThan(2));

// Without a layer of their own to lie in, they would lie behind the page's ground, where nobody sees them.
test.each(behind)("what lies behind in %s stays within its section", (file) => {
  expect(readFileSync(new URL(file, app), "utf8")).toContain("isolation: isolate");
});
