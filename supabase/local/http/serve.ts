// Own lines, since @hono/node-server hands out request objects of its own and replaces the global Request and Response.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { PortInUse, portOf } from "./ports.ts";
import { isThisMachine } from "./this-machine.ts";

/** How long an idle connection is kept, in milliseconds. */
const keepAlive = 120_000;

/** Of a request's body, in bytes. */
const largestBody = 1_000_000;

/** `peer`: the address that the request comes from. */
export type Handler = (request: Request, peer?: string) => Promise<Response>;

/**
 * Serves web-standard requests on 127.0.0.1, to those who name this machine; port 0 takes a free one.
 * @throws PortInUse
 */
export async function serve(port: number, handle: Handler): Promise<{ server: Server; url: string }> {
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing, handle).catch((error: unknown) => {
      console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(500, { "content-type": "application/json" });
      outgoing.end('{"message":"The local backend failed to answer"}');
    });
  });
  // After Node's five seconds a busy machine would close a connection under the request that is just coming by it.
  server.keepAliveTimeout = keepAlive;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new PortInUse(port) : error),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
  return { server, url: `http://127.0.0.1:${portOf(server)}` };
}

/** Closes a server with the connections that are still open. */
export async function close(server: Server) {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, handle: Handler) {
  const host = incoming.headers.host ?? "127.0.0.1";
  if (!isThisMachine(host)) {
    outgoing.writeHead(421, { "content-type": "application/json" });
    outgoing.end('{"message":"Only this machine is answered, by one of its own names"}');
    return;
  }
  const sent = await readBody(incoming);
  if (sent === null) {
    outgoing.writeHead(413, { "content-type": "application/json" });
    outgoing.end('{"message":"The body is longer than what is taken"}');
    return;
  }
  const method = incoming.method ?? "GET";
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const body = method === "GET" || method === "HEAD" ? undefined : sent;
  const request = new Request(`http://${host}${incoming.url ?? "/"}`, { method, headers, body });
  const response = await handle(request, incoming.socket.remoteAddress);
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** The body; null where it is longer than what is taken, whatever length it told, and no more of it was kept than that. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.byteLength;
    if (size <= largestBody) chunks.push(chunk);
  }
  return size <= largestBody ? new Uint8Array(Buffer.concat(chunks)) : null;
}
