// The embedded backend is a tool of this repository that nothing deploys. Its own tests (tests/integration/local) are part of
// `npm test` where it, they or its packages are not as they were when `npm test -- emulator` last passed and left its mark;
// the mark is committed, so that a fresh clone knows it too. `npm run long` runs them whatever the mark says.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const root = resolve(import.meta.dirname, "../..");
const mark = join(root, "tests/integration/local/proven");
const sources = [
  "supabase/local",
  "tests/integration/local",
  "tests/support/small-project",
  "tests/support/small-backend.ts",
];
const packages = [
  "@supabase/lite",
  "@electric-sql/pglite",
  "kysely",
  "kysely-postgres-js",
  "postgres",
  "ws",
  "wrangler",
];
const lockFile = z.object({ packages: z.record(z.string(), z.object({ integrity: z.string().optional() })) });

/** Names and contents of what the emulator is made of, and of what tries it. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const path of sources.flatMap(filesOf))
    if (join(root, path) !== mark) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  const lock = lockFile.parse(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
  for (const name of packages) hash.update(`${name} ${lock.packages[`node_modules/${name}`]?.integrity}\n`);
  return hash.digest("hex");
}

function filesOf(source: string): string[] {
  if (!statSync(join(root, source)).isDirectory()) return [source];
  return readdirSync(join(root, source), { recursive: true, encoding: "utf8" })
    .map((path) => `${source}/${path.replaceAll("\\", "/")}`)
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();
}

/** Whether the emulator is as it was when its tests passed; where that is not known, it is not. */
export function emulatorIsProven(): boolean {
  return existsSync(mark) && readFileSync(mark, "utf8").trim() === fingerprint();
}

/** Notes that the emulator's tests have passed. */
export function proveEmulator(): void {
  writeFileSync(mark, `${fingerprint()}\n`);
}
