import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database, Queries } from "./database.ts";

export class BrokenMigration extends Error {}

type Migration = { version: string; name: string; file: string; sql: string };

/** Migrations in the order in which the Supabase CLI applies them: by the number their file name begins with. */
function listMigrations(directory: string): Migration[] {
  const folder = join(directory, "migrations");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^\d+_.*\.sql$/.test(file))
    .sort()
    .map((file) => {
      const [, version = "", name = ""] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
      return { version, name, file, sql: readFileSync(join(folder, file), "utf8") };
    });
}

/**
 * Applies what is not recorded yet, each file with its record in one transaction, so a broken one leaves no trace.
 * @throws BrokenMigration
 */
export async function applyMigrations(database: Database, directory: string) {
  const recorded = await database.query<{ version: string; statements: string[] }>(
    "select version, statements from supabase_migrations.schema_migrations",
  );
  const applied = new Map(recorded.rows.map(({ version, statements }) => [version, statements[0]]));
  for (const { version, name, file, sql } of listMigrations(directory)) {
    const appliedSql = applied.get(version);
    if (appliedSql === sql) continue;
    if (appliedSql !== undefined) {
      throw new BrokenMigration(
        `supabase/migrations/${file} was changed after it had been applied here. Delete .data to begin anew, or undo the change`,
      );
    }
    await runScript(database, sql, `supabase/migrations/${file}`, (queries) =>
      queries.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
        [version, name, [sql]],
      ),
    );
  }
}

/**
 * Seeds an empty database, once: the data of a later start is the user's and is left alone.
 * @param finish runs after seed.sql, in its transaction
 * @throws BrokenMigration
 */
export async function seedOnce(database: Database, directory: string, finish: (queries: Queries) => Promise<unknown>) {
  const path = "supabase/seed.sql";
  const seeded = await database.query("select 1 from supabase_migrations.seed_files where path = $1", [path]);
  if (seeded.rows.length > 0) return;
  const file = join(directory, "seed.sql");
  const sql = existsSync(file) ? readFileSync(file, "utf8") : "";
  await runScript(database, sql, path, async (queries) => {
    await finish(queries);
    const hash = createHash("sha256").update(sql).digest("hex");
    await queries.query("insert into supabase_migrations.seed_files (path, hash) values ($1, $2)", [path, hash]);
  });
}

async function runScript(
  database: Database,
  sql: string,
  file: string,
  record: (queries: Queries) => Promise<unknown>,
) {
  try {
    await database.transaction(async (queries) => {
      // What a hosted project's owner may not do fails here as well.
      await queries.exec("set local role schema_owner");
      await queries.exec(sql);
      await record(queries);
    });
  } catch (error) {
    throw new BrokenMigration(`${file} cannot be applied: ${messageWithLine(error, sql)}. Correct the file`, {
      cause: error,
    });
  }
}

function messageWithLine(error: unknown, sql: string) {
  const message = error instanceof Error ? error.message : String(error);
  const position = error instanceof Error && "position" in error ? Number(error.position) : Number.NaN;
  if (!Number.isFinite(position)) return message;
  return `${message} (line ${sql.slice(0, position).split("\n").length})`;
}
