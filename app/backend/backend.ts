// The database and Auth as plain functions of a request's backend, one file per aggregate. Each of them may throw
// `BackendDown`, where no answer came in time, and `BackendRefused`, where the answer is a refusal; its own comment says
// `@throws` where it refuses for a reason that callers tell apart.
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { ZodType } from "zod";
import { cached } from "../cache/cache.ts";
import type { Secret } from "../encoding/secret.ts";
import { day } from "../shop/timings.ts";
import type { Database } from "./database.types.ts";
import { tooManyRequests } from "./postgres-errors.ts";

/** The typed client that a query is written with. */
export type Client = SupabaseClient<Database>;

export type BackendOptions = {
  url: string;
  /** The publishable key, which anyone may know. */
  key: string;
  /** The token of the role `worker`, known to the Worker alone. */
  workerToken: Secret;
  /** The visitor's IP address, for the hourly budgets; absent where nothing is limited. */
  address?: string | undefined;
  /** Aborts all calls of a request at once; without it each call has `deadline` milliseconds of its own. */
  signal?: AbortSignal | undefined;
  deadline: number;
  /**
   * The journey of the visitor's cookie, sent with every call as `x-session-id`. It never comes from an address: for
   * the role `worker` row-level security opens the answers of this journey as long as no account has it.
   */
  journeySession?: string | undefined;
  /**
   * The Auth session of the signed-in person, sent as `x-account-session` with calls as the role `worker`. It opens the
   * journeys of the account while the database knows the session.
   */
  accountSession?: string | undefined;
  /**
   * The access token of the signed-in person, if there is one by the time of a call; without it calls are anonymous.
   */
  accessToken?: Secret | undefined;
  /** The `waitUntil` of Workers, for work that may go on after the response. */
  waitUntil?: ((work: Promise<unknown>) => void) | undefined;
  /** When the catalogue (questions, perfumes) last changed, in milliseconds since 1970; older copies are not served. */
  catalogueChangedAt?: (() => Promise<number>) | undefined;
  /** Called where a call has written a letter, which then waits to be sent. */
  onLetter?: (() => void) | undefined;
  /** Called where the visitor's hourly budget of something is spent. */
  onOverBudget?: (() => void) | undefined;
  /** Called where a round trip begins; what it returns is called where the trip ends. */
  onTrip?: (() => () => void) | undefined;
};

export type QueryResponse = { data: unknown; error: { code?: string; message: string } | null; status: number };

/** The database and Auth as one request may use them. */
export type Backend = Pick<BackendOptions, "url" | "key" | "deadline" | "address" | "waitUntil"> & {
  /** Supabase Auth: nothing is stored in the client, tokens are handed in and out. */
  readonly auth: Client["auth"];
  /** Asks once, without retries, and returns what `schema` parses from the answer. */
  run<T>(schema: ZodType<T>, query: (db: Client) => PromiseLike<QueryResponse>): Promise<T>;
  /**
   * Asks with the rights of the database's role `worker` instead of the visitor's, for what nobody may do past the
   * shop, such as answering in a journey or leaving one's details. It names the journey `journeySession`.
   * @throws BackendRefused; of these `tooManyRequests` where the visitor's hourly budget is spent
   */
  runAsWorker<T>(schema: ZodType<T>, query: (db: Client) => PromiseLike<QueryResponse>): Promise<T>;
  /**
   * Rows that are the same for every visitor, from the cache or by `read`; `stale` where the backend is down and an
   * older copy stands in. Null is not stored, so that made-up names do not push out what exists.
   * @throws BackendDown where there is no copy either, BackendRefused
   */
  cached<T>(key: string, schema: ZodType<T>, read: () => Promise<T>): Promise<{ value: T; stale: boolean }>;
};

/** No usable answer: no connection, a timeout, 5xx, 429, or a body that does not match the schema. */
export class BackendDown extends Error {
  override name = "BackendDown";
}

/** Auth has had as many calls from the shop as it takes at once: the same call may be made again soon. */
export class BackendBusy extends BackendDown {
  override name = "BackendBusy";
}

/** The backend answered, and said no: a policy, a constraint, a token that has ended. */
export class BackendRefused extends Error {
  override name = "BackendRefused";
  /** The code of Postgres (23505), PostgREST (PGRST303) or Auth (otp_expired). */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The backend is down or refused the request, which a page can tell the visitor. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof BackendDown || error instanceof BackendRefused;
}

/** A `catch` handler for a read that the page can do without. */
export function nullIfUnavailable(error: unknown): null {
  if (isUnavailable(error)) return null;
  throw error;
}

/** A `catch` handler for a read that must not be refused: null where the backend is down; a refusal is thrown again. */
export function nullIfDown(error: unknown): null {
  if (error instanceof BackendDown) return null;
  throw error;
}

/** Whether a visitor's hourly budget is spent (`runAsWorker`). */
export function isOverBudget(error: unknown): boolean {
  return error instanceof BackendRefused && error.code === tooManyRequests;
}

/**
 * Rows of the catalogue are fresh for ten seconds. Until they are a minute old they are served while the next are read
 * in the background; for a day they stand in for a backend that is down.
 */
const catalogue = { ttl: 10_000, staleWhileRevalidate: 50_000, staleIfError: day };

/**
 * Make one for each request or run of the clock. `options` are read at each call, so that a token that is found while the
 * request runs counts from then on. A client speaks for one caller, so there is a second one for the role `worker`; each
 * is made with its first call.
 */
