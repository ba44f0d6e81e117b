import type { Connection, ConnectionContextOptions, VarsContext } from "@supabase/lite";
import { sql } from "kysely";
import { z } from "zod";
import { requestContext } from "./request-context.ts";

type Transaction = Connection["kysely"];

const callerSchema = z.object({
  auth: z.object({
    uid: z.string().nullable(),
    role: z.string(),
    jwt: z.record(z.string(), z.unknown()).nullable(),
  }),
});

/**
 * Runs a REST request's queries as PostgREST does: in one transaction, with the caller's role, claims, and
 * `current_setting('request.headers')`, method and path. The settings end with the transaction, so nothing leaks into
 * the next request on the same connection.
 *
 * It takes the place of the library's own `withContext`, which sets headers for function calls only, and before the
 * first request grants everything on every table to every role, against the revokes of the migrations.
 */
export function runAsCaller<Result>(
  db: Transaction,
  vars: VarsContext | undefined,
  work: (transaction: Transaction) => Promise<Result>,
  { rpc, transaction, forceRollback }: ConnectionContextOptions = {},
): Promise<Result> {
  if (transaction || forceRollback) throw new Error("Only Storage asks for this, and the local backend has none");
  return db.transaction().execute(async (own) => {
    const settings = settingsOf(vars);
    if (rpc?.readOnly) settings.transaction_read_only = "on";
    await own
      .selectNoFrom(({ fn, val, lit }) => [
        ...Object.entries(settings).map(([name, value]) =>
          fn("set_config", [val(name), val(value), lit(true)]).as(name),
        ),
        fn("set_config", [val("statement_timeout"), statementTimeoutOf(settings.role), lit(true)]).as(
          "statement_timeout",
        ),
      ])
      .execute();
    return work(own);
  });
}

/** What `alter role … set statement_timeout` says: that counts when the role signs in, which here it never does. */
const statementTimeoutOf = (role: string) =>
  sql<string>`coalesce((
    select split_part(setting, '=', 2) from pg_catalog.pg_roles, unnest(rolconfig) as setting
    where rolname = ${role} and setting like 'statement_timeout=%'), '0')`;

/** The settings that policies and functions read, by their names in Postgres. */
function settingsOf(vars: VarsContext | undefined): Record<string, string> & { role: string } {
  const { uid, role, jwt } = callerSchema.parse(vars).auth;
  const request = requestContext.getStore();
  return {
    role,
    "request.jwt.claim.role": role,
    "request.jwt.claim.sub": uid ?? "",
    "request.jwt.claim.email": String(jwt?.email ?? ""),
    "request.jwt.claims": JSON.stringify({ role, ...jwt }),
    "request.headers": JSON.stringify(request?.headers ?? {}),
    "request.method": request?.method ?? "",
    "request.path": request?.path ?? "",
  };
}
