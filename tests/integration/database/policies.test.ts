import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pgtap } from "@electric-sql/pglite/pgtap";
import { describe, expect, test, vi } from "vitest";
import { startTestBackend } from "../../support/backend.ts";

vi.setConfig({ testTimeout: 60_000 });

const folder = resolve(import.meta.dirname, "../../../supabase/tests");
const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));

/** The lines of the Test Anything Protocol that a pgTAP script answers with, whatever its columns are called. */
async function run(file: string) {
  const backend = await startTestBackend({ extensions: { pgtap } });
  try {
    await backend.script(`
      create extension if not exists pgtap with schema extensions;
      grant execute on all functions in schema extensions to anon, authenticated, service_role;
      set search_path = public, extensions;
    `);
    const results = await backend.script(readFileSync(join(folder, file), "utf8"));
    return results.flatMap((rows) => rows.flatMap((row) => Object.values(row)).flatMap(lines));
  } finally {
    await backend.stop();
  }
}

function lines(value: unknown) {
  return typeof value === "string" ? value.split("\n") : [];
}

describe.each(files)("%s", (file) => {
  test("every assertion holds, and all that were planned ran", async () => {
    const tap = await run(file);
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
      alter table public.maestro_results drop constraint maestro_results_custom_name_plain;
      alter table public.leads drop constraint leads_names_plain;
      alter table public.site_settings drop constraint site_settings_messages_plain;
      drop function private.is_plain_text(text);
      drop function private.plain_text(text);
      insert into public.leads (first_name, last_name, email, phone, country_code, lang)
        values (E'Mi\\u202Ena\\u2028 Maria', E'\\u200B', 'a@b.test', '+966501234567', 'SA', 'ar');
      update public.site_settings set maintenance_message = E'Soon\\u2028\\u061Cback';
      with session as (insert into public.maestro_sessions (lang) values ('en') returning id)
      insert into public.maestro_results (session_id, lang, result_json, fingerprint, custom_name)
        select id, 'en', '{}', 'one-of-a-kind', E'\\u2066\\u200B' from session;
    `);
    await backend.script(readFileSync(join(folder, "../migrations/0025_plain_text.sql"), "utf8"));
    const names = await backend.sql(`
      update public.leads set lang = 'fr' where email = 'a@b.test'
      returning first_name, last_name,
        (select maintenance_message from public.site_settings) as message,
        (select custom_name from public.maestro_results where fingerprint = 'one-of-a-kind') as perfume
    `);
    expect(names).toEqual([{ first_name: "Mina Maria", last_name: "-", message: "Soon\nback", perfume: null }]);
  } finally {
    await backend.stop();
  }
});
