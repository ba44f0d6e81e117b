// `npm test`: types, style, build, unit, backend and browser tests; `npm test -- PART ...` runs parts of it, by the names
// below. Left to `npm run long` are tests marked `@long`, the emulator's where it is as it was when they last passed, and, of
// the browser's marked `@repeats`, the run without a script: there the server does what it does with one, and another test
// sends a form of its kind. Tests marked `@draws` run in both: the long run draws other cases, and more. A step that fails does
// not keep the next from running, so the count at the end is always whole.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { z } from "zod";
import { emulatorIsProven, proveEmulator } from "./support/emulator-proof.ts";
import { ensureChromium } from "./support/ensure-chromium.ts";

const root = resolve(import.meta.dirname, "..");
const reports = join(root, "node_modules/.cache/athar/reports");
const minute = 60_000;
const long = process.argv.includes("--long");
/** A test's title begins with its project. */
const leftToLong = "@long|^ *no-script .*@repeats";

type Outcome = { passed: number; failures: string[] };

const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env.PATH ?? ""].join(delimiter),
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json"),
  ...(long && { LONG: "1", SEED: process.env.SEED ?? String(Date.now() % 2 ** 31) }),
};

/**
 * Runs a command in its own process group, so that a step past its time is ended with all that it started. What a command
 * `beside` others says is printed once it has ended.
 */
function run(command: string, limit: number, beside = false): Promise<boolean> {
  const title = `\n== ${command}`;
  if (!beside) console.log(title);
  return new Promise((resolve) => {
    const out = beside ? "pipe" : "inherit";
    const child = spawn(command, { cwd: root, env, shell: true, detached: true, stdio: ["ignore", out, out] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => said.push(part));
    const end = () => child.pid && process.kill(-child.pid, "SIGKILL");
    const timer = setTimeout(() => {
      console.error(`Ended after ${limit / minute} minutes: ${command}`);
      end();
    }, limit);
    process.once("SIGINT", end).once("SIGTERM", end);
    child.on("close", (code) => {
      clearTimeout(timer);
      process.off("SIGINT", end).off("SIGTERM", end);
      if (beside) console.log(`${title}\n${Buffer.concat(said)}`);
      resolve(code === 0);
    });
  });
}

async function check(command: string, limit: number): Promise<Outcome> {
  return (await run(command, limit, true)) ? { passed: 0, failures: [] } : { passed: 0, failures: [command] };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

type Project = "unit" | "backend" | "emulator";

/** The tests of a project (vitest.config.ts). The emulator's are run whole or not at all. */
async function vitest(project: Project): Promise<Outcome> {
  const file = join(reports, `${project}.json`);
  const which = long ? "@long|@draws" : "^(?!.*@long)";
  const names = project === "emulator" ? "" : `--testNamePattern "${which}"`;
  const command = `vitest run --project ${project} ${names} --reporter=default --reporter=json --outputFile.json=${file}`;
  const clean = await run(command, 20 * minute);
  const report = existsSync(file) ? vitestReport.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
  const failures = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((each) => each.status === "failed")
      .map(({ fullName }) => `${name}: ${fullName}`);
    return status === "failed" && failed.length === 0 ? [`${name} could not run`] : failed;
  });
  const passed = report?.numPassedTests ?? 0;
  return { passed, failures: (clean && passed > 0) || failures.length > 0 ? failures : [command] };
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});
type Suite = { specs: z.infer<typeof spec>[]; suites?: Suite[] };
const suite: z.ZodType<Suite> = z.object({ specs: z.array(spec), suites: z.lazy(() => z.array(suite)).optional() });
const playwrightReport = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
  stats: z.object({ expected: z.number() }),
});

