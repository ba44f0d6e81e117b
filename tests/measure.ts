// npm run measure: everything that is measured rather than tested, one after the other, since each wants the machine for
// itself: some two hours. `npm run measure -- PART ...` measures parts of it. Prints what each took and whether its bars
// were met, and exits 1 where one is missed; the committed report of that part then stays as it is (kept-report.ts).
import { spawnSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The commands of each part, as after `npm run`. */
const parts = {
  bench: ["bench"],
  evaluate: ["evaluate"],
  load: ["load"],
  drill: ["drill", "drill -- --postgres", "drill -- orders"],
  growth: ["growth"],
  firefox: ["firefox"],
  safari: ["safari"],
} as const;
type Part = keyof typeof parts;
const isPart = (name: string): name is Part => Object.hasOwn(parts, name);

const named = process.argv.slice(2);
const unknown = named.find((name) => !isPart(name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}" of npm run measure: ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}

for (const draft of globSync("tests/*/report.draft.md", { cwd: root })) rmSync(join(root, draft));
const wanted = named.length > 0 ? named.filter(isPart) : Object.keys(parts).filter(isPart);
const measured = wanted
  .flatMap((part) => parts[part])
  .map((command) => {
    console.log(`\n== npm run ${command}`);
    const started = performance.now();
    const { status } = spawnSync(`npm run --silent ${command}`, { cwd: root, shell: true, stdio: "inherit" });
    return { command, met: status === 0, minutes: (performance.now() - started) / 60_000 };
  });

console.log("");
for (const { command, met, minutes } of measured)
  console.log(`${command.padEnd(20)} ${minutes.toFixed(1).padStart(6)} min  ${met ? "bars met" : "BARS MISSED"}`);
process.exit(measured.every(({ met }) => met) ? 0 : 1);