export function createBackend(options: BackendOptions): Backend {
  let client: Client | undefined;
  let workerClient: Client | undefined;
  const clientOf = () => {
    client ??= createSupabaseClient(options);
    return client;
  };
  const workerClientOf = () => {
    workerClient ??= createSupabaseClient({
      url: options.url,
      key: options.key,
      workerToken: options.workerToken,
      accessToken: options.workerToken,
      deadline: options.deadline,
      onLetter: options.onLetter,
      get signal() {
        return options.signal;
      },
      // A journey may begin while the request runs, and somebody sign in or out.
      get journeySession() {
        return options.journeySession;
      },
      get accountSession() {
        return options.accountSession;
      },
    });
    return workerClient;
  };
  async function run<T>(
    client: Client,
    schema: ZodType<T>,
    query: (db: Client) => PromiseLike<QueryResponse>,
  ): Promise<T> {
    const ended = options.onTrip?.();
    const { data, error, status } = await Promise.resolve(query(client)).finally(ended);
    if (error) {
      const failure = failureOf(status, error.code, error.message);
      if (isOverBudget(failure)) options.onOverBudget?.();
      throw failure;
    }
    const parsed = schema.safeParse(data);
    if (!parsed.success)
      throw new BackendDown("The backend's answer is not what was asked for", { cause: parsed.error });
    return parsed.data;
  }
  return {
    url: options.url,
    key: options.key,
    deadline: options.deadline,
    address: options.address,
    waitUntil: options.waitUntil,
    get auth() {
      return clientOf().auth;
    },
    run: (schema, query) => run(clientOf(), schema, query),
    runAsWorker: (schema, query) => run(workerClientOf(), schema, query),
    cached: (key, schema, read) =>
      cached({
        key: `${options.url} ${key}`,
        schema,
        read,
        isStorable: (value) => value !== null,
        changedAt: options.catalogueChangedAt,
        waitUntil: options.waitUntil,
        ...catalogue,
      }),
  };
}

/**
 * The database with the rights of its role `machinery`, for one run: not the request's own, since providers and mail may
 * take longer than a request has.
 */
export function createMachineryBackend(
  supabase: Pick<BackendOptions, "url" | "key" | "workerToken" | "deadline" | "onLetter">,
  machineryToken: Secret,
): Backend {
  return createBackend({ ...supabase, accessToken: machineryToken });
}

function createSupabaseClient(options: BackendOptions): Client {
  const { url, key } = options;
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: {
      async fetch(input, init) {
        const headers = new Headers(init?.headers);
        const path = new URL(input instanceof Request ? input.url : input).pathname;
        const signal = options.signal ?? AbortSignal.timeout(options.deadline);
        if (options.journeySession) headers.set("x-session-id", options.journeySession);
        if (options.accountSession && options.accessToken === options.workerToken)
          headers.set("x-account-session", options.accountSession);
        if (path.startsWith("/auth/")) return fetchFromAuth(input, { ...init, headers, signal });
        // Overrides the client's own header, so that a token refreshed during the request is used.
        headers.set("Authorization", `Bearer ${options.accessToken?.reveal() ?? key}`);
        const response = await fetch(input, { ...init, headers, signal });
        if (response.headers.has("Letters-Waiting")) options.onLetter?.();
        const body = await response.text();
        // supabase-js would read an empty body as null; PostgREST answers 204 where there is no content.
        if (response.status === 200 && body === "") throw new TypeError("An answer without content");
        return new Response(body === "" ? null : body, response);
      },
    },
  });
}

/** Auth's codes for its limits: of calls from one address, which is the whole shop; of letters. */
const overRequests = "over_request_rate_limit";
const overLetters = "over_email_send_rate_limit";

/** The Auth client retries network errors and 5xx for half a minute; it is given a 429 instead, which it does not retry. */
async function fetchFromAuth(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  // The client reads `error_code`.
  const failed = (error_code: string, message: string, status = 429) =>
    Response.json({ error_code, message }, { status });
  const down = (message: string) => failed("backend_down", message);
  try {
    const response = await fetch(input, init);
    const body = await response.text();
    if (response.status === 429) {
      // Auth sends the same code when all letters of the hour are sent; that must not pass for a letter under way.
      const isUnderWay = body.includes(overLetters) && !body.includes("email rate limit exceeded");
      return isUnderWay
        ? failed("letter_under_way", "429", 400)
        : failed(overRequests, body.includes(overLetters) ? "429: letters" : "429");
    }
    if (response.status >= 500) return down(`${response.status}`);
    if (body !== "") JSON.parse(body);
    return new Response(body === "" ? null : body, response);
  } catch (error) {
    return down(error instanceof Error ? error.message : "no answer");
  }
}

/** Tells a refusal from an answer that says nothing about the request. A status of 0 means that there was no answer. */
export function failureOf(status: number, code: string | undefined, message: string): BackendDown | BackendRefused {
  if (code === tooManyRequests) return new BackendRefused(code, message);
  if (code === overRequests) return new BackendBusy(`Auth: ${message.slice(0, 200)}`);
  const refused = status >= 400 && status < 500 && status !== 429 && status !== 408;
  // A refusal without a code does not come from the database but from something in between.
  return refused && code ? new BackendRefused(code, message) : new BackendDown(`${status}: ${message.slice(0, 200)}`);
}
