import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { freePort } from "../../supabase/local/http/ports.ts";

export type Edge = { origin: string; stop(): void };

/**
 * What Cloudflare's network does before a Worker: HTTP/2 behind TLS, and text leaves compressed. A Worker that listens
 * without TLS writes its own addresses as http; they leave as https, as it would write them there, and the origin of a
 * request comes to it as http.
 */
export async function startEdge(workerPort: number): Promise<Edge> {
  const port = await freePort();
  const host = `shop.localhost:${port}`;
  const origin = `https://${host}`;
  const compress = compressor();
  const server = createSecureServer(certificate(), (incoming, outgoing) => {
    forward(incoming, outgoing, { host, port: workerPort }, (text) =>
      compress(text.replaceAll(/http:\/\/shop\.localhost:\d+/g, origin)),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { origin, stop: () => server.close() };
}

function forward(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  { host, port }: { host: string; port: number },
  encode: (text: string) => Buffer,
): void {
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
  const onward = request(
    { host: "127.0.0.1", port, method: incoming.method, path: incoming.url, headers },
    (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const body = Buffer.concat(parts);
        const text = /text|javascript|json|svg/.test(response.headers["content-type"] ?? "") && body.length > 0;
        outgoing.writeHead(response.statusCode ?? 502, {
          ...without(response.headers, /^(content-length|transfer-encoding|connection|keep-alive)$/),
          ...(text && { "content-encoding": "br" }),
        });
        outgoing.end(text ? encode(body.toString()) : body);
      });
    },
  );
  onward.on("error", () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}

function without(headers: IncomingHttpHeaders, names: RegExp): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));
}

/** Compresses a text once, so that a script costs the machine nothing when it is fetched again. */
function compressor(): (text: string) => Buffer {
  const known = new Map<string, Buffer>();
  return (text) => {
    const compressed = known.get(text) ?? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    known.set(text, compressed);
    return compressed;
  };
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
