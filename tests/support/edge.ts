import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { createSecureServer, type Http2ServerRequest } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { freePort } from "../../supabase/local/http/ports.ts";

export type Edge = { origin: string; stop(): void };

/** What an edge answers, as it leaves. */
type Sent = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What a build has put into files, whose addresses the Worker never sees. */
const staticFile = /^\/(assets|fonts|icons|media)\//;

/**
 * What Cloudflare's network does before a Worker: HTTP/2 behind TLS, text leaves compressed, and files are its own: once
 * it has one, it does not ask for it again. A Worker that listens without TLS writes its own addresses as http; they leave
 * as https, as it would write them there, and the origin of a request comes to it as http.
 */
export async function startEdge(workerPort: number): Promise<Edge> {
  const port = await freePort();
  const host = `shop.localhost:${port}`;
  const origin = `https://${host}`;
  const encode = (text: string) => compress(text.replaceAll(/http:\/\/shop\.localhost:\d+/g, origin));
  const files = new Map<string, Sent>();
  const server = createSecureServer(certificate(), async (incoming, outgoing) => {
    const known = files.get(incoming.url);
    const sent = known ?? (await forward(incoming, { host, port: workerPort }, encode));
    if (sent.status === 200 && incoming.method === "GET" && staticFile.test(incoming.url))
      files.set(incoming.url, sent);
    outgoing.writeHead(sent.status, sent.headers).end(sent.body);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin, stop: () => server.close() };
}

function forward(
  incoming: Http2ServerRequest,
  { host, port }: { host: string; port: number },
  encode: (text: string) => Buffer,
): Promise<Sent> {
  // Past the welcome page in fetches too, whose cookies no flag of Lighthouse reaches.
  const cookie = [incoming.headers.cookie, "welcomeShown=1"].filter(Boolean).join("; ");
  const origin = incoming.headers.origin?.replace("https:", "http:");
  const headers = {
    ...without(incoming.headers, /^:/),
    host,
    cookie,
    ...(origin && { origin }),
    "accept-encoding": "identity",
  };
  return new Promise((resolve) => {
    const onward = request(
      { host: "127.0.0.1", port, method: incoming.method, path: incoming.url, headers },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () => {
          const body = Buffer.concat(parts);
          const text = /text|javascript|json|svg/.test(response.headers["content-type"] ?? "") && body.length > 0;
          const kept = without(response.headers, /^(content-length|transfer-encoding|connection|keep-alive)$/);
          resolve({
            status: response.statusCode ?? 502,
            headers: { ...kept, ...(text && { "content-encoding": "br" }) },
            body: text ? encode(body.toString()) : body,
          });
        });
      },
    );
    onward.on("error", () => resolve({ status: 502, headers: {}, body: Buffer.of() }));
    incoming.pipe(onward);
  });
}

function without(headers: IncomingHttpHeaders, names: RegExp): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));
}

function compress(text: string): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** A certificate for a day that nobody vouches for: the browser is told not to mind. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), "athar-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  const names = ["-subj", "/CN=shop.localhost", "-addext", "subjectAltName=DNS:shop.localhost"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...names, "-keyout", key, "-out", cert], { stdio: "ignore" });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
