// `npm run deploy -- staging` (or `production`; `--dry-run` tries it) puts what build/ holds on Cloudflare. The same
// build goes to every environment: the Vite plugin writes one environment's configuration beside it, so a second one,
// with all that wrangler.toml defines, is written here.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";

const root = resolve(import.meta.dirname, "..");
const server = join(root, "build/server");
const deployment = join(server, "deployment.json");

const written = z.looseObject({ env: z.record(z.string(), z.unknown()) });
/** What the build decides: the entry, and how the files beside it are uploaded. */
const built = z.object({
  main: z.string(),
  assets: z.unknown(),
  rules: z.unknown(),
  no_bundle: z.boolean(),
  upload_source_maps: z.boolean(),
});

const configuration = written.parse(parse(readFileSync(join(root, "wrangler.toml"), "utf8")));
const output = built.parse(JSON.parse(readFileSync(join(server, "wrangler.json"), "utf8")));

const [environment = "", ...flags] = process.argv.slice(2);
const environments = Object.keys(configuration.env);
if (!environments.includes(environment)) {
  console.error(`Name the environment: npm run deploy -- ${environments.join(" | ")}`);
  process.exit(1);
}
writeFileSync(deployment, JSON.stringify({ ...configuration, ...output }));
const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
const args = ["deploy", "--config", deployment, "--env", environment, ...flags];
process.exit(spawnSync(process.execPath, [wrangler, ...args], { stdio: "inherit" }).status ?? 1);
