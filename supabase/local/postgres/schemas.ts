import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "../config.ts";

/** The file that the schema files make, beside which nothing is deployed yet. */
export const baseline = "migrations/0001_baseline.sql";

const heading =
  "-- Written by `npm run baseline` from supabase/schemas, in the order of supabase/config.toml. Do not edit.\n";

/** The schema files that a `supabase/` folder's config.toml names, in its order, as one migration. */
export function joinSchemas(directory: string): string {
  const files = readConfig(directory).db.migrations.schema_paths;
  return [heading, ...files.map((file) => readFileSync(join(directory, file), "utf8"))].join("\n");
}
