import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { authOf, startSmallBackend } from "../../support/small-backend.ts";

const small = resolve(import.meta.dirname, "../../support/small-project");
// Each test makes a database on disk, some of them twice.
vi.setConfig({ testTimeout: 90_000 });

let folder: string;
let directory: string;
let project: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "athar-"));
  directory = join(folder, "data");
  project = join(folder, "small-project");
  cpSync(small, project, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = () => startSmallBackend({ directory, project });

test("data, accounts and sessions outlive a stop; migrations and seed are applied once, by one process", async () => {
  const first = await start();
  await first.sql("update houses set name = 'Kept' where id = 1");
  const { data } = await authOf(first).signInWithPassword(localAdmin);
  await expect(start()).rejects.toThrow(/in use by another process/);
  await first.stop();

  writeFileSync(
    join(project, "migrations/0002_more.sql"),
    "alter table public.houses add column floors int not null default 2;",
  );
  const second = await start();
  expect(await second.sql("select name, floors from houses where id = 1")).toEqual([{ name: "Kept", floors: 2 }]);
  expect((await authOf(second).getUser(data.session?.access_token)).data.user?.email).toBe(localAdmin.email);
  await second.stop();
});

test("a broken migration is named with its line, leaves no trace, and can be corrected", async () => {
  const file = join(project, "migrations/0002_broken.sql");
  writeFileSync(file, "create table public.half (id int);\n\nalter table public.absent add column x int;");
  await expect(start()).rejects.toThrow(/^supabase\/migrations\/0002_broken\.sql cannot be applied: .*absent/);
  writeFileSync(file, "create table public.half (id int);");
  const backend = await start();
  expect(await backend.sql("select * from half")).toEqual([]);
  await backend.stop();
  writeFileSync(file, "create table public.whole (id int);");
  await expect(start()).rejects.toThrow(/0002_broken\.sql was changed after it had been applied/);
});

test.each([
  ["alters a table of Auth", "alter table auth.users add column phone_hash text;", "must be owner of table users"],
  [
    "makes a function of Auth",
    "create function auth.who() returns int language sql as 'select 1';",
    "permission denied for schema auth",
  ],
  ["makes a superuser", "create role master superuser;", "permission denied to create role"],
])("a migration that %s is refused here as by a hosted project", async (_, sql, refusal) => {
  writeFileSync(join(project, "migrations/0002_more.sql"), sql);
  await expect(startSmallBackend({ project })).rejects.toThrow(
    new RegExp(`0002_more\\.sql cannot be applied: .*${refusal}`),
  );
});

test("everything acknowledged survives kill -9 in the middle of writing", async () => {
  const script = `
    import { startBackend } from ${JSON.stringify(resolve(import.meta.dirname, "../../../supabase/local/backend.ts"))};
    const backend = await startBackend(${JSON.stringify({ directory, project })});
    for (let n = 100; ; n++) {
      await backend.sql("insert into houses (id, name) values ($1, $2)", [n, "House " + n]);
      console.log(n);
    }`;
  const writer = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const acknowledged = await writtenUntil(writer, 250);
  writer.kill("SIGKILL");
  await new Promise((ended) => writer.on("close", ended));

  const backend = await start();
  const [row] = await backend.sql<{ written: number; last: number }>(
    "select count(*)::int as written, max(id) as last from houses where id >= 100",
  );
  expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
  expect(row?.written).toBe((row?.last ?? 0) - 99);
  await backend.stop();
});

function writtenUntil(writer: ChildProcess, enough: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = "";
    writer.stdout?.on("data", (chunk) => {
      text += chunk;
      const last = Number(text.split("\n").at(-2));
      if (last >= enough) resolve(last);
    });
    writer.on("exit", () => reject(new Error("The writer ended by itself")));
  });
}
