import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../../supabase/local/config.ts";
import { supabaseDirectory } from "../../../supabase/local/paths.ts";
import { baseline, joinSchemas } from "../../../supabase/local/postgres/schemas.ts";
import { databases } from "../../support/databases.ts";

test("config.toml names every schema file once", () => {
  const named = readConfig().db.migrations.schema_paths;
  const files = readdirSync(join(supabaseDirectory, "schemas")).map((file) => `./schemas/${file}`);
  expect([...named].sort()).toEqual(files.sort());
});

test("the baseline is the schema files, joined (npm run baseline writes it)", () => {
  expect(readFileSync(join(supabaseDirectory, baseline), "utf8")).toBe(joinSchemas(supabaseDirectory));
});

test("each table, view, function and policy is made in one place", () => {
  const made = joinSchemas(supabaseDirectory).matchAll(
    /^create (?:table|view|function|procedure|type|sequence) ([a-z_.]+)|^create policy (".*?" on [a-z_.]+)/gm,
  );
  const names = [...made].map(([, object, policy]) => object ?? policy);
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test.each(databases)("$name takes the migrations, by a role that is no superuser", async ({ open }) => {
  const database = await open();
  try {
    const [rows] = await database.script(
      "select version, statements from supabase_migrations.schema_migrations order by version limit 1",
    );
    expect(rows).toEqual([{ version: "0001", statements: [readFileSync(join(supabaseDirectory, baseline), "utf8")] }]);
  } finally {
    await database.stop();
  }
});
