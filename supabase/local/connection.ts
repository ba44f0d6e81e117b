import { AsyncLocalStorage } from "node:async_hooks";
import type { ConnectionContextOptions, VarsContext } from "@supabase/lite";
import { PgliteConnection } from "@supabase/lite/pglite";

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
 * Gives policies what PostgREST gives them: `current_setting('request.headers')`, method and path on every request
 * (the library sets them for RPC only), and the e-mail claim. The settings are local to the transaction that the
 * library has opened on the one connection, so nothing leaks into the next request.
 */
export class LocalConnection extends PgliteConnection {
  override async withContext<T>(
    vars: VarsContext | undefined,
    work: Work<T>,
    options?: ConnectionContextOptions,
  ): Promise<T> {
    const described: Work<T> = async (db) => {
      const request = requestContext.getStore();
      if (vars && request) await this.#describe(request, vars);
      return work(db);
    };
    try {
      return await super.withContext(vars, described, options);
    } catch (error) {
      const request = requestContext.getStore();
      if (request && isDatabaseError(error)) request.error = error;
      throw error;
    }
  }

  async #describe(request: RequestContext, vars: VarsContext) {
    const auth = vars.auth;
    const jwt = auth && typeof auth === "object" && "jwt" in auth ? auth.jwt : undefined;
    const email = jwt && typeof jwt === "object" && "email" in jwt ? String(jwt.email) : "";
    await this.driver.query(
      `select set_config('request.headers', $1, true), set_config('request.method', $2, true),
              set_config('request.path', $3, true), set_config('request.jwt.claim.email', $4, true)`,
      [JSON.stringify(request.headers), request.method, request.path, email],
    );
  }

  /**
   * The library's own preparation grants everything on every table to every role, after the migrations and against
   * their revokes. The roles and privileges that a hosted project has are made in `system.sql`, before them.
   */
  keepPrivileges() {
    Reflect.set(this, "rlsState", "active");
  }
}

function isDatabaseError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && "code" in error && typeof error.code === "string" && error.code.length === 5;
}
