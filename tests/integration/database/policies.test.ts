import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases, type TestDatabase } from "../../support/databases.ts";

const root = resolve(import.meta.dirname, "../../..");
const folder = join(root, "supabase/tests");
const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));

/** pgTAP as the embedded database brings it along: SQL that runs anywhere, without psql's own commands. */
function pgtapScript(): string {
  const archive = join(root, "node_modules/@electric-sql/pglite/dist/pgtap.tar.gz");
  const script = execFileSync("tar", ["xzOf", archive, "share/postgresql/extension/pgtap.sql"], { encoding: "utf8" });
  return script.replaceAll(/^\\.*$/gm, "");
}

const roles = "anon, authenticated, worker, service_role, schema_owner";
const installed = `
  set search_path = extensions; ${pgtapScript()};
  grant usage on schema extensions to worker; grant select on all tables in schema extensions to schema_owner; grant execute on all functions in schema extensions to ${roles};`;
// As the Supabase CLI runs them: as who applied the migrations, whom no superuser's right helps.
const searched =
  "reset session authorization; set session authorization schema_owner; set search_path = public, extensions;";

type Row = Record<string, unknown>;

/** The lines of the Test Anything Protocol that a pgTAP script answers with, whatever its columns are called. */
function lines(results: Row[][]): string[] {
  return results
    .flat()
    .flatMap((row) => Object.values(row).flatMap((value) => (typeof value === "string" ? value.split("\n") : [])));
}

// On all the same answers are expected.
describe.each(databases)("on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await database.script(installed);
  });
  afterAll(() => database.stop());

  test.each(files)("%s: every assertion holds, and all that were planned ran", async (file) => {
    const script = readFileSync(join(folder, file), "utf8");
    const tap = lines(
      await database.script(`${searched} ${script}`).catch(async (error: unknown) => {
        await database.script("rollback");
        throw error;
      }),
    );
    const [, planned] = tap.map((line) => /^1\.\.(\d+)$/.exec(line)).find(Boolean) ?? [];
    const ran = tap.filter((line) => /^(not )?ok \d+/.test(line));
    expect(tap.filter((line) => /^(not ok|# (Failed|Looks like))/.test(line))).toEqual([]);
    expect(ran).toHaveLength(Number(planned));
    expect(ran.length).toBeGreaterThan(0);
  });
});
