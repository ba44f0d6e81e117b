import type { Server } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import type { Database } from "./database.ts";
import { type Claims, verifiedClaims } from "./jwt.ts";
import { type Change, changeFor, listenForChanges } from "./realtime-changes.ts";
import type { InTurn } from "./turns.ts";

type Message = { join: string | null; ref: string | null; topic: string; event: string; payload: Payload };
type Payload = {
  access_token?: string;
  config?: { postgres_changes?: Filter[] };
};
type Filter = { event: string; schema: string; table?: string; filter?: string };
type Channel = { join: string | null; filters: (Filter & { id: number })[]; token?: string };
type Say = (topic: string, event: string, payload: unknown, join: string | null, ref?: string | null) => void;
type Options = { server: Server; database: Database; inTurn: InTurn; key: string; secret: string };

const path = "/realtime/v1/websocket";

/** Answers the Phoenix protocol that supabase-js speaks: join, token, leave, heartbeat, and `postgres_changes`. */
export async function attachRealtime({ server, database, inTurn, key, secret }: Options) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const listeners = new Map<WebSocket, { joined: Map<string, Channel>; say: Say }>();
  let ids = 0;

  server.on("upgrade", (request, socket, head) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname !== path || url.searchParams.get("apikey") !== key) {
      socket.end("HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => attend(opened, url.searchParams.get("vsn") ?? "1.0.0"));
  });

  function attend(socket: WebSocket, version: string) {
    const joined = new Map<string, Channel>();
    socket.on("close", () => listeners.delete(socket));
    socket.on("error", () => socket.terminate());
    const say: Say = (topic, event, payload, join, ref = null) =>
      socket.send(
        JSON.stringify(version === "2.0.0" ? [join, ref, topic, event, payload] : { topic, event, payload, ref }),
      );
    listeners.set(socket, { joined, say });
    socket.on("message", (data) => {
      const message = parse(String(data));
      if (!message) return;
      const { topic, ref, join, payload } = message;
      const reply = (status: string, response: unknown) => say(topic, "phx_reply", { status, response }, join, ref);
      if (message.event === "heartbeat" || message.event === "phx_leave") {
        joined.delete(topic);
        reply("ok", {});
      } else if (message.event === "access_token") {
        const channel = joined.get(topic);
        const token = userToken(payload.access_token);
        if (channel && token && !verifiedClaims(token, secret)) {
          joined.delete(topic);
          say(topic, "phx_close", {}, channel.join);
        } else if (channel) channel.token = token;
      } else if (message.event === "phx_join") {
        const token = userToken(payload.access_token);
        if (token && !verifiedClaims(token, secret)) return reply("error", { reason: "Invalid or expired token" });
        const filters = (payload.config?.postgres_changes ?? []).map((filter) => ({ ...filter, id: ++ids }));
        joined.set(topic, { join, filters, token });
        reply("ok", { postgres_changes: filters });
        if (filters.length > 0) {
          const text = "Subscribed to PostgreSQL";
          say(topic, "system", { extension: "postgres_changes", status: "ok", message: text, channel: topic }, join);
        }
      }
    });
  }

  /** Secret and publishable keys stand where a token would: they say nothing about a user. */
  const userToken = (token: string | undefined) =>
    token && token !== key && !token.startsWith("sb_") ? token : undefined;

  async function forward(change: Change) {
    for (const { joined, say } of listeners.values()) {
      for (const [topic, { join, filters, token }] of joined) {
        const matching = filters.filter((filter) => concerns(filter, change)).map(({ id }) => id);
        if (matching.length === 0) continue;
        const user = userToken(token);
        const claims: Claims | undefined = user ? verifiedClaims(user, secret) : undefined;
        if (user && !claims) continue;
        const data = await inTurn(() => changeFor(database, claims, change));
        if (data) say(topic, "postgres_changes", { ids: matching, data }, join);
      }
    }
  }

  const unlisten = await inTurn(() =>
    listenForChanges(database, (change) => {
      forward(change).catch((error: unknown) => console.error("Realtime:", error));
    }),
  );

  return {
    stop: async () => {
      for (const socket of listeners.keys()) socket.terminate();
      sockets.close();
      await inTurn(() => unlisten());
    },
  };
}

function parse(text: string): Message | undefined {
  try {
    const raw = JSON.parse(text);
    const [join, ref, topic, event, payload] = Array.isArray(raw)
      ? raw
      : [raw.join_ref ?? null, raw.ref ?? null, raw.topic, raw.event, raw.payload];
    return typeof topic === "string" && typeof event === "string"
      ? { join, ref, topic, event, payload: payload ?? {} }
      : undefined;
  } catch {
    return undefined;
  }
}

function concerns({ event, schema, table, filter }: Filter, change: Change) {
  if (event !== "*" && event.toUpperCase() !== change.type) return false;
  if ((schema !== "*" && schema !== change.schema) || (table && table !== "*" && table !== change.table)) return false;
  const [, column, wanted] = /^([^=]+)=eq\.(.*)$/.exec(filter ?? "") ?? [];
  return column === undefined || String(change.key[column]) === wanted;
}
