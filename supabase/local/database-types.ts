import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { LocalBackend } from "./backend.ts";

const column = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  nullable: z.boolean(),
  has_default: z.boolean(),
  generated: z.boolean(),
});
const relationship = z.object({
  table: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  one_to_one: z.boolean(),
  to_table: z.string(),
  to_columns: z.array(z.string()),
});
const callable = z.object({
  name: z.string(),
  returns: z.string(),
  returns_set: z.boolean(),
  returns_table: z.string().nullable(),
  returns_fields: z.array(z.object({ name: z.string(), type: z.string() })).nullable(),
  arguments: z.array(z.object({ name: z.string(), type: z.string(), optional: z.boolean() })),
});
const catalogue = z.object({
  columns: z.array(column),
  relationships: z.array(relationship),
  functions: z.array(callable),
  enums: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
});

type Column = z.infer<typeof column>;
type Callable = z.infer<typeof callable>;
type Catalogue = z.infer<typeof catalogue>;

const scalars: Record<string, string> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  float8: "number",
  numeric: "number",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
  record: "Record<string, unknown>",
};

/** The public schema as Supabase's own generator describes it: the `Database` type of the client. */
export async function describeDatabase(sql: LocalBackend["sql"]): Promise<string> {
  const query = readFileSync(join(import.meta.dirname, "database-types.sql"), "utf8");
  const [row] = await sql<{ catalogue: unknown }>(query);
  const found = catalogue.parse(row?.catalogue);
  const tables = [...new Set(found.columns.map(({ table }) => table))];
  return `// Written by "npm run database-types" from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: { PostgrestVersion: "13" };
  public: {
    Tables: {
${tables.map((name) => table(name, found)).join("\n")}
    };
    Views: Record<never, never>;
    Functions: {
${found.functions.map((each) => callableType(each, found)).join("\n")}
    };
    Enums: {${found.enums.map(({ name, values }) => `\n      ${name}: ${values.map((value) => `"${value}"`).join(" | ")};`).join("")}
    };
    CompositeTypes: Record<never, never>;
  };
};
`;
}

function table(name: string, found: Catalogue) {
  const columns = found.columns.filter((each) => each.table === name);
  const optional = ({ nullable, has_default }: Column) => nullable || has_default;
  const lines = (shown: Column[], mark: (each: Column) => string) =>
    shown
      .map(
        (each) => `          ${each.name}${mark(each)}: ${typeOf(each.type, found)}${each.nullable ? " | null" : ""};`,
      )
      .join("\n");
  const written = columns.filter(({ generated }) => !generated);
  const relations = found.relationships.filter((each) => each.table === name);
  return `      ${name}: {
        Row: {
${lines(columns, () => "")}
        };
        Insert: {
${lines(written, (each) => (optional(each) ? "?" : ""))}
        };
        Update: {
${lines(written, () => "?")}
        };
        Relationships: [${relations
          .map(
            (each) => `
          {
            foreignKeyName: "${each.name}";
            columns: ${JSON.stringify(each.columns)};
            isOneToOne: ${each.one_to_one};
            referencedRelation: "${each.to_table}";
            referencedColumns: ${JSON.stringify(each.to_columns)};
          },`,
          )
          .join("")}${relations.length > 0 ? "\n        " : ""}];
      };`;
}

function callableType(
  { name, returns, returns_set, returns_table, returns_fields, ...each }: Callable,
  found: Catalogue,
) {
  const fields = each.arguments.map(
    ({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${typeOf(type, found)}`,
  );
  const row = returns_fields?.map(({ name, type }) => `${name}: ${typeOf(type, found)}`);
  const plain = row ? `{ ${row.join("; ")} }` : typeOf(returns, found);
  const one = returns_table ? `Database["public"]["Tables"]["${returns_table}"]["Row"]` : plain;
  return `      ${name}: {
        Args: ${fields.length > 0 ? `{ ${fields.join("; ")} }` : "never"};
        Returns: ${returns_set ? `${one}[]` : one};
      };`;
}

function typeOf(type: string, found: Catalogue): string {
  if (type.startsWith("_")) return `${typeOf(type.slice(1), found)}[]`;
  if (found.enums.some(({ name }) => name === type)) return `Database["public"]["Enums"]["${type}"]`;
  return scalars[type] ?? "string";
}
