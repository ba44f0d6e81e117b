import { createServer, request as forwardRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { portOf } from "../../supabase/local/http/ports.ts";
import { close } from "../../supabase/local/http/serve.ts";

/** What can go wrong between the Worker and its backend. */
export const faultKinds = ["error", "hang", "slow", "busy", "html", "cut", "empty", "limit", "reset"] as const;
export type FaultKind = (typeof faultKinds)[number];

type Fault = {
  kind: FaultKind;
  /** A regular expression on path and query; absent: every request. */
  path?: string;
  method?: string;
  /** Heals after this many requests. */
  times?: number;
  /** How long a slow answer takes, in milliseconds; absent: longer than a request's time with the backend. */
  delay?: number;
  /** The backend does its work, and only the answer is spoilt: for "nothing is stored twice". */
  after?: boolean;
};

/**
 * `size`: the bytes of its body. `from` and `until`: when it came and when its answer had left, in milliseconds; without
 * `until` it has not.
 */
export type SeenRequest = {
  method: string;
  path: string;
  size: number;
  fault?: FaultKind;
  from: number;
  until?: number;
};

export type Faults = {
  url: string;
  inject(fault: Fault): void;
  /** Every request fails like this until `heal`. */
  down(kind?: FaultKind): void;
  heal(): void;
  requests(path?: RegExp): SeenRequest[];
  forget(): void;
  stop(): Promise<void>;
};

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const slowness = 3000;

/**
 * Stands between Worker and backend. Controlled in-process or over HTTP at `/__faults`: POST a fault, GET
 * `{ faults, requests }`, DELETE to heal and forget.
 */
export async function startFaultProxy(target: string): Promise<Faults> {
  let faults: Fault[] = [];
  let seen: SeenRequest[] = [];
  const held = new Set<ServerResponse>();

  const heal = () => {
    faults = [];
    for (const response of held) response.destroy();
    held.clear();
  };

  const take = (method: string, path: string) => {
    const fault = faults.find((each) => (each.method ?? method) === method && new RegExp(each.path ?? "").test(path));
    if (fault?.times !== undefined && --fault.times <= 0) faults = faults.filter((each) => each !== fault);
    return fault;
  };

  async function control(method: string, body: Buffer): Promise<Answer> {
    if (method === "POST") faults.push(JSON.parse(body.toString()));
    if (method === "DELETE") {
      heal();
      seen = [];
    }
    return json(200, { faults, requests: seen });
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = "GET", url: path = "/" } = incoming;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (path.startsWith("/__faults")) return send(outgoing, await control(method, body));
    const fault = take(method, path);
    const request: SeenRequest = { method, path, size: body.length, fault: fault?.kind, from: performance.now() };
    seen.push(request);
    outgoing.on("finish", () => {
      request.until = performance.now();
    });
    const pass = () => forward(target, incoming, body);
    if (!fault) return send(outgoing, await pass());
    const real = fault.after || fault.kind === "cut" ? await pass() : undefined;
    switch (fault.kind) {
      case "error":
        return send(outgoing, json(500, { message: "Internal server error" }));
      case "busy":
        return send(outgoing, json(503, { message: "Service unavailable" }, { "retry-after": "30" }));
      case "limit":
        return send(outgoing, json(429, { message: "Too many requests" }, { "retry-after": "30" }));
      case "html":
        return send(outgoing, page("<!doctype html><title>Welcome to nginx</title><h1>Welcome</h1>"));
      case "empty":
        return send(outgoing, { status: 200, headers: { "content-type": "application/json" }, body: Buffer.alloc(0) });
      case "cut": {
        const whole = real ?? json(200, []);
        const half = whole.body.subarray(0, Math.max(1, Math.floor(whole.body.length / 2)));
        return send(outgoing, { ...whole, body: whole.body.length > 0 ? half : Buffer.from("[{") });
      }
      case "slow":
        held.add(outgoing);
        await delay(fault.delay ?? slowness);
        return held.has(outgoing) ? send(outgoing, real ?? (await pass())) : undefined;
      case "hang":
        held.add(outgoing);
        return;
      case "reset":
        incoming.socket.resetAndDestroy();
    }
  }

  const server = createServer((incoming, outgoing) => {
    outgoing.on("close", () => held.delete(outgoing));
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  // As the backend's: no connection is closed under a request.
  server.keepAliveTimeout = 120_000;
  server.on("upgrade", (incoming, socket, head) => {
    const { hostname, port } = new URL(target);
    const fault = take("GET", incoming.url ?? "/");
    seen.push({ method: "UPGRADE", path: incoming.url ?? "/", size: 0, fault: fault?.kind, from: performance.now() });
    if (fault) return void socket.destroy();
    const upstream = connect(Number(port), hostname, () => {
      const headers = incoming.rawHeaders.flatMap((name, index, all) =>
        index % 2 ? [] : [`${name}: ${all[index + 1]}`],
      );
      upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [upstream, socket]) end.on("error", () => [upstream, socket].map((each) => each.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    inject: (fault) => void faults.push({ ...fault }),
    down: (kind = "error") => void faults.push({ kind }),
    heal,
    requests: (path = /./) => seen.filter((request) => path.test(request.path)),
    forget: () => {
      seen = [];
    },
    stop: async () => {
      heal();
      await close(server);
    },
  };
}

function forward(target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = forwardRequest(new URL(url ?? "/", target), { method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const kept = Object.entries(response.headers).filter(
        ([name]) => !/^(connection|keep-alive|transfer-encoding|content-length)$/.test(name),
      );
      const answered = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
      resolve({ status: response.statusCode ?? 502, headers: answered, body: Buffer.concat(chunks) });
    });
    request.on("error", reject);
    request.end(body);
  });
}

function send(outgoing: ServerResponse, { status, headers, body }: Answer) {
  if (outgoing.destroyed) return;
  outgoing.writeHead(status, headers);
  outgoing.end(body);
}

function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: Buffer.from(JSON.stringify(value)),
  };
}

function page(html: string): Answer {
  return { status: 200, headers: { "content-type": "text/html" }, body: Buffer.from(html) };
}
