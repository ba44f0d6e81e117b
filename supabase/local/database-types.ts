// `npm run database-types`: writes app/backend/database.types.ts from the migrations.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { startBackend } from "./backend.ts";
import { exitWith } from "./terminal.ts";
import { describeDatabase } from "./typegen/typescript.ts";

const file = resolve(import.meta.dirname, "../../app/backend/database.types.ts");

try {
  const backend = await startBackend();
  writeFileSync(file, await describeDatabase(backend.sql));
  await backend.stop();
  console.log("Wrote app/backend/database.types.ts");
} catch (error) {
  exitWith(error);
}
