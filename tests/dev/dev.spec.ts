import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { freePort } from "../../supabase/local/http/ports.ts";
import { type Hosts, visitorAt } from "../support/shop.ts";

type DevServer = Hosts & { output: () => string };

/** `npm run dev` on free ports, with data of its own. */
const test = base.extend<object, { dev: DevServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const [port, backendPort] = [await freePort(), await freePort()];
      const directory = await mkdtemp(join(tmpdir(), "athar-dev-"));
      const env = { ...process.env, PORT: `${port}`, BACKEND_PORT: `${backendPort}`, DATA_DIRECTORY: directory };
      const child = spawn("npm", ["run", "dev"], {
        cwd: resolve(import.meta.dirname, "../.."),
        env,
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
      });
      let output = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
      try {
        await answers(child, port, () => output);
        await use({
          url: `http://shop.localhost:${port}`,
          adminUrl: `http://admin.localhost:${port}`,
          output: () => output,
        });
      } finally {
        await end(child);
        await rm(directory, { recursive: true });
      }
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

async function answers(child: ChildProcess, port: number, output: () => string) {
  const status = async () => {
    if (child.exitCode !== null) throw new Error(`npm run dev ended:\n${output()}`);
    const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).catch(() => undefined);
    return response?.status;
  };
  await expect.poll(status, { timeout: 170_000 }).toBeGreaterThan(0);
}

/** Ends the command as Ctrl+C does: every process of its group is told. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  if (child.pid) process.kill(-child.pid, "SIGINT");
  await ended;
}

/** What the browser complains of while the page is open. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("requestfailed", (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  return complaints;
}

for (const { name, path, host } of [
  { name: "a page that is only read", path: "/home", host: "storefront" },
  { name: "a question of the journey", path: "/maestro-journey?step=1", host: "storefront" },
  { name: "the admin's login", path: "/login", host: "admin" },
] as const)
  test(`${name} is styled, hydrated where it has React, and the console stays empty`, async ({ page, dev }) => {
    const complaints = complaintsOf(page);
    await visitorAt(page, dev, true).opens(path, { host });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Cormorant/);
    await expect(page.locator("html")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.locator("html[data-live]")).toHaveCount(path === "/home" ? 0 : 1);
    expect(complaints).toEqual([]);
    // A dependency that Vite finds late reloads the page under whoever is using it.
    expect(dev.output()).not.toContain("reloading");
  });
