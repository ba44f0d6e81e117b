// `npm run race`: the same writes on a real PostgreSQL (Debian: apt-get install postgresql), where they truly happen at
// once. The migrations are applied to an empty cluster, 32 connections write under few keys through row-level security,
// the server crashes in the middle and recovers, and at the end nothing may be there twice.
import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const connections = 32;
const visits = 40;
const keys = 20;
const supabase = join(import.meta.dirname, "../../supabase");
const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql").map(Number) : [];
const newest = Math.max(...versions.filter((version) => version >= 15));
const programs = join("/usr/lib/postgresql", String(newest), "bin");
if (!existsSync(join(programs, "pgbench"))) {
  console.error("No PostgreSQL 15 or newer here: apt-get install postgresql");
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "athar-race-"));
const data = join(folder, "data");
// PostgreSQL refuses to be started by root.
const asRoot = process.getuid?.() === 0;
if (asRoot) chownSync(folder, ...idsOf("postgres"));

function idsOf(user: string): [uid: number, gid: number] {
  const id = (flag: string) => Number(execFileSync("id", [flag, user]));
  return [id("-u"), id("-g")];
}

function command(program: string, args: string[]): [string, string[]] {
  const path = join(programs, program);
  return asRoot ? ["runuser", ["-u", "postgres", "--", path, ...args]] : [path, args];
}

function run(program: string, ...args: string[]): string {
  return execFileSync(...command(program, args), { encoding: "utf8", cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
}

function script(sql: string): string {
  const file = join(folder, "script.sql");
  writeFileSync(file, sql, { mode: 0o644 });
  return run("psql", "-h", folder, "-d", "postgres", "-v", "ON_ERROR_STOP=1", "-qAt", "-f", file);
}

const start = () =>
  run("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", `-k ${folder} -c listen_addresses=''`, "start");

/** The race; false where the server went away in the middle of it. */
function race(): Promise<{ ended: boolean; text: string }> {
  const args = ["-h", folder, "-d", "postgres", "-n", "-f", join(folder, "race.sql")];
  const counts = ["-c", String(connections), "-j", "2", "-t", String(visits)];
  return new Promise((resolve) => {
    const child = spawn(...command("pgbench", [...args, ...counts]), {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (text += part));
    child.on("close", (code) => resolve({ ended: code === 0, text }));
  });
}

/** What Supabase has before the first migration: its Auth as far as the migrations name it, then roles and grants. */
const before = `
  create schema auth;
  create table auth.users (id uuid primary key, email text);
  create function auth.jwt() returns jsonb language sql stable as
    $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  \\i ${join(folder, "system.sql")}
`;
const prepared = `
  create schema race;
  grant usage on schema race to anon;
  create function race.session(n int) returns uuid language sql immutable as
    $$ select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid $$;
  create function race.question(n int) returns uuid language sql stable as
    $$ select id from public.maestro_questions order by order_index offset n - 1 limit 1 $$;
  grant execute on all functions in schema race to anon;
  insert into public.maestro_sessions (id, lang) select race.session(n), 'en' from generate_series(1, ${keys}) as n;
`;
const counted = `
  select json_build_object(
    'answers', (select count(*) from maestro_results where question_id is not null),
    'perfumes', (select count(*) from maestro_results where question_id is null),
    'prints', (select count(distinct fingerprint) from maestro_results where question_id is null),
    'readers', (select count(*) from newsletter_subscribers),
    'leads', (select count(*) from leads))
`;

try {
  const files = [
    join(supabase, "local/system.sql"),
    join(import.meta.dirname, "race.sql"),
    ...readdirSync(join(supabase, "migrations")).map((file) => join(supabase, "migrations", file)),
    join(supabase, "seed.sql"),
  ];
  execFileSync("cp", [...files, folder]);
  run("initdb", "-D", data, "-A", "trust", "-E", "UTF8", "--no-locale");
  start();
  script(before);
  for (const file of files.slice(2)) script(`\\i ${join(folder, file.split("/").at(-1) ?? "")}`);
  script(prepared);

  const first = race();
  await pause(1500);
  run("pg_ctl", "-D", data, "-m", "immediate", "stop");
  const { ended } = await first;
  start();
  const { ended: whole, text } = await race();
  const found = JSON.parse(script(counted));
  const told = text.split("\n").filter((line) => /number of transactions act|failed|ERROR/.test(line));
  console.log(`A crash ${ended ? "after" : "in the middle of"} the first race; then, of the second:`);
  console.log([...told.slice(0, 10), JSON.stringify(found)].join("\n"));
  const expected = { answers: keys * 3, perfumes: keys, prints: keys, readers: keys, leads: keys };
  const right = whole && JSON.stringify(found) === JSON.stringify(expected);
  console.log(right ? "Nothing twice, nothing lost." : `Expected ${JSON.stringify(expected)}`);
  process.exitCode = right ? 0 : 1;
} finally {
  if (existsSync(join(data, "postmaster.pid"))) run("pg_ctl", "-D", data, "-m", "immediate", "stop");
  rmSync(folder, { recursive: true, force: true });
}
