import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export class PortInUse extends Error {}

export type Handler = (request: Request) => Promise<Response>;

/** Serves web requests on 127.0.0.1; port 0 takes a free one. */
export async function serve(port: number, handle: Handler): Promise<{ server: Server; url: string }> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, handle).catch((error: unknown) => {
      console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(500, { "content-type": "application/json" });
      outgoing.end('{"message":"The local backend failed to answer"}');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new PortInUse(`Port ${port} is in use`) : error),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
  return { server, url: `http://127.0.0.1:${portOf(server)}` };
}

export function portOf(server: Server): number {
  const address: string | AddressInfo | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port");
  return address.port;
}

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const { server } = await serve(0, async () => new Response());
  const port = portOf(server);
  await close(server);
  return port;
}

export async function portIsFree(port: number): Promise<boolean> {
  try {
    const { server } = await serve(port, async () => new Response());
    await close(server);
    return true;
  } catch (error) {
    if (error instanceof PortInUse) return false;
    throw error;
  }
}

export async function close(server: Server) {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, handle: Handler) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const method = incoming.method ?? "GET";
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headersDistinct)) {
    for (const each of value ?? []) headers.append(name, each);
  }
  const body = method === "GET" || method === "HEAD" ? undefined : new Uint8Array(Buffer.concat(chunks));
  const host = incoming.headers.host ?? "127.0.0.1";
  const response = await handle(new Request(`http://${host}${incoming.url ?? "/"}`, { method, headers, body }));
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
