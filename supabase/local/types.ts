// `npm run database-types`: writes app/backend/database.types.ts from the migrations; `--check` fails where it drifted.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { startBackend } from "./backend.ts";
import { describeDatabase } from "./database-types.ts";
import { plainError } from "./plain-errors.ts";

const file = resolve(import.meta.dirname, "../../app/backend/database.types.ts");

try {
  const backend = await startBackend();
  const types = await describeDatabase(backend.sql);
  await backend.stop();
  const present = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (process.argv.includes("--check")) {
    if (present !== types) {
      console.error("app/backend/database.types.ts does not match the migrations: run npm run database-types.");
      process.exit(1);
    }
  } else if (present !== types) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, types);
    console.log("Wrote app/backend/database.types.ts");
  }
  process.exit(0);
} catch (error) {
  console.error(plainError(error));
  process.exit(1);
}
