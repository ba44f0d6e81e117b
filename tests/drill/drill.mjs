// `npm run drill`: a fresh clone of the last commit becomes a running shop (npm ci, production build, second and empty
// backend), and run.ts does the rest in it, or run-orders.ts for `npm run drill -- orders`. Needs nothing but git, Node and npm.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "../..");
const folder = mkdtempSync(join(tmpdir(), "athar-clone-"));
const report = join(here, "report.md");

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit" });
  return status ?? 1;
}

try {
  console.log("Cloning ...");
  const cloned = run("git", ["-c", "advice.detachedHead=false", "clone", "--quiet", root, folder], root);
  const [what, ...rest] = process.argv.slice(2);
  const script =
    what === "orders" ? ["tests/drill/run-orders.ts", ...rest] : ["tests/drill/run.ts", ...process.argv.slice(2)];
  const args = ["supabase/local/install.mjs", ...script, "--report", report];
  process.exitCode = cloned || run(process.execPath, args, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
