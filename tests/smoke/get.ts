import { type IncomingHttpHeaders, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

// Crawlers pass the welcome page: this is not to be taken for one.
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

/** Milliseconds without a byte after which an answer is given up. */
const requestTimeout = 10_000;

/** Opens a path as a browser would, without following redirects; `cookies` go by their names without the prefix. */
export function get(base: URL, path: string, cookies: Record<string, string> = {}): Promise<Answer> {
  const url = new URL(path, base);
  // A shop on this machine has no TLS, and its cookies no prefix.
  const prefix = url.protocol === "https:" ? "__Host-" : "";
  const cookie = Object.entries(cookies).map(([name, value]) => `${prefix}${name}=${value}`);
  const headers = { host: url.host, "user-agent": userAgent, cookie: cookie.join("; ") };
  // Browsers know that these names are this machine; not every system's resolver does.
  const host = url.hostname.endsWith(".localhost") ? "127.0.0.1" : url.hostname;
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request({ host, port: url.port, path: url.pathname + url.search, headers, timeout: requestTimeout });
    call.on("timeout", () => call.destroy(new Error(`${url} did not answer`)));
    call.on("error", reject);
    call.on("response", async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() });
    });
    call.end();
  });
}
