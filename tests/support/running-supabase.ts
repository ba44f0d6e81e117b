import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { localAdmin } from "../../supabase/local/auth/local-admin.ts";
import { signRoleToken } from "../../supabase/local/auth/role-token.ts";
import { supabaseDirectory } from "../../supabase/local/paths.ts";
import { openStorage } from "../../supabase/local/postgres/storage.ts";
import { createAccount, listAdmin } from "./accounts.ts";
import type { TestBackend } from "./test-backend.ts";

const environment = z.object({
  TEST_SUPABASE_URL: z.url(),
  TEST_SUPABASE_KEY: z.string(),
  TEST_SUPABASE_JWT_SECRET: z.string(),
  TEST_DATABASE_URL: z.url(),
  TEST_MAILPIT_URL: z.url(),
});

/** As the first start leaves it: no rows but those of migrations and seed, no accounts. */
const empty = `
  do $$ begin
    execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ') from pg_tables where schemaname = 'public');
  end $$;
  insert into public.site_settings (id) values (1);
  delete from auth.users;
`;

/**
 * The Supabase that `supabase start` runs, as the environment names it, emptied and seeded for one test file.
 * @throws where the database is not on this machine, since its data go
 */
export async function joinSupabase(variables: NodeJS.ProcessEnv): Promise<TestBackend> {
  const address = environment.parse(variables);
  const { hostname } = new URL(address.TEST_DATABASE_URL);
  if (hostname !== "127.0.0.1" && hostname !== "localhost")
    throw new Error(`The tests empty the database that they use, and ${hostname} is not this machine`);
  const { database, close } = await openStorage({ database: address.TEST_DATABASE_URL });
  const backend: TestBackend = {
    url: address.TEST_SUPABASE_URL,
    key: address.TEST_SUPABASE_KEY,
    workerToken: await signRoleToken("worker", address.TEST_SUPABASE_JWT_SECRET),
    machineryToken: await signRoleToken("machinery", address.TEST_SUPABASE_JWT_SECRET),
    sql: async (query, parameters) => (await database.query<never>(query, parameters)).rows,
    mailbox: mailpit(address.TEST_MAILPIT_URL),
    stop: close,
  };
  await database.exec(empty);
  await database.exec(readFileSync(join(supabaseDirectory, "seed.sql"), "utf8"));
  await createAccount(backend, localAdmin.email, localAdmin.password);
  await listAdmin(backend, localAdmin.email);
  await backend.mailbox.clear();
  return backend;
}

const list = z.object({ messages: z.array(z.object({ ID: z.string() })) });
const letter = z
  .object({ To: z.tuple([z.object({ Address: z.string() })]), Subject: z.string(), HTML: z.string() })
  .transform(({ To: [{ Address }], Subject, HTML }) => ({ to: Address, subject: Subject, html: HTML }));

/** The mail server beside a local Supabase, by its HTTP interface; it lists the newest letter first. */
function mailpit(url: string): TestBackend["mailbox"] {
  const read = async (path: string): Promise<unknown> => (await fetch(`${url}/api/v1/${path}`)).json();
  return {
    async messages() {
      const { messages } = list.parse(await read("messages"));
      return Promise.all(messages.map(async ({ ID }) => letter.parse(await read(`message/${ID}`))));
    },
    async clear() {
      await fetch(`${url}/api/v1/messages`, { method: "DELETE" });
    },
  };
}
