import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../supabase/local/http/ports.ts";
import type { Restartable } from "./restartable.ts";

const versions = "/usr/lib/postgresql";

/** The folder of the newest PostgreSQL's programs on this machine (Debian: apt-get install postgresql), if there is one. */
export function postgresPrograms(): string | undefined {
  const found = existsSync(versions) ? readdirSync(versions).map(Number) : [];
  const newest = Math.max(...found.filter((version) => version >= 15));
  const programs = join(versions, String(newest), "bin");
  return existsSync(join(programs, "initdb")) ? programs : undefined;
}

/** An empty PostgreSQL on a port of its own; a kill makes it crash, and it recovers. */
export async function startPostgres(): Promise<Restartable & { url: string; version: string }> {
  const programs = postgresPrograms();
  if (!programs) throw new Error("No PostgreSQL 15 or newer here: apt-get install postgresql");
  const folder = mkdtempSync(join(tmpdir(), "athar-postgres-"));
  const data = join(folder, "data");
  const port = await freePort();
  // PostgreSQL refuses to be started by root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, idOf("-u"), idOf("-g"));

  const run = (program: string, ...args: string[]): string => {
    const path = join(programs, program);
    const [command, rest] = asRoot ? ["runuser", ["-u", "postgres", "--", path, ...args]] : [path, args];
    return execFileSync(command, rest, { encoding: "utf8", cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  };
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const start = () => run("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start");
  const crash = () => run("pg_ctl", "-D", data, "-m", "immediate", "stop");

  // As hosted: only with a locale of UTF-8 are Arabic and Russian letters, small and capital ones, and trigrams.
  run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync");
  start();
  const server: Restartable = {
    name: "PostgreSQL",
    kills: 0,
    async kill(downtime) {
      crash();
      server.kills += 1;
      await pause(downtime);
      start();
    },
    async stop() {
      crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const version = run("postgres", "--version").trim().replace("postgres (PostgreSQL)", "PostgreSQL");
  return Object.assign(server, { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version });
}

function idOf(flag: string): number {
  return Number(execFileSync("id", [flag, "postgres"]));
}
