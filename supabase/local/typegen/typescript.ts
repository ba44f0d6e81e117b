// Own lines: Supabase's generator (postgres-meta) is a server with some thirty packages that connects over TCP.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { LocalBackend } from "../backend.ts";

const columnSchema = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  nullable: z.boolean(),
  has_default: z.boolean(),
  generated: z.boolean(),
});
const relationshipSchema = z.object({
  table: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  one_to_one: z.boolean(),
  to_table: z.string(),
  to_columns: z.array(z.string()),
});
const functionSchema = z.object({
  name: z.string(),
  returns: z.string(),
  returns_set: z.boolean(),
  returns_table: z.string().nullable(),
  returns_fields: z.array(z.object({ name: z.string(), type: z.string() })).nullable(),
  arguments: z.array(z.object({ name: z.string(), type: z.string(), optional: z.boolean() })),
});
const catalogSchema = z.object({
  columns: z.array(columnSchema),
  relationships: z.array(relationshipSchema),
  functions: z.array(functionSchema),
  enums: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
});

type Column = z.infer<typeof columnSchema>;
type Relationship = z.infer<typeof relationshipSchema>;
type DatabaseFunction = z.infer<typeof functionSchema>;
type Catalog = z.infer<typeof catalogSchema>;

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
  const query = readFileSync(join(import.meta.dirname, "catalog.sql"), "utf8");
  const [row] = await sql<{ catalog: unknown }>(query);
  const catalog = catalogSchema.parse(row?.catalog);
  const tables = [...new Set(catalog.columns.map(({ table }) => table))];
  return `// Written by "npm run database-types" from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: { PostgrestVersion: "13" };
  public: {
    Tables: {
${tables.map((name) => tableType(name, catalog)).join("\n")}
    };
    Views: Record<never, never>;
    Functions: {
${catalog.functions.map((each) => functionType(each, catalog)).join("\n")}
    };
    Enums: {${catalog.enums.map(({ name, values }) => `\n      ${name}: ${values.map((value) => `"${value}"`).join(" | ")};`).join("")}
    };
    CompositeTypes: Record<never, never>;
  };
};
`;
}

function tableType(name: string, catalog: Catalog) {
  const columns = catalog.columns.filter(({ table }) => table === name);
  const writable = columns.filter(({ generated }) => !generated);
  const isOptional = ({ nullable, has_default }: Column) => nullable || has_default;
  const properties = (shown: Column[], optional: (column: Column) => boolean) =>
    shown.map((column) => `          ${propertyType(column, optional(column), catalog)}`).join("\n");
  const relationships = catalog.relationships.filter(({ table }) => table === name);
  return `      ${name}: {
        Row: {
${properties(columns, () => false)}
        };
        Insert: {
${properties(writable, isOptional)}
        };
        Update: {
${properties(writable, () => true)}
        };
        Relationships: [${relationships.map(relationshipType).join("")}${relationships.length > 0 ? "\n        " : ""}];
      };`;
}

function propertyType({ name, type, nullable }: Column, optional: boolean, catalog: Catalog) {
  return `${name}${optional ? "?" : ""}: ${typeOf(type, catalog)}${nullable ? " | null" : ""};`;
}

function relationshipType({ name, columns, one_to_one, to_table, to_columns }: Relationship) {
  return `
          {
            foreignKeyName: "${name}";
            columns: ${JSON.stringify(columns)};
            isOneToOne: ${one_to_one};
            referencedRelation: "${to_table}";
            referencedColumns: ${JSON.stringify(to_columns)};
          },`;
}

function functionType(described: DatabaseFunction, catalog: Catalog) {
  const parameters = described.arguments.map(
    ({ name, type, optional }) => `${name}${optional ? "?" : ""}: ${typeOf(type, catalog)}`,
  );
  const result = resultType(described, catalog);
  return `      ${described.name}: {
        Args: ${parameters.length > 0 ? `{ ${parameters.join("; ")} }` : "never"};
        Returns: ${described.returns_set ? `${result}[]` : result};
      };`;
}

/** One row of a function's result, or its only value. */
function resultType({ returns, returns_table, returns_fields }: DatabaseFunction, catalog: Catalog) {
  if (returns_table) return `Database["public"]["Tables"]["${returns_table}"]["Row"]`;
  if (!returns_fields) return typeOf(returns, catalog);
  return `{ ${returns_fields.map(({ name, type }) => `${name}: ${typeOf(type, catalog)}`).join("; ")} }`;
}

function typeOf(type: string, catalog: Catalog): string {
  if (type.startsWith("_")) return `${typeOf(type.slice(1), catalog)}[]`;
  if (catalog.enums.some(({ name }) => name === type)) return `Database["public"]["Enums"]["${type}"]`;
  return scalars[type] ?? "string";
}
