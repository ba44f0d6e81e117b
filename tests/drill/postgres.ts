import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
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

/** Installs PostgreSQL where it can; says how where it cannot. */
export function ensurePostgres(): void {
  if (!postgresPrograms() && process.getuid?.() === 0)
    execFileSync("apt-get", ["install", "-y", "-qq", "postgresql"], { stdio: "ignore" });
  if (!postgresPrograms()) throw new Error("No PostgreSQL 15 or newer here: apt-get install postgresql");
}

/**
 * An empty PostgreSQL on a port of its own; a kill makes it crash, and it recovers.
 * @param settings as in postgresql.conf
 */
export async function startPostgres(
  settings: Record<string, string> = {},
): Promise<Restartable & { url: string; version: string }> {
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
  const all = Object.entries({ listen_addresses: "127.0.0.1", ...settings });
  const options = [`-p ${port} -k ${folder}`, ...all.map(([name, value]) => `-c ${name}=${value}`)].join(" ");
  const start = () => run("pg_ctl", "-D", data, "-w", "-l", join(folder, "log"), "-o", options, "start");
  const crash = () => run("pg_ctl", "-D", data, "-m", "immediate", "stop");

  const stop = async () => {
    if (existsSync(join(data, "postmaster.pid"))) crash();
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    // As hosted: only with a locale of UTF-8 are Arabic and Russian letters, small and capital ones, and trigrams.
    run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync");
    start();
  } catch (error) {
    await stop();
    throw error;
  }
  const version = run("postgres", "--version").trim().replace("postgres (PostgreSQL)", "PostgreSQL");
  const server = {
    name: "PostgreSQL",
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version,
    kills: 0,
    get pid() {
      return Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    },
    async kill(downtime: number) {
      crash();
      server.kills += 1;
      await pause(downtime);
      start();
    },
    stop,
  };
  return server;
}

function idOf(flag: string): number {
  return Number(execFileSync("id", [flag, "postgres"]));
}
