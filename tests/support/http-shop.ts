import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { isUuid } from "../../app/http/request/uuid.ts";
import type { Language } from "../../app/i18n/languages.ts";
import { frequentCron } from "../../app/shop/timings.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { freePort } from "../../supabase/local/http/ports.ts";
import { sendEmailHookOf } from "../../supabase/local/mail/send-email-hook.ts";
import { currentBuild } from "../../supabase/local/worker/build.ts";
import { readVariables, type Variables } from "../../supabase/local/worker/built-worker.ts";
import { simulate } from "../../supabase/local/worker/miniflare.ts";
import { patience } from "./backend-options.ts";
import { bindingsOf, signedDraft, signedJourney } from "./bindings.ts";
import type { CardServices } from "./card-services.ts";
import { type Faults, startFaultProxy } from "./fault-proxy.ts";
import { startTestBackend } from "./test-backend.ts";

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
  ms: number;
  cookies: string[];
};

export type RequestOptions = {
  host?: "shop" | "admin";
  /** Another Host header than that of the two apps. */
  hostname?: string;
  method?: string;
  /** Makes it a POST from a page of the same origin. A string is sent as it is. */
  form?: Record<string, string | string[]> | string | Buffer;
  language?: Language;
  /** By the names that a deployment puts its prefix before. */
  cookies?: Record<string, string>;
  /** The cookies of journey and draft are sent as they stand, without the house's signature. */
  unsigned?: boolean;
  /** Past the welcome page, unless told otherwise. */
  welcomed?: boolean;
  /** Over all others; `undefined` leaves one out. */
  headers?: Record<string, string | undefined>;
};

/** A whole shop on free ports, for tests over HTTP without a browser: backend, fault proxy and the built Worker. */
export type HttpShop = {
  port: number;
  origin(host?: "shop" | "admin"): string;
  backend: LocalBackend;
  faults: Faults;
  /** The variables that the Worker runs with. */
  bindings: Variables;
  logs: string[];
  ask(path: string, options?: RequestOptions): Promise<Answer>;
  /**
   * Starts a new Worker on the same port: its memory is empty, signed-in sessions end (unless a folder keeps them), the
   * backend's data stays. `meanwhile` runs while there is none.
   */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  /** What the clock does every five minutes, now. */
  tick(): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  /** Limits rates as a deployment does; otherwise all tests, which are one address, would soon be refused. */
  limits?: boolean;
  /** Auth counts calls as a hosted project does. */
  authLimits?: boolean;
  /** Seconds that an access token lives. */
  tokenLifetime?: number;
  /** The work of comparing a password, where its time is told; absent: next to none. */
  passwordCost?: number;
  /** Where KV and the cache outlive a Worker; absent: they end with it. */
  directory?: string;
  /** Milliseconds for what one request asks of the backend; absent: more than a busy machine takes. */
  deadline?: number;
  /** Who takes cards; absent: nobody. */
  cards?: Pick<CardServices, "bindings">;
  /** More variables, over all others. */
  bindings?: Variables;
};

export async function openHttpShop({
  limits = false,
  authLimits,
  tokenLifetime,
  passwordCost,
  directory,
  deadline = patience,
  cards,
  bindings: more,
}: Options = {}): Promise<HttpShop> {
  const build = currentBuild();
  const port = await freePort();
  const origin = (host: "shop" | "admin" = "shop") => `http://${host}.localhost:${port}`;
  const sendEmailHook = sendEmailHookOf(origin());
  const redirectUrls = [`${origin("admin")}/**`];
  const backend = await startTestBackend({
    siteUrl: origin(),
    redirectUrls,
    tokenLifetime,
    passwordCost,
    authLimits,
    sendEmailHook,
  });
  const faults = await startFaultProxy(backend.url);
  const logs: string[] = [];
  const bindings: Variables = {
    ...readVariables(join(build, "server")),
    ...bindingsOf({ ...backend, url: faults.url }),
    SHOP_HOST: `shop.localhost:${port}`,
    SEND_EMAIL_HOOK_SECRET: sendEmailHook.secret,
    ...cards?.bindings,
    RATE_LIMITS: limits ? "on" : "off",
    BACKEND_DEADLINE: deadline,
    ...more,
  };
  // In this process: to start one for each Worker takes as long as the Worker.
  const start = async () => {
    const worker = simulate({ port, bindings, directory, build }, (line) => logs.push(line));
    await worker.ready;
    return worker;
  };
  let worker = await start();
  const agent = new Agent({ maxSockets: 24 });
  return {
    port,
    origin,
    backend,
    faults,
    bindings,
    logs,
    ask: async (path, options = {}) => {
      const cookies = options.unsigned ? options.cookies : await signed(options.cookies);
      return send(port, agent, path, { ...options, ...(cookies && { cookies }) });
    },
    async tick() {
      const path = `/cdn-cgi/local/scheduled?cron=${encodeURIComponent(frequentCron)}`;
      const { status, body } = await send(port, agent, path, { hostname: `localhost:${port}` });
      if (status !== 200) throw new Error(`The clock: ${status} ${body}`);
    },
    async restart(meanwhile) {
      await worker.dispose();
      try {
        await meanwhile?.();
      } finally {
        worker = await start();
      }
    },
    async stop() {
      agent.destroy();
      await worker.dispose();
      await faults.stop();
      await backend.stop();
    },
  };
}

/** The cookies of a journey and of a draft are signed by the house; a test names the session and the draft alone. */
async function signed(cookies: Record<string, string> = {}): Promise<Record<string, string>> {
  const { maestro_session_id: session, own } = cookies;
  return {
    ...cookies,
    ...(isUuid(session) && { maestro_session_id: await signedJourney(session) }),
    ...(own && !own.includes(".") && { own: await signedDraft(own) }),
  };
}

function headersOf(port: number, options: RequestOptions): OutgoingHttpHeaders {
  const { host = "shop", form, language, welcomed = true } = options;
  const hostname = options.hostname ?? `${host}.localhost:${port}`;
  const cookies = {
    ...(welcomed && { welcomeShown: "1" }),
    ...(language && { "athar-lang": language }),
    ...options.cookies,
  };
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const headers: Record<string, string | undefined> = {
    host: hostname,
    ...(cookie.length > 0 && { cookie: cookie.join("; ") }),
    ...(form !== undefined && {
      origin: `http://${hostname}`,
      "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
    }),
    ...options.headers,
  };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

function bodyOf(form: RequestOptions["form"]): string | Buffer | undefined {
  if (form === undefined || typeof form === "string") return form;
  if (form instanceof Uint8Array) return Buffer.from(form);
  const pairs = Object.entries(form).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  return new URLSearchParams(pairs).toString();
}

function send(port: number, agent: Agent, path: string, options: RequestOptions): Promise<Answer> {
  const body = bodyOf(options.form);
  const method = options.method ?? (body === undefined ? "GET" : "POST");
  return new Promise((resolve, reject) => {
    let started = performance.now();
    const headers = headersOf(port, options);
    const call = request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const bytes = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: bytes.toString(),
          bytes,
          ms: performance.now() - started,
          cookies: response.headers["set-cookie"] ?? [],
        });
      });
    });
    // Waiting for a free connection is not the shop's time.
    call.on("socket", () => {
      started = performance.now();
    });
    call.on("error", reject).end(body);
  });
}