async function playwright(): Promise<Outcome> {
  const file = join(reports, "playwright.json");
  const clean = await run(
    `playwright test ${long ? "--grep" : "--grep-invert"} "${leftToLong}" --reporter=list,json`,
    45 * minute,
  );
  const report = existsSync(file) ? playwrightReport.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
  const specs = (suites: Suite[]): Suite["specs"] =>
    suites.flatMap((each) => [...each.specs, ...specs(each.suites ?? [])]);
  const failures = specs(report?.suites ?? []).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName }) => `${file} (${projectName}): ${title}`),
  );
  failures.push(...(report?.errors ?? []).map(({ message }) => `playwright: ${message?.split("\n")[0]}`));
  const passed = report?.stats.expected ?? 0;
  return { passed, failures: (clean && passed > 0) || failures.length > 0 ? failures : ["playwright test"] };
}

async function browser(): Promise<Outcome> {
  if (await ensureChromium((command, limit) => run(command, limit))) return playwright();
  return { passed: 0, failures: ["No Chromium: install one, or name it in CHROMIUM_PATH, then run npm test again"] };
}

async function emulator(): Promise<Outcome> {
  const outcome = await vitest("emulator");
  // Written where it was asked for by name: a test run changes no file of the project by itself.
  if (outcome.failures.length === 0 && named.includes("emulator")) proveEmulator();
  return outcome;
}

/** In the order in which they are listed at the end. */
const parts = {
  typegen: () => check("react-router typegen", 2 * minute),
  types: () => check("tsc --noEmit", 4 * minute),
  style: () => check("biome check --error-on-warnings", 2 * minute),
  imports: () => check("depcruise app --config .dependency-cruiser.mjs", 2 * minute),
  unused: () => check("knip", 2 * minute),
  build: () => check("react-router build", 4 * minute),
  unit: () => vitest("unit"),
  emulator,
  backend: () => vitest("backend"),
  browser,
};
type Part = keyof typeof parts;
const isPart = (name: string): name is Part => Object.hasOwn(parts, name);
/** What a part cannot do without. */
const needs: Partial<Record<Part, Part>> = { types: "typegen", backend: "build", browser: "build", emulator: "build" };
const names = Object.keys(parts).filter(isPart);

const named = process.argv.slice(2).filter((word) => word !== "--long");
const unknown = named.find((name) => !isPart(name));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}" of npm test: ${names.join(", ")}`);
  process.exit(1);
}

/** The parts of a run to which none was named. */
function usual(): Part[] {
  if (long) return ["build", "unit", "emulator", "backend", "browser"];
  return names.filter((name) => name !== "emulator" || !emulatorIsProven());
}

const wanted = named.length > 0 ? named.filter(isPart).flatMap((name) => [needs[name] ?? name, name]) : usual();

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (long) console.log(`Cases are drawn with SEED=${env.SEED}`);
const secondsSince = (moment: number) => (performance.now() - moment) / 1000;
async function timed(name: Part) {
  const started = performance.now();
  return { ...(await parts[name]()), name, seconds: secondsSince(started) };
}

/** What reads the sources and writes nothing runs beside its like: one waits while another has the machine's cores. */
const rounds: Part[][] = [
  ["typegen"],
  ["types", "style", "imports", "unused"],
  ["build"],
  ["unit"],
  ["emulator"],
  ["backend"],
  ["browser"],
];

const begun = performance.now();
const outcomes: Awaited<ReturnType<typeof timed>>[] = [];
for (const round of rounds)
  outcomes.push(...(await Promise.all(round.filter((name) => wanted.includes(name)).map(timed))));

const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
const failures = outcomes.flatMap((each) => each.failures);
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((title) => `  ${title.replace(`${root}/`, "")}`).join("\n")}`);
const all = secondsSince(begun);
console.log("");
for (const { name, seconds } of [...outcomes, { name: "together", seconds: all }])
  console.log(`${name.padEnd(9)} ${seconds.toFixed(0).padStart(5)} s`);
if (!wanted.includes("emulator") && named.length === 0)
  console.log("The emulator is as it was when its own tests passed; npm run long runs them.");
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || outcomes.length === 0 ? 1 : 0);
