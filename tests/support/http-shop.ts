import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import type { Language } from "../../app/i18n/languages.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { freePort } from "../../supabase/local/serve.ts";
import { startWorker } from "../../supabase/local/worker.ts";
import { type Faults, startFaultProxy } from "./fault-proxy.ts";
import { startTestBackend } from "./test-backend.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string; ms: number; cookies: string[] };

export type Asking = {
  host?: "shop" | "admin";
  /** Another Host header than that of the two apps. */
  hostname?: string;
  method?: string;
  /** Makes it a POST from a page of the same origin. A string is sent as it is. */
  form?: Record<string, string | string[]> | string;
  language?: Language;
  /** Under their `__Host-` names. */
  cookies?: Record<string, string>;
  /** Past the welcome page, unless told otherwise. */
  welcomed?: boolean;
  /** Over all others; `undefined` leaves one out. */
  headers?: Record<string, string | undefined>;
};

/** A whole shop on free ports, spoken to without a browser: backend, fault proxy and the built Worker. */
export type HttpShop = {
  port: number;
  origin(host?: "shop" | "admin"): string;
  backend: LocalBackend;
  faults: Faults;
  logs: string[];
  ask(path: string, asking?: Asking): Promise<Answer>;
  /** A Worker that remembers nothing; signed-in sessions end, the backend's data stays. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

type Opening = {
  limits?: boolean;
  /** Seconds that an access token lives. */
  tokenLifetime?: number;
  /** Where the data centre's storage and cache outlive a Worker; absent: they end with it. */
  directory?: string;
};

/** `limits` counts deeds as a deployment does; else every test is the same address and would soon be refused. */
export async function openHttpShop({ limits = false, tokenLifetime, directory }: Opening = {}): Promise<HttpShop> {
  const port = await freePort();
  const origin = (host: "shop" | "admin" = "shop") => `http://${host}.localhost:${port}`;
  const backend = await startTestBackend({ siteUrl: origin(), redirectUrls: [`${origin("admin")}/**`], tokenLifetime });
  const faults = await startFaultProxy(backend.url);
  const logs: string[] = [];
  const bindings = {
    SUPABASE_URL: faults.url,
    SUPABASE_PUBLISHABLE_KEY: backend.key,
    RATE_LIMITS: limits ? "on" : "off",
  };
  const open = () => startWorker({ port, bindings, directory, log: (line) => logs.push(line) });
  let worker = await open();
  const agent = new Agent({ maxSockets: 24 });
  return {
    port,
    origin,
    backend,
    faults,
    logs,
    ask: (path, asking = {}) => send(port, agent, path, asking),
    async restart() {
      await worker.stop();
      worker = await open();
    },
    async stop() {
      agent.destroy();
      await worker.stop();
      await faults.stop();
      await backend.stop();
    },
  };
}

function headersOf(port: number, asking: Asking): OutgoingHttpHeaders {
  const { host = "shop", form, language, welcomed = true } = asking;
  const hostname = asking.hostname ?? `${host}.localhost:${port}`;
  const cookies = {
    ...(welcomed && { welcomeShown: "1" }),
    ...(language && { "athar-lang": language }),
    ...asking.cookies,
  };
  const cookie = Object.entries(cookies).map(([name, value]) => `__Host-${name}=${value}`);
  const headers: Record<string, string | undefined> = {
    host: hostname,
    ...(cookie.length > 0 && { cookie: cookie.join("; ") }),
    ...(form !== undefined && {
      origin: `http://${hostname}`,
      "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
    }),
    ...asking.headers,
  };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

function bodyOf(form: Asking["form"]): string | undefined {
  if (form === undefined || typeof form === "string") return form;
  const pairs = Object.entries(form).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  return new URLSearchParams(pairs).toString();
}

function send(port: number, agent: Agent, path: string, asking: Asking): Promise<Answer> {
  const body = bodyOf(asking.form);
  const method = asking.method ?? (body === undefined ? "GET" : "POST");
  return new Promise((resolve, reject) => {
    let started = performance.now();
    const headers = headersOf(port, asking);
    const call = request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - started,
          cookies: response.headers["set-cookie"] ?? [],
        }),
      );
    });
    // Waiting for a free connection is not the shop's time.
    call.on("socket", () => {
      started = performance.now();
    });
    call.on("error", reject).end(body);
  });
}
