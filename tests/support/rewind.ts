import { PGlite } from "@electric-sql/pglite";
import type { Storage } from "../../supabase/local/postgres/database.ts";

/** A file or folder of Emscripten's file system in memory; only a folder's contents are by name. */
type Node = { contents?: Uint8Array | Record<string, Node> | null; name_next?: Node };
type Stream = { shared: object };

/** What Emscripten knows of files outside the memory that PostgreSQL itself sees. */
type Files = { nameTable: (Node | undefined)[]; streams: (Stream | null | undefined)[] };

/**
 * Keeps an embedded database as it is now, at rest: PostgreSQL's memory, its files, and which of them are open. To go back
 * takes a thirtieth of the time in which another starts from a dump.
 * @returns takes the database back, as often as it is called
 */
export async function keepState({ connection, database }: Storage): Promise<() => void> {
  const { driver } = connection;
  if (!(driver instanceof PGlite)) throw new Error("Only an embedded database can be taken back");
  // A library loaded later would be forgotten by PostgreSQL, and not by Emscripten.
  const libraries = await database.query<{ name: string }>(
    `select distinct probin as name from pg_catalog.pg_proc
     where probin is not null and oid not in (select conproc from pg_catalog.pg_conversion)`,
  );
  for (const { name } of libraries.rows) await database.exec(`load '${name}'`);
  const { wasmMemory } = driver.Module;
  const files: Files = driver.Module.FS;
  const stack: WebAssembly.Global = Reflect.get(driver.Module, "___stack_pointer");
  const memory = new Uint8Array(wasmMemory.buffer).slice();
  const stackPointer = stack.value;
  const names = [...files.nameTable];
  const nodes = names.flatMap(listed).map((node) => ({ node, fields: { ...node }, contents: copyOf(node.contents) }));
  const streams = [...files.streams];
  const open = streams.flatMap((stream) =>
    stream ? [{ stream, fields: { ...stream }, shared: { ...stream.shared } }] : [],
  );
  // What the library has read of the schema.
  const known = { ...connection };
  return () => {
    const present = new Uint8Array(wasmMemory.buffer);
    present.set(memory);
    present.fill(0, memory.length);
    stack.value = stackPointer;
    files.nameTable.splice(0, Number.POSITIVE_INFINITY, ...names);
    for (const { node, fields, contents } of nodes)
      Object.assign(node, fields, { contents: rewritten(node.contents, contents) });
    files.streams.splice(0, Number.POSITIVE_INFINITY, ...streams);
    for (const { stream, fields, shared } of open)
      Object.assign(stream, fields, { shared: Object.assign(stream.shared, shared) });
    Object.assign(connection, known);
  };
}

/** A node and those after it, of which the names have one hash. */
function listed(first: Node | undefined): Node[] {
  const nodes: Node[] = [];
  for (let node = first; node; node = node.name_next) nodes.push(node);
  return nodes;
}

const copyOf = (contents: Node["contents"]) =>
  contents instanceof Uint8Array ? contents.slice() : contents && { ...contents };

/** The earlier contents, in the bytes of the present ones where they are as many. */
function rewritten(present: Node["contents"], earlier: Node["contents"]): Node["contents"] {
  if (!(present instanceof Uint8Array && earlier instanceof Uint8Array)) return copyOf(earlier);
  if (present.length !== earlier.length) return earlier.slice();
  present.set(earlier);
  return present;
}
