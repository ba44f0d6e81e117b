import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestBackend } from "../../support/backend.ts";
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

test("names from before what is refused now are cleaned, and can still be changed", async () => {
  const backend = await startTestBackend();
  try {
    await backend.script(`
      alter table private.maestro_results drop constraint maestro_results_custom_name_plain;
      alter table private.maestro_editions drop constraint maestro_editions_custom_name_plain;
      alter table public.leads drop constraint leads_names_plain;
      alter table public.profiles drop constraint profiles_name_plain;
      alter table public.site_settings drop constraint site_settings_messages_plain;
      drop function private.is_plain_text(text) cascade;
      drop function private.plain_text(text);
      insert into public.leads (first_name, last_name, email, phone, country_code, lang)
        values (E'Mi\\u202Ena\\u2028 Maria', E'\\u200B', 'a@b.test', '+966501234567', 'SA', 'ar');
      update public.site_settings set maintenance_message = E'Soon\\u2028\\u061Cback';
      with session as (insert into public.maestro_sessions (lang) values ('en') returning id)
      insert into private.maestro_results (session_id, lang, result_json, fingerprint, custom_name)
        select id, 'en', '{}', 'one-of-a-kind', E'\\u2066\\u200B' from session;
    `);
    const migration = readFileSync(join(folder, "../migrations/0025_plain_text.sql"), "utf8");
    await backend.script(migration.replaceAll("public.maestro_results", "private.maestro_results"));
    const names = await backend.sql(`
      update public.leads set lang = 'fr' where email = 'a@b.test'
      returning first_name, last_name,
        (select maintenance_message from public.site_settings) as message,
        (select custom_name from private.maestro_results where fingerprint = 'one-of-a-kind') as perfume
    `);
    expect(names).toEqual([{ first_name: "Mina Maria", last_name: "-", message: "Soon\nback", perfume: null }]);
  } finally {
    await backend.stop();
  }
});
