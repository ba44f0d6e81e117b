import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { execPath } from "node:process";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PortInUse } from "../../../supabase/local/http/ports.ts";
import { type LocalWorker, NotBuilt, startWorker } from "../../../supabase/local/worker/worker.ts";

const folder = mkdtempSync(join(tmpdir(), "athar-"));
const build = join(folder, "build");
const directory = join(folder, "data");

const script = `
  import { greeting } from "./assets/greeting.js";
  export default {
    async fetch(request, env) {
      const { pathname } = new URL(request.url);
      if (pathname === "/count") {
        const count = Number(await env.SESSIONS.get("count")) + 1;
        await env.SESSIONS.put("count", String(count));
        return new Response(String(count));
      }
      if (pathname === "/limited") return Response.json(await env.LIMIT.limit({ key: "someone" }));
      console.log("asked for " + pathname);
      return new Response([greeting, env.NAME, env.PLACE, new URL(request.url).hostname].join(" "));
    },
  };`;

beforeAll(() => {
  const files = {
    "server/index.js": script,
    "server/assets/greeting.js": 'export const greeting = "Hello";',
    "server/wrangler.json": JSON.stringify({
      name: "small",
      main: "index.js",
      compatibility_date: "2026-09-01",
      vars: { NAME: "Ann", PLACE: "nowhere" },
      kv_namespaces: [{ binding: "SESSIONS", id: "sessions" }],
      ratelimits: [{ name: "LIMIT", namespace_id: "1", simple: { limit: 2, period: 60 } }],
      assets: { directory: "../client" },
    }),
    "client/robots.txt": "User-agent: *",
    "client/_headers": "/robots.txt\n  X-Kind: robots\n",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(build, path, ".."), { recursive: true });
    writeFileSync(join(build, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = async (worker: LocalWorker, path: string) => (await fetch(worker.url + path)).text();

test("a Worker has its modules, variables, files with their headers, limits and log, and stops", async () => {
  const lines: string[] = [];
  const worker = await startWorker({ build, bindings: { PLACE: "here" }, log: (line) => lines.push(line) });
  expect(await text(worker, "/anywhere")).toBe("Hello Ann here 127.0.0.1");
  await expect.poll(() => lines.join()).toContain("asked for /anywhere");
  const robots = await fetch(`${worker.url}/robots.txt`);
  expect([await robots.text(), robots.headers.get("x-kind")]).toEqual(["User-agent: *", "robots"]);
  const answers = [await text(worker, "/limited"), await text(worker, "/limited"), await text(worker, "/limited")];
  expect(answers.map((answer): unknown => JSON.parse(answer))).toEqual([
    { success: true },
    { success: true },
    { success: false },
  ]);
  await worker.stop();
  await expect(fetch(worker.url)).rejects.toThrow();
});

test("what the Worker keeps outlives a restart on the same port", async () => {
  const first = await startWorker({ build, directory });
  await text(first, "/count");
  await first.stop();
  const second = await startWorker({ build, directory, port: first.port });
  expect(await text(second, "/count")).toBe("2");
  await expect(startWorker({ build, port: first.port })).rejects.toThrow(PortInUse);
  await second.stop();
});

test("a request after one whose body was not read arrives", async () => {
  const worker = await startWorker({ build });
  const post = (body: string) => fetch(`${worker.url}/anywhere`, { method: "POST", body });
  for (const length of [200_000, 10, 200_000, 10]) expect((await post("a".repeat(length))).status).toBe(200);
  await worker.stop();
});

test("the Worker ends with its process, though that is killed", async () => {
  const module = resolve(import.meta.dirname, "../../../supabase/local/worker/worker.ts");
  const code = `
    import { startWorker } from ${JSON.stringify(module)};
    console.log((await startWorker({ build: ${JSON.stringify(build)} })).url);`;
  const process = spawn(execPath, ["--input-type=module-typescript", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = await once(createInterface(process.stdout), "line");
  expect((await fetch(url)).status).toBe(200);
  process.kill("SIGKILL");
  await expect.poll(() => fetch(url).catch(() => "refused"), { timeout: 10_000 }).toBe("refused");
});

test("a shop that was not built says so", async () => {
  await expect(startWorker({ build: join(folder, "nothing") })).rejects.toThrow(NotBuilt);
});
