import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { App } from "@supabase/lite";
import { authOptions } from "./auth-options.ts";
import { answerRepeatedSignUp, readAuthRequest } from "./auth-requests.ts";
import { readConfig, supabaseDirectory } from "./config.ts";
import { type RequestContext, requestContext } from "./connection.ts";
import { holdErrors, printHeld } from "./held-errors.ts";
import { createLocalAdmin } from "./local-admin.ts";
import { lockDirectory } from "./lock.ts";
import { createMailbox, type Message } from "./mailbox.ts";
import { createMailer } from "./mailer.ts";
import { applyMigrations, seedOnce } from "./migrations.ts";
import { attachRealtime } from "./realtime.ts";
import { explainRefusal, refuseMalformedToken } from "./refusals.ts";
import { close as closeServer, type Handler, serve } from "./serve.ts";
import { openStorage, type Storage, type StorageOptions } from "./storage.ts";

/** What a browser may know; it opens nothing that row-level security does not. */
export const publishableKey = "sb_publishable_local_athar_perfume_house";

export type BackendOptions = StorageOptions & {
  /** 0 or absent: a free port. */
  port?: number;
  /** The storefront's address, for the links in e-mails. */
  siteUrl?: string;
  /** More addresses that e-mail links may lead to. */
  redirectUrls?: string[];
  /** Another `supabase/` folder: tests of the backend itself bring their own. */
  project?: string;
  /** Seconds that an access token lives; absent: as config.toml says. */
  tokenLifetime?: number;
};

export type LocalBackend = {
  url: string;
  key: string;
  mailbox: { url: string; messages(): Message[]; clear(): void };
  /** Runs as the database's owner, past every policy: for tests and tools. */
  sql<Row = Record<string, unknown>>(query: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs a script of many statements as the owner; the rows of each statement. */
  script(text: string): Promise<Record<string, unknown>[][]>;
  dump(): Promise<Blob>;
  stop(): Promise<void>;
};

/** Starts Postgres with the Supabase surfaces that the shop uses: REST, Auth, Realtime and a mailbox. */
export async function startBackend(options: BackendOptions = {}): Promise<LocalBackend> {
  const { directory, project = supabaseDirectory, siteUrl = "http://shop.localhost:8787" } = options;
  const unlock = directory ? lockDirectory(directory) : undefined;
  const mailbox = createMailbox();
  const config = readConfig(project);
  const storage = await openStorage(options).catch((error: unknown) => {
    unlock?.();
    throw error;
  });
  const { connection, database, inTurn } = storage;
  const auth = authOptions(config, { key: publishableKey, secret: secretOf(directory), ...options, siteUrl });
  const app = new App({
    connection,
    auth,
    api: { schemas: ["public"], max_rows: 1000 },
    options: { server: { disableStudio: true } },
  });
  let url = "";
  const mailer = createMailer({
    database,
    config,
    project,
    mailbox,
    siteUrl,
    redirectUrls: auth.additional_redirect_urls,
    apiUrl: () => url,
  });
  app._mailer = mailer;
  holdErrors();
  const close = () => storage.close().finally(() => unlock?.());

  try {
    if (!options.snapshot) await prepare(app, storage, project);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }

  const handle: Handler = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith("/mailbox")) return mailbox.handle(request);
    if (!/^\/(rest|auth)\/v1(\/|$)/.test(pathname)) return Response.json({ message: "Not found" }, { status: 404 });
    const refused = refuseMalformedToken(request, publishableKey);
    if (refused) return refused;
    const { asked, body } = await readAuthRequest(request);
    const context: RequestContext = {
      method: request.method,
      path: pathname,
      headers: Object.fromEntries(request.headers),
      redirectTo: searchParams.get("redirect_to") ?? undefined,
      userData: body.data,
    };
    return inTurn(async () => {
      const answer = await requestContext.run(context, async () => {
        const answered = await app.fetch(asked, { peerAddress: null });
        const repeated = pathname === "/auth/v1/signup" && answered.status === 429;
        return repeated ? answerRepeatedSignUp(database, mailer, body) : answered;
      });
      const response = explainRefusal(answer, context);
      if (answer.status >= 500) await storage.recover();
      if (response.status >= 500) printHeld(context);
      return response;
    });
  };
  // The library reads the schema at its first request, which takes longer than the shop waits for an answer.
  await handle(new Request("http://127.0.0.1/rest/v1/none", { headers: { apikey: publishableKey } }));
  const served = await serve(options.port ?? 0, handle).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const { server } = served;
  url = served.url;
  const realtime = await attachRealtime({
    server,
    database,
    inTurn,
    key: publishableKey,
    secret: auth.jwt_secret,
  });

  let stopping: Promise<void> | undefined;
  return {
    url,
    key: publishableKey,
    mailbox: { url: `${url}/mailbox`, messages: mailbox.messages, clear: mailbox.clear },
    sql: (query, parameters) => inTurn(async () => (await database.query<never>(query, parameters)).rows),
    script: (text) => inTurn(async () => (await database.exec(text)).map((result) => result.rows)),
    dump: () => inTurn(storage.dump),
    stop: () => {
      stopping ??= (async () => {
        await realtime.stop();
        await closeServer(server);
        await inTurn(close);
      })();
      return stopping;
    },
  };
}

async function prepare(app: App, { database }: Storage, project: string) {
  await app.ensureSystemSchema();
  await database.exec(readFileSync(join(import.meta.dirname, "system.sql"), "utf8"));
  await applyMigrations(database, project);
  await seedOnce(database, project, createLocalAdmin);
}

/** Sessions outlive a restart, so the secret that signs them is kept beside the data. */
function secretOf(directory: string | undefined) {
  if (!directory) return randomBytes(32).toString("hex");
  mkdirSync(directory, { recursive: true });
  const file = join(directory, "jwt-secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}
