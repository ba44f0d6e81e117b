import { PostgrestClient } from "@supabase/postgrest-js";
import type { ZodType } from "zod";
import { backendDeadline } from "../timings.ts";
import type { Database } from "./database.types.ts";

/** Where a backend is and the key that anyone may know; `signal` ends every call made with it. */
export type BackendAddress = { url: string; key: string; signal?: AbortSignal | undefined };

export type BackendOptions = BackendAddress & {
  /** The visitor's journey: row-level security lets a request at this session's rows only. */
  session?: string | undefined;
  /** Of a signed-in person; without it the request is anonymous. */
  accessToken?: string | undefined;
  /** Keeps a request's isolate at work that its visitor need not wait for. */
  waitUntil?: ((work: Promise<unknown>) => void) | undefined;
  /** Called where a round trip begins; what it returns is called where the trip ends. */
  onTrip?: (() => () => void) | undefined;
};

type Answer = { data: unknown; error: { code?: string; message: string } | null; status: number };

/** The database as one request may see it. */
export type Backend = {
  /** Tells one backend's remembered rows from another's. */
  url: string;
  /** For what the visitor need not wait for; absent where nothing outlives the call. */
  waitUntil?: BackendOptions["waitUntil"];
  /**
   * Asks once, without retries, and hands back what `schema` makes of the answer.
   * @throws BackendDown, BackendRefused
   */
  run<T>(schema: ZodType<T>, query: (db: PostgrestClient<Database>) => PromiseLike<Answer>): Promise<T>;
};

/** No usable answer: nobody there, too late, 5xx, 429, or something that is not what was asked for. */
export class BackendDown extends Error {
  override name = "BackendDown";
}

/** The backend answered, and said no: a policy, a constraint, a token that has ended. */
export class BackendRefused extends Error {
  override name = "BackendRefused";
  /** Of Postgres (23505), PostgREST (PGRST303) or Auth (otp_expired). */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Make one for each request: its calls share one deadline, which runs from the first of them. */
export function createBackend(options: BackendOptions): Backend {
  const { url, key, session, accessToken, onTrip } = options;
  let deadline: AbortSignal | undefined;
  let client: PostgrestClient<Database> | undefined;
  const createClient = () =>
    new PostgrestClient<Database>(`${url}/rest/v1`, {
      headers: {
        apikey: key,
        Authorization: `Bearer ${accessToken ?? key}`,
        ...(session && { "x-session-id": session }),
      },
      fetch: async (input, init) => {
        deadline ??= deadlineOf(options.signal);
        const response = await fetch(input, { ...init, signal: deadline });
        const body = await response.text();
        // The client would take it for null; PostgREST says 204 where it has nothing to say.
        if (response.status === 200 && body === "") throw new TypeError("An answer without content");
        return new Response(body === "" ? null : body, response);
      },
      retry: false,
    });
  return {
    url,
    waitUntil: options.waitUntil,
    async run(schema, query) {
      const ended = onTrip?.();
      // Most requests find what they ask for remembered, and need none.
      client ??= createClient();
      const { data, error, status } = await Promise.resolve(query(client)).finally(ended);
      if (error) throw failureOf(status, error.code, error.message);
      const parsed = schema.safeParse(data);
      if (!parsed.success)
        throw new BackendDown("The backend's answer is not what was asked for", { cause: parsed.error });
      return parsed.data;
    },
  };
}

/** Ends with the house's deadline for a request, or earlier with the caller's own. */
export function deadlineOf(signal?: AbortSignal): AbortSignal {
  const own = AbortSignal.timeout(backendDeadline);
  return signal ? AbortSignal.any([signal, own]) : own;
}

/** Tells a refusal from an answer that says nothing about what was asked. A status of 0 is no answer at all. */
export function failureOf(status: number, code: string | undefined, message: string): BackendDown | BackendRefused {
  const refused = status >= 400 && status < 500 && status !== 429 && status !== 408;
  // What refuses without a code is not the database but something in its place.
  return refused && code ? new BackendRefused(code, message) : new BackendDown(`${status}: ${message.slice(0, 200)}`);
}
