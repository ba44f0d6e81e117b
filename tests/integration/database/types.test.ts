import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "vitest";
import { describeDatabase } from "../../../supabase/local/typegen/typescript.ts";
import { test } from "../../support/backend.ts";

const file = resolve(import.meta.dirname, "../../../app/backend/database.types.ts");

test("the database types are those of the migrations (npm run database-types writes them)", async ({ backend }) => {
  expect(readFileSync(file, "utf8")).toBe(await describeDatabase(backend.sql));
});
