import { request } from "node:http";
import { frequentCron } from "../../app/shop/timings.ts";
import { currentBuild } from "../../supabase/local/worker/build.ts";
import type { Variables } from "../../supabase/local/worker/built-worker.ts";
import { startWorker } from "../../supabase/local/worker/worker.ts";
import { signingKey } from "./bindings.ts";
import { deployedVariables } from "./deployment.ts";

type Told = { status: number; location: string; cookies: string[]; body: string };

export type DeployedWorker = {
  lines: string[];
  /** With a body it is a post. */
  ask(path: string, headers?: Record<string, string>, body?: string): Promise<Told>;
  /** What the clock does every five minutes, now. */
  tick(): Promise<Told>;
  stop(): Promise<void>;
};

/** The built Worker with the variables of a deployment, and `bindings` over them: what it would do at its hosts. */
export async function startDeployed(bindings: Variables = {}): Promise<DeployedWorker> {
  const lines: string[] = [];
  const worker = await startWorker({
    build: currentBuild(),
    bindings: { ...deployedVariables, SUPABASE_WORKER_TOKEN: "0", SIGNING_KEYS: signingKey, ...bindings },
    log: (line) => lines.push(line),
  });
  const send = (path: string, headers: Record<string, string>, body?: string) =>
    new Promise<Told>((resolve, reject) => {
      const method = body === undefined ? "GET" : "POST";
      request({ host: "127.0.0.1", port: worker.port, path, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location ?? "",
            cookies: response.headers["set-cookie"] ?? [],
            body: Buffer.concat(parts).toString(),
          }),
        );
      })
        .on("error", reject)
        .end(body);
    });
  return {
    lines,
    ask: (path, headers, body) => send(path, { host: deployedVariables.SHOP_HOST, ...headers }, body),
    tick: () => send(`/cdn-cgi/local/scheduled?cron=${encodeURIComponent(frequentCron)}`, { host: "localhost" }),
    stop: worker.stop,
  };
}
