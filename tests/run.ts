// `npm test`: types, style, build, unit and integration and database tests, browser tests. Left to `npm run long` are tests
// marked `@long` and, of those marked `@repeats`, the run without a script: there the server does what it does with one, and
// another test sends a form of its kind. A step that fails does not keep the next from running, so the count at the end is always whole.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { z } from "zod";
import { ensureChromium } from "./support/ensure-chromium.ts";

const root = resolve(import.meta.dirname, "..");
const reports = join(root, "node_modules/.cache/athar/reports");
const minute = 60_000;
const long = process.argv.includes("--long");
/** A test's title begins with its project. */
const leftToLong = "@long|^ *no-script .*@repeats";

type Outcome = { passed: number; failures: string[] };

const env = {
  ...process.env,
  PATH: [join(root, "node_modules/.bin"), process.env.PATH ?? ""].join(delimiter),
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json"),
};

/** Runs a command in its own process group, so that a step past its time is ended with all that it started. */
function run(command: string, limit: number): Promise<boolean> {
  console.log(`\n== ${command}`);
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      env,
      shell: true,
      detached: true,
      stdio: ["ignore", "inherit", "inherit"],
    });
    const end = () => child.pid && process.kill(-child.pid, "SIGKILL");
    const timer = setTimeout(() => {
      console.error(`Ended after ${limit / minute} minutes: ${command}`);
      end();
    }, limit);
    process.once("SIGINT", end).once("SIGTERM", end);
    child.on("close", (code) => {
      clearTimeout(timer);
      process.off("SIGINT", end).off("SIGTERM", end);
      resolve(code === 0);
    });
  });
}

async function check(command: string, limit: number): Promise<Outcome> {
  return (await run(command, limit)) ? { passed: 0, failures: [] } : { passed: 0, failures: [command] };
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

async function vitest(): Promise<Outcome> {
  const file = join(reports, "vitest.json");
  const which = long ? "@long" : "^(?!.*@long)";
  const clean = await run(
    `vitest run --testNamePattern "${which}" --reporter=default --reporter=json --outputFile.json=${file}`,
    20 * minute,
  );
  const report = existsSync(file) ? vitestReport.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
  const failures = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((each) => each.status === "failed")
      .map(({ fullName }) => `${name}: ${fullName}`);
    return status === "failed" && failed.length === 0 ? [`${name} could not run`] : failed;
  });
  return { passed: report?.numPassedTests ?? 0, failures: clean || failures.length > 0 ? failures : ["vitest run"] };
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
  const file = env.PLAYWRIGHT_JSON_OUTPUT_NAME;
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
  return { passed, failures: clean || failures.length > 0 ? failures : ["playwright test"] };
}

async function browser(): Promise<Outcome> {
  if (await ensureChromium((command, limit) => run(command, limit))) return playwright();
  return { passed: 0, failures: ["No Chromium: install one, or name it in CHROMIUM_PATH, then run npm test again"] };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const outcomes: Outcome[] = [];
const build = () => check("react-router build", 4 * minute);
const all = [
  () => check("react-router typegen", 2 * minute),
  () => check("tsc --noEmit", 4 * minute),
  () => check("biome check --error-on-warnings", 2 * minute),
  () => check("depcruise app --config .dependency-cruiser.mjs", 2 * minute),
  () => check("knip", 2 * minute),
  build,
  vitest,
  browser,
];
for (const step of long ? [build, vitest, browser] : all) outcomes.push(await step());

const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
const failures = outcomes.flatMap((each) => each.failures);
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((title) => `  ${title.replace(`${root}/`, "")}`).join("\n")}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
