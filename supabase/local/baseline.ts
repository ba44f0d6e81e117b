// `npm run baseline`: writes the one migration from the schema files. Once it has been applied somewhere it stays as it is,
// and a change is a migration of its own (docs/running.md).
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { supabaseDirectory } from "./paths.ts";
import { baseline, joinSchemas } from "./postgres/schemas.ts";
import { exitWith } from "./terminal.ts";

try {
  writeFileSync(join(supabaseDirectory, baseline), joinSchemas(supabaseDirectory));
  console.log(`Wrote supabase/${baseline}`);
} catch (error) {
  exitWith(error);
}
