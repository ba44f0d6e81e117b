import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

export type Table = { [key: string]: Value };
export type Value = string | number | boolean | Value[] | Table;

/** The project's `supabase/` folder: config.toml, migrations, seed and templates as a hosted project uses them. */
export const supabaseDirectory = resolve(import.meta.dirname, "..");

/** Reads the part of TOML that a Supabase config.toml uses: tables, strings, numbers, booleans and arrays of them. */
export function parseConfig(text: string): Table {
  const root: Table = {};
  let table = root;
  let pending = "";
  for (const line of text.split("\n").map(withoutComment)) {
    const header = pending ? null : /^\[([\w.-]+)\]$/.exec(line);
    if (header?.[1]) {
      table = header[1].split(".").reduce(child, root);
      continue;
    }
    pending += line;
    const [, key, raw] = /^([\w-]+)\s*=\s*(.+)$/.exec(pending) ?? [];
    if (key === undefined || raw === undefined) pending = "";
    else if (!raw.startsWith("[") || raw.endsWith("]")) {
      table[key] = value(raw);
      pending = "";
    }
  }
  return root;
}

/** `section(config, "auth", "email")` is that table, or an empty one. */
export function section(config: Table, ...path: string[]): Table {
  let table = config;
  for (const name of path) {
    const next = table[name];
    if (typeof next !== "object" || Array.isArray(next)) return {};
    table = next;
  }
  return table;
}

export function readConfig(directory = supabaseDirectory): Table {
  const path = resolve(directory, "config.toml");
  return existsSync(path) ? parseConfig(readFileSync(path, "utf8")) : {};
}

function child(table: Table, name: string): Table {
  const existing = table[name];
  if (typeof existing === "object" && !Array.isArray(existing)) return existing;
  const made: Table = {};
  table[name] = made;
  return made;
}

function withoutComment(line: string) {
  return line.replace(/("(?:[^"\\]|\\.)*"|'[^']*')|#.*$/g, (_, quoted?: string) => quoted ?? "").trim();
}

function value(raw: string): Value {
  const json = raw.replace(/'([^']*)'/g, (_, inner: string) => JSON.stringify(inner)).replace(/,\s*\]$/, "]");
  try {
    const parsed: Value = JSON.parse(json);
    return parsed;
  } catch {
    throw new Error(`supabase/config.toml: cannot read the value ${raw}`);
  }
}
