import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "smol-toml";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { currentBuild } from "../../../supabase/local/worker/build.ts";

vi.setConfig({ testTimeout: 120_000 });

const root = resolve(import.meta.dirname, "../../..");
const build = join(currentBuild(), "server");
const environment = z.object({
  kv_namespaces: z.array(z.object({ id: z.string() })),
  vars: z.record(z.string(), z.string()),
});
const { env } = z
  .object({ env: z.record(z.string(), environment) })
  .parse(parse(readFileSync(join(root, "wrangler.toml"), "utf8")));

/** Characters of a variable that Wrangler prints at the least. */
const shown = 30;
const scripts = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".js"));

/** What differs between them is read from one file by the same lines: production speaks for all. */
const tagged = Object.entries(env).map(([name, each]) => [name, each, name === "production" ? "" : " @long"] as const);

for (const [name, { kv_namespaces, vars }, tag] of tagged)
  test(`${name} gets the build as it is, with bindings of its own${tag}`, () => {
    const folder = mkdtempSync(join(tmpdir(), "athar-deploy-"));
    try {
      const deploy = [join(root, "tools/deploy.ts"), name, "--dry-run", "--outdir", folder];
      const output = execFileSync(process.execPath, deploy, {
        encoding: "utf8",
        env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
      });
      for (const { id } of kv_namespaces) expect(output).toContain(`(${id})`);
      for (const [key, value] of Object.entries(vars))
        expect(output).toContain(`env.${key} ("${value.slice(0, shown)}`);
      expect(scripts.length).toBeGreaterThan(1);
      for (const path of scripts) expect(readFileSync(join(folder, path))).toEqual(readFileSync(join(build, path)));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
