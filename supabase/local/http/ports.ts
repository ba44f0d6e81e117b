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

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = await listenOn(0);
  const port = portOf(server);
  await once(server.close(), "close");
  return port;
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
