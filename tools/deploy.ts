// `npm run deploy -- staging` (or `production`; `--dry-run` tries it) is `wrangler deploy --env staging`. Wrangler checks
// the configuration by the same script, but what that says is followed there by 150 lines about a process that failed.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { refuse } from "./refuse.ts";

const root = resolve(import.meta.dirname, "..");
const [environment = "", ...flags] = process.argv.slice(2);

// npm takes a flag before its two dashes for one of its own, and a trial would be a deployment.
if (process.env.npm_config_dry_run === "true" && !flags.includes("--dry-run"))
  refuse(`Write the two dashes before the environment: npm run deploy -- ${environment} --dry-run`);

function run(script: string, ...args: string[]) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

run("tools/check-deployment.ts", environment);
run("node_modules/wrangler/bin/wrangler.js", "deploy", "--env", environment, ...flags);
