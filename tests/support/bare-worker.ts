import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { freePort } from "../../supabase/local/http/ports.ts";
import { readVariables } from "../../supabase/local/worker/built-worker.ts";

export type Bare = {
  url: string;
  port: number;
  pid: number;
  /** From the start of the process until its Worker's first answer, in milliseconds. */
  startedIn: number;
  stop(): Promise<void>;
};

/** A folder with an `index.js` and the modules it imports. */
type Served = {
  folder: string;
  bindings?: Record<string, string>;
  kv?: string;
  /** What the Worker puts into the Cache API it finds there again; otherwise that is empty. */
  cached?: boolean;
};

/** Workerd's own side of the Cache API: GET and PUT, the latter with a whole HTTP answer as its body. */
const memoryCache = `
const kept = new Map();
export default {
  async fetch(request) {
    const key = request.headers.get("CF-Cache-Namespace") + " " + request.url;
    if (request.method === "PUT") {
      kept.set(key, new Uint8Array(await request.arrayBuffer()));
      return new Response(null, { status: 204 });
    }
    const bytes = kept.get(key);
    if (!bytes) return new Response(null, { status: 404, headers: { "CF-Cache-Status": "MISS" } });
    const end = bytes.findIndex((_, at) => bytes[at] === 13 && bytes[at + 2] === 13);
    const lines = new TextDecoder().decode(bytes.subarray(0, end)).split("\\r\\n").slice(1);
    const headers = new Headers(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]));
    headers.set("CF-Cache-Status", "HIT");
    return new Response(bytes.subarray(end + 4), { headers });
  },
};
`;

/**
 * A built Worker on `workerd` alone. The local simulator puts a router of its own before every request, which would
 * cost hello and a kept page more than they cost themselves; in Cloudflare's network that is not the Worker's time.
 */
export async function serveBare({ folder: from, bindings = {}, kv, cached = false }: Served): Promise<Bare> {
  const folder = mkdtempSync(join(tmpdir(), "athar-worker-"));
  cpSync(from, folder, { recursive: true });
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const modules = ["index.js", ...scripts.filter((file) => file !== "index.js")];
  const port = await freePort();
  const values = Object.entries({ ...readVariables(folder), ...bindings }).map(([name, value]) =>
    typeof value === "string"
      ? `(name = "${name}", text = ${JSON.stringify(value)})`
      : `(name = "${name}", json = ${JSON.stringify(JSON.stringify(value))})`,
  );
  const all = kv ? [...values, `(name = "${kv}", kvNamespace = "empty")`] : values;
  writeFileSync(
    join(folder, "config.capnp"),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "empty", worker = .empty),
    (name = "cache", worker = .cache),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [${modules.map((file) => `(name = "${file}", esModule = embed "${file}")`).join(", ")}],
  compatibilityDate = "2026-09-01",
  bindings = [${all.join(", ")}],
  cacheApiOutbound = "${cached ? "cache" : "empty"}",
);
const empty :Workerd.Worker = (
  modules = [(name = "empty.js", esModule = "export default { fetch: () => new Response(null, { status: 404 }) }")],
  compatibilityDate = "2026-09-01",
);
const cache :Workerd.Worker = (
  modules = [(name = "cache.js", esModule = ${JSON.stringify(memoryCache)})],
  compatibilityDate = "2026-09-01",
);
`,
  );
  const started = performance.now();
  const child = spawn(workerd(), ["serve", join(folder, "config.capnp")], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (part: Buffer) => {
    said = `${said}${part}`.slice(-4000);
  });
  const kill = () => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", kill);
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`workerd did not start ${from}: ${said}`);
    await pause(2);
  }
  const url = `http://127.0.0.1:${port}`;
  await fetch(`${url}/healthz`, { redirect: "manual" });
  const startedIn = performance.now() - started;
  const stop = () => {
    process.off("exit", kill);
    return end(child, folder);
  };
  return { url, port, pid: child.pid ?? 0, startedIn, stop };
}

/** The program of the `workerd` package that wrangler brings along and runs. */
function workerd(): string {
  const wrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
  return z.object({ default: z.string() }).parse(wrangler("workerd")).default;
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  // Ctrl+C ends it as well.
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
