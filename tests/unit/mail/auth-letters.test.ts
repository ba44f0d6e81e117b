import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { authTemplates } from "../../../tools/auth-letters.ts";

const folder = resolve(import.meta.dirname, "../../../supabase/templates");
const templates = await authTemplates();

test("every template of Auth is one that the house's layout lays out", () => {
  expect(readdirSync(folder).sort()).toEqual(templates.map(({ name }) => `${name}.html`).sort());
});

test.each(templates)("$name.html is as it is laid out", async ({ name, html }) => {
  await expect(html).toMatchFileSnapshot(resolve(folder, `${name}.html`));
});
