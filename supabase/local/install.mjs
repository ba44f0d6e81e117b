// Plain JavaScript for whatever Node the machine has (20 or newer). Everything else runs on the Node 24 that the
// packages bring along: `install.mjs script.ts` goes on to that script with it. A shell that was started before the
// packages were there still knows only the machine's own Node, so the script is not left to the shell.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(fileURLToPath(import.meta.url), "../../..");
const windows = process.platform === "win32";
const node = join(root, "node_modules/node/bin", windows ? "node.exe" : "node");

function stop(message) {
  console.error(message);
  process.exit(1);
}

function read(file) {
  return JSON.parse(readFileSync(join(root, file), "utf8"));
}

/** Whether the packages of the lock file are there, those for other systems aside. */
function isInstalled() {
  // npm writes its own record last: without it an installation was cut short.
  if (!existsSync(join(root, "node_modules/.package-lock.json"))) return false;
  return Object.entries(read("package-lock.json").packages).every(([path, { version, optional }]) => {
    const manifest = join(path, "package.json");
    return existsSync(join(root, manifest)) ? read(manifest).version === version : optional;
  });
}

/** .npmrc turns install scripts off; these packages do not work without theirs. */
function allowedScripts() {
  const decisions = Object.entries(read("package.json").allowScripts);
  return decisions.filter(([, allowed]) => allowed).map(([name]) => name);
}

function npm(...args) {
  const result = spawnSync(windows ? "npm.cmd" : "npm", [...args, "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, "inherit"],
    shell: windows,
  });
  if (result.error?.code === "ENOENT")
    stop("npm is missing: install it (it comes with Node), then run the command again.");
  if (result.status !== 0)
    stop("The packages could not be installed: see npm's message above, then run the command again.");
}

const [major] = process.versions.node.split(".").map(Number);
if (major < 20) stop(`Node ${process.versions.node} is too old: install Node 20 or newer, then run the command again.`);

if (!isInstalled()) {
  // Said on the error stream: the output of a command that needs the packages is its own.
  console.error("Installing the packages (npm ci), once ...");
  npm("ci", "--no-audit", "--no-fund");
}
if (!existsSync(node)) npm("rebuild", "--ignore-scripts=false", ...allowedScripts());

const [script, ...rest] = process.argv.slice(2);
if (script) {
  const path = [join(root, "node_modules/.bin"), process.env.PATH ?? ""].join(delimiter);
  const stdio = ["inherit", "inherit", "inherit", "ipc"];
  const child = spawn(node, [script, ...rest], { stdio, env: { ...process.env, PATH: path } });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}
