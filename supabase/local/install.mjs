// Plain JavaScript for whatever Node the machine has (20 or newer). Everything else runs on the Node 24 that the
// packages bring along: `install.mjs script.ts` goes on to that script with it. A shell that was started before the
// packages were there still knows only the machine's own Node, so the script is not left to the shell.
import { spawn, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(fileURLToPath(import.meta.url), "../../..");
const lock = join(root, "package-lock.json");
const installed = join(root, "node_modules/.installed-lock");
const windows = process.platform === "win32";

function stop(message) {
  console.error(message);
  process.exit(1);
}

const [major] = process.versions.node.split(".").map(Number);
if (major < 20) stop(`Node ${process.versions.node} is too old: install Node 20 or newer, then run the command again.`);

if (!existsSync(installed) || readFileSync(installed, "utf8") !== readFileSync(lock, "utf8")) {
  // Said on the error stream: the output of a command that needs the packages is its own.
  console.error("Installing the packages (npm ci), once ...");
  const result = spawnSync(windows ? "npm.cmd" : "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, "inherit"],
    shell: windows,
  });
  if (result.error?.code === "ENOENT")
    stop("npm is missing: install it (it comes with Node), then run the command again.");
  if (result.status !== 0)
    stop("The packages could not be installed: see npm's message above, then run the command again.");
  copyFileSync(lock, installed);
}

const [script, ...rest] = process.argv.slice(2);
if (script) {
  const node = join(root, "node_modules/node/bin", windows ? "node.exe" : "node");
  if (!existsSync(node)) stop("The packages' own Node is missing: delete node_modules and run the command again.");
  const path = [join(root, "node_modules/.bin"), process.env.PATH ?? ""].join(delimiter);
  const stdio = ["inherit", "inherit", "inherit", "ipc"];
  const child = spawn(node, [script, ...rest], { stdio, env: { ...process.env, PATH: path } });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
