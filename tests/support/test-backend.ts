import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type BackendOptions, type LocalBackend, startBackend } from "../../supabase/local/backend.ts";
import type { Message } from "../../supabase/local/mail/mailbox.ts";
import type { Storage, StorageOptions } from "../../supabase/local/postgres/database.ts";
import { openStorage } from "../../supabase/local/postgres/storage.ts";
import { keepRows } from "./rewind.ts";

type Letter = Pick<Message, "to" | "from" | "replyTo" | "subject" | "html">;

/** What every Supabase can be asked by a test, the embedded one and a running one. */
export type TestBackend = Pick<LocalBackend, "url" | "key" | "workerToken" | "machineryToken" | "sql" | "stop"> & {
  /** The newest letter first. */
  mailbox: { messages(): Promise<Letter[]>; clear(): Promise<void> };
};

const root = resolve(import.meta.dirname, "../..");
const outdated = 30 * 60_000;
const cache = join(root, "node_modules/.cache/athar");

type TestBackendOptions = Omit<BackendOptions, keyof StorageOptions | "storage"> & {
  /** The exponent of bcrypt's work for a password; absent: the least, so that signing in costs tests nothing. */
  passwordCost?: number;
};

/**
 * A backend in memory, on a free port, with migrations and seed applied. The first start leaves a dump from which
 * other processes load, and each process takes a database that was stopped back to how it began, so that each test file
 * can afford its own; the dump's name tells what it was made from.
 */
export async function startTestBackend({
  passwordCost = 4,
  ...wanted
}: TestBackendOptions = {}): Promise<LocalBackend> {
  // Tests ask for several letters a minute; those of the interval itself set it.
  const options = { letterInterval: 0, ...wanted };
  // The library reads it with each password.
  process.env.LITE_AUTH_BCRYPT_COST = String(passwordCost);
  return startBackend({ ...options, storage: lend(await idleDatabase()) });
}

type TestDatabase = { storage: Storage; rewind(): Promise<boolean> };

/** Databases whose backend was stopped. */
const idle: TestDatabase[] = [];

/** One of them as it began, or another. */
async function idleDatabase(): Promise<TestDatabase> {
  const database = idle.pop();
  if (!database) return openDatabase();
  if (await database.rewind()) return database;
  await database.storage.close();
  return idleDatabase();
}

async function openDatabase(): Promise<TestDatabase> {
  const dump = join(cache, `backend-${fingerprint()}.tar`);
  if (!existsSync(dump)) {
    const backend = await startBackend();
    await keep(dump, await backend.dump());
    await backend.stop();
  }
  const storage = await openStorage({ snapshot: new Blob([readFileSync(dump)]) });
  // PGlite sets one that it takes back when it is closed, which this database is not.
  process.exitCode = undefined;
  // What the first backend on it reads of the schema is kept with it.
  await (await startBackend({ storage: { ...storage, close: async () => undefined } })).stop();
  return { storage, rewind: await keepRows(storage) };
}

/** A database until its backend is stopped. */
function lend(database: TestDatabase): Storage {
  const { storage } = database;
  let ended = false;
  return {
    ...storage,
    // What was queued behind the end would touch the database of another test.
    schedule: (work) =>
      storage.schedule(() => (ended ? Promise.reject(new Error("The backend has been stopped")) : work())),
    close: async () => {
      ended = true;
      idle.push(database);
    },
  };
}

function fingerprint() {
  const migrations = join(root, "supabase/migrations");
  const files = [
    ...(existsSync(migrations) ? readdirSync(migrations).sort() : []).map((file) => join(migrations, file)),
    join(root, "supabase/seed.sql"),
    join(root, "package-lock.json"),
    ...["postgres/roles.sql", "postgres/migrations.ts", "auth/local-admin.ts"].map((file) =>
      join(root, "supabase/local", file),
    ),
  ];
  const hash = createHash("sha256");
  for (const file of files.filter(existsSync)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** Written aside and renamed, since two test files may start at once; dumps of earlier schemas go after a while. */
async function keep(file: string, dump: Blob) {
  mkdirSync(cache, { recursive: true });
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()));
  renameSync(aside, file);
  const old = readdirSync(cache)
    .map((name) => join(cache, name))
    .filter((path) => path.includes("/backend-") && statSync(path).mtimeMs < Date.now() - outdated);
  for (const path of old) rmSync(path, { force: true });
}
