import { readFileSync } from "node:fs";
import { join } from "node:path";
import { App } from "@supabase/lite";
import { authConfig, publishableKey } from "./auth/auth-config.ts";
import { createLocalAdmin, proveLocalAdmin } from "./auth/local-admin.ts";
import { createRequestLimits } from "./auth/request-limits.ts";
import { signRoleToken } from "./auth/role-token.ts";
import { readConfig, secondsOf } from "./config.ts";
import { createGateway } from "./gateway.ts";
import { close, serve } from "./http/serve.ts";
import { createEmailSender } from "./mail/email-sender.ts";
import { createMailbox, type Message } from "./mail/mailbox.ts";
import type { SendEmailHook } from "./mail/send-email-hook.ts";
import { supabaseDirectory } from "./paths.ts";
import type { Storage, StorageOptions } from "./postgres/database.ts";
import { lockDirectory } from "./postgres/directory-lock.ts";
import { applyMigrations, seedOnce } from "./postgres/migrations.ts";
import { openStorage } from "./postgres/storage.ts";
import { attachRealtime } from "./realtime/server.ts";

export type BackendOptions = StorageOptions & {
  /** 0 or absent: a free port. */
  port?: number;
  /** The storefront's address, for the links in e-mails. */
  siteUrl?: string;
  /** More addresses that e-mail links may lead to. */
  redirectUrls?: string[];
  /** Who writes Auth's letters, where config.toml has such a hook; absent: Auth writes them itself, plainly. */
  sendEmailHook?: SendEmailHook;
  /** Another `supabase/` folder: tests of the backend itself bring their own. */
  project?: string;
  /** Seconds that an access token lives; absent: as config.toml says. */
  tokenLifetime?: number;
  /** Seconds between two letters to one address; absent: as config.toml says. */
  letterInterval?: number;
  /** Counts calls of Auth as a hosted project does, all of the shop's as one address; absent: they are not counted. */
  authLimits?: boolean;
  /** An open database to which everything has been applied, closed with the backend; absent: it opens its own. */
  storage?: Storage;
};

export type LocalBackend = {
  url: string;
  /** The publishable key. */
  key: string;
  /** The tokens of the roles `worker` and `machinery`. */
  workerToken: string;
  machineryToken: string;
  mailbox: { url: string; messages(): Message[]; clear(): void };
  /** Runs as the database's owner, past every policy: for tests and tools. */
  sql<Row = Record<string, unknown>>(query: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs a script of many statements as the owner; the rows of each statement. */
  script(text: string): Promise<Record<string, unknown>[][]>;
  /** The database, to start another backend from. */
  dump(): Promise<Blob>;
  stop(): Promise<void>;
};

/**
 * Starts Postgres with the Supabase services that the shop uses: REST, Auth, Realtime and a mailbox.
 * @throws DirectoryInUse, PortInUse, BrokenMigration
 */
export async function startBackend(options: BackendOptions = {}): Promise<LocalBackend> {
  const { directory, port = 0 } = options;
  await using cleanup = new AsyncDisposableStack();
  if (directory) cleanup.defer(await lockDirectory(directory));
  const storage = options.storage ?? (await openStorage(options));
  const { database, schedule } = storage;
  cleanup.defer(() => schedule(storage.close));
  const { gateway, mailbox, secret } = await createServices(storage, options);
  const { server, url } = await serve(port, gateway);
  cleanup.defer(() => close(server));
  const realtime = await attachRealtime({ server, database, schedule, key: publishableKey, secret });
  cleanup.defer(realtime.stop);
  const started = cleanup.move();
  let stopped: Promise<void> | undefined;

  return {
    url,
    key: publishableKey,
    workerToken: await signRoleToken("worker", secret),
    machineryToken: await signRoleToken("machinery", secret),
    mailbox: { url: `${url}/mailbox`, messages: mailbox.messages, clear: mailbox.clear },
    sql: (query, parameters) => schedule(async () => (await database.query<never>(query, parameters)).rows),
    script: (text) => schedule(async () => (await database.exec(text)).map((result) => result.rows)),
    dump: () => schedule(storage.dump),
    stop: () => {
      stopped ??= started.disposeAsync();
      return stopped;
    },
  };
}

async function createServices(storage: Storage, options: BackendOptions) {
  const { project = supabaseDirectory, siteUrl = "http://shop.localhost:8787", snapshot } = options;
  const isPrepared = snapshot !== undefined || options.storage !== undefined;
  const { connection, database } = storage;
  const config = readConfig(project);
  const auth = authConfig(config, { ...options, siteUrl });
  const redirectUrls = auth.additional_redirect_urls;
  const mailbox = createMailbox();
  const sender = createEmailSender({
    database,
    mailbox,
    siteUrl,
    redirectUrls,
    hook: config.auth.hook.send_email?.enabled ? options.sendEmailHook : undefined,
  });
  const app = new App({
    connection,
    auth,
    api: { schemas: ["public"], max_rows: 1000 },
    options: { server: { disableStudio: true }, drivers: { email: sender } },
  });
  if (!isPrepared) {
    await app.ensureSystemSchema();
    await database.exec(readFileSync(join(import.meta.dirname, "postgres/roles.sql"), "utf8"));
    await applyMigrations(database, project);
    await seedOnce(database, project, createLocalAdmin);
    await proveLocalAdmin(database);
  }
  const letterInterval = options.letterInterval ?? secondsOf(config.auth.email.max_frequency);
  const gateway = createGateway({
    app,
    storage,
    mailbox,
    sender,
    secret: auth.jwt_secret,
    codeLength: config.auth.email.otp_length ?? 6,
    notifications: new Set(
      Object.entries(config.auth.email.notification).flatMap(([name, { enabled }]) => (enabled ? [name] : [])),
    ),
    letterInterval,
    requestLimits: options.authLimits ? createRequestLimits(config) : undefined,
  });
  // The shop's own minute is the house's function, so that a test may shorten both.
  if (options.letterInterval !== undefined)
    await database.exec(
      `create or replace function private.letter_interval() returns interval language sql immutable set search_path = ''
       as $$ select make_interval(secs => ${options.letterInterval}) $$`,
    );
  // The library reads the schema at its first request, which takes longer than the shop waits for an answer.
  await gateway(new Request("http://127.0.0.1/rest/v1/none", { headers: { apikey: publishableKey } }));
  return { gateway, mailbox, secret: auth.jwt_secret };
}
