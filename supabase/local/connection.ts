import { AsyncLocalStorage } from "node:async_hooks";
import type { ConnectionContextOptions, VarsContext } from "@supabase/lite";
import { type IPgliteConnectionConfig, PgliteConnection } from "@supabase/lite/pglite";

/** What of the HTTP request the database and the mailer look at while they answer it. */
export type RequestContext = {
  method: string;
  path: string;
  headers: Record<string, string>;
  redirectTo?: string;
  /** What the caller of Auth wants kept of a new user. */
  userData?: Record<string, unknown>;
  /** What the database said no with. */
  error?: { code: string; message: string; detail?: string; hint?: string };
};

export const requestContext = new AsyncLocalStorage<RequestContext>();

type Work<T> = Parameters<typeof PgliteConnection.prototype.withContext<T>>[1];

/**
 * Gives policies what PostgREST gives them: role, claims, and `current_setting('request.headers')`, method and path
 * on every request (the library sets those for RPC only). The settings are local to the transaction that the library
 * has opened on the one connection, so nothing leaks into the next request.
 */
export class LocalConnection extends PgliteConnection {
  constructor(config: IPgliteConnectionConfig) {
    super(config);
    // Instead of the library's own settings, one statement each: a third of the time of a small request.
    Reflect.set(this, "applyJwtSessionContext", (_: unknown, vars: VarsContext) => this.#describe(vars));
    // The library would grant everything on every table to every role, after the migrations and against their
    // revokes. The roles and privileges that a hosted project has are made in `system.sql`, before them.
    Reflect.set(this, "rlsState", "active");
  }

  override async withContext<T>(
    vars: VarsContext | undefined,
    work: Work<T>,
    options?: ConnectionContextOptions,
  ): Promise<T> {
    try {
      return await super.withContext(vars, work, options);
    } catch (error) {
      const request = requestContext.getStore();
      if (request && isDatabaseError(error)) request.error = error;
      throw error;
    }
  }

  async #describe({ auth }: VarsContext) {
    const { role, uid, jwt } = isRecord(auth) ? auth : {};
    const request = requestContext.getStore();
    const named = typeof role === "string" && role !== "" ? role : "anon";
    const claims = isRecord(jwt) ? jwt : {};
    await this.driver.query(
      `select set_config('role', $1, true), set_config('request.jwt.claim.role', $1, true),
              set_config('request.jwt.claim.sub', $2, true), set_config('request.jwt.claim.email', $3, true),
              set_config('request.jwt.claims', $4, true), set_config('request.headers', $5, true),
              set_config('request.method', $6, true), set_config('request.path', $7, true)`,
      [
        named,
        String(uid ?? ""),
        String(claims.email ?? ""),
        JSON.stringify({ role: named, ...claims }),
        JSON.stringify(request?.headers ?? {}),
        request?.method ?? "",
        request?.path ?? "",
      ],
    );
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isDatabaseError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string" && error.code.length === 5;
}
