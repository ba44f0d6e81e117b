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
