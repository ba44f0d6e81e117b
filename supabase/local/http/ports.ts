import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:net";

export class PortInUse extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use`);
  }
}

export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port");
  return address.port;
}

/**
 * A port that nothing listens on at this moment. Not one of those that systems give to connections that go out (from
 * 32768 on), of which one might take it before it is used.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_240, 32_768);
  return (await portIsFree(port)) ? port : freePort();
}

export async function portIsFree(port: number): Promise<boolean> {
  try {
    await once((await listenOn(port)).close(), "close");
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return false;
    throw error;
  }
}

async function listenOn(port: number): Promise<Server> {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}
