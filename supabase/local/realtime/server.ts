// Own lines: Realtime itself is an Elixir service that reads a replication slot, which PGlite does not have.
import type { Server } from "node:http";
import pLimit from "p-limit";
import { type WebSocket, WebSocketServer } from "ws";
import { isThisMachine } from "../http/this-machine.ts";
import type { Database, Schedule } from "../postgres/database.ts";
import { type Change, changeAsSeenBy, listenForChanges } from "./postgres-changes.ts";
import { type Filter, type Message, matches, type Outgoing, parseMessage, serializeMessage } from "./protocol.ts";
import { verifyToken } from "./token.ts";

type Channel = { joinRef: string | null; filters: (Filter & { id: number })[]; token?: string };
type Client = { channels: Map<string, Channel>; send(message: Outgoing): void };
type Options = { server: Server; database: Database; schedule: Schedule; key: string; secret: string };

const path = "/realtime/v1/websocket";

/** Answers the Phoenix protocol that supabase-js speaks: join, token, leave, heartbeat, and `postgres_changes`. */
export async function attachRealtime({ server, database, schedule, key, secret }: Options) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const clients = new Map<WebSocket, Client>();
  let lastId = 0;

  server.on("upgrade", (request, socket, head) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (!isThisMachine(request.headers.host ?? "")) {
      socket.end("HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\n\r\n");
      return;
    }
    if (url.pathname !== path || url.searchParams.get("apikey") !== key) {
      socket.end("HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => connect(opened, url.searchParams.get("vsn") ?? "1.0.0"));
  });

  function connect(socket: WebSocket, version: string) {
    const client: Client = {
      channels: new Map(),
      send: (message) => socket.send(serializeMessage(message, version)),
    };
    clients.set(socket, client);
    socket.on("close", () => clients.delete(socket));
    socket.on("error", () => socket.terminate());
    // Checking a token takes a moment, and messages are answered in their order.
    const limit = pLimit(1);
    socket.on("message", (data) => {
      const message = parseMessage(String(data));
      if (!message) return;
      limit(() => answer(client, message)).catch((error: unknown) => console.error("Realtime:", error));
    });
  }

  async function answer(client: Client, { topic, ref, join_ref, event, payload }: Message) {
    const { channels, send } = client;
    const reply = (status: "ok" | "error", response: unknown) =>
      send({ topic, event: "phx_reply", payload: { status, response }, join_ref, ref });
    const token = userToken(payload.access_token);
    const isForged = async () => token !== undefined && !(await verifyToken(token, secret));
    if (event === "heartbeat" || event === "phx_leave") {
      channels.delete(topic);
      reply("ok", {});
    } else if (event === "access_token") {
      const channel = channels.get(topic);
      if (!channel) return;
      channel.token = token;
      if (!(await isForged())) return;
      channels.delete(topic);
      send({ topic, event: "phx_close", payload: {}, join_ref: channel.joinRef });
    } else if (event === "phx_join") {
      if (await isForged()) return reply("error", { reason: "Invalid or expired token" });
      const filters = (payload.config?.postgres_changes ?? []).map((filter) => ({ ...filter, id: ++lastId }));
      channels.set(topic, { joinRef: join_ref, filters, token });
      reply("ok", { postgres_changes: filters });
      if (filters.length === 0) return;
      const message = "Subscribed to PostgreSQL";
      const subscribed = { extension: "postgres_changes", status: "ok", message, channel: topic };
      send({ topic, event: "system", payload: subscribed, join_ref });
    }
  }

  /** Secret and publishable keys stand where a token would: they say nothing about a user. */
  const userToken = (token: string | null | undefined) =>
    token && token !== key && !token.startsWith("sb_") ? token : undefined;

  async function broadcast(change: Change) {
    for (const { channels, send } of clients.values()) {
      for (const [topic, { joinRef, filters, token }] of channels) {
        const ids = filters.filter((filter) => matches(filter, change)).map(({ id }) => id);
        if (ids.length === 0) continue;
        const claims = token === undefined ? undefined : await verifyToken(token, secret);
        if (token !== undefined && !claims) continue;
        const data = await schedule(() => changeAsSeenBy(claims, database, change));
        if (data) send({ topic, event: "postgres_changes", payload: { ids, data }, join_ref: joinRef });
      }
    }
  }

  const unlisten = await schedule(() =>
    listenForChanges(database, (change) => {
      broadcast(change).catch((error: unknown) => console.error("Realtime:", error));
    }),
  );

  return {
    stop: async () => {
      for (const socket of clients.keys()) socket.terminate();
      sockets.close();
      await schedule(unlisten);
    },
  };
}
