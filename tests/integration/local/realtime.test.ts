import { RealtimeClient } from "@supabase/realtime-js";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { LocalBackend } from "../../../supabase/local/backend.ts";
import { authOf, startSmallBackend, tokenIn } from "../../support/small-backend.ts";

let backend: LocalBackend;
const clients: RealtimeClient[] = [];

beforeAll(async () => {
  backend = await startSmallBackend();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.disconnect()));
});
afterAll(() => backend.stop());

type Change = { eventType: string; new: Record<string, unknown>; old: Record<string, unknown> };

/** Joins as supabase-js does, and resolves once the server has said that it listens. */
async function listen(filter: { event: "*" | "UPDATE"; filter?: string }, token?: string) {
  const address = `${backend.url.replace("http", "ws")}/realtime/v1`;
  const client = new RealtimeClient(address, {
    params: { apikey: backend.key },
    // Node 24 has a WebSocket of its own; the client would ask for a package on older ones.
    transport: globalThis.WebSocket,
  });
  clients.push(client);
  if (token) await client.setAuth(token);
  const changes: Change[] = [];
  const channel = client.channel("houses");
  channel.on("postgres_changes", { schema: "public", table: "houses", ...filter }, (change) => changes.push(change));
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === "SUBSCRIBED") resolve();
      if (status === "CHANNEL_ERROR" || status === "TIMED_OUT") reject(error ?? new Error(status));
    });
  });
  return changes;
}

test("a change is told to whoever may read the row", async () => {
  const changes = await listen({ event: "*" });
  await backend.sql("update houses set name = 'Renamed' where id = 1");
  await expect
    .poll(() => changes)
    .toMatchObject([{ eventType: "UPDATE", new: { id: 1, name: "Renamed", is_open: true }, old: { id: 1 } }]);
});

test("a row that the policies hide is not told", async () => {
  const changes = await listen({ event: "*" });
  await backend.sql("update houses set name = 'Hidden' where id = 3");
  await backend.sql("update houses set name = 'Seen' where id = 4");
  await expect.poll(() => changes.map((change) => change.new.id)).toEqual([4]);
});

test("only the rows and events that were asked for are told", async () => {
  const changes = await listen({ event: "UPDATE", filter: "id=eq.5" });
  await backend.sql("delete from houses where id = 29");
  await backend.sql("update houses set name = 'Six' where id = 6");
  await backend.sql("update houses set name = 'Five' where id = 5");
  await expect.poll(() => changes.map((change) => change.new.name)).toEqual(["Five"]);
});

test("a change that is rolled back is not told", async () => {
  const changes = await listen({ event: "*" });
  await backend.script("begin; update houses set name = 'Never' where id = 7; rollback");
  await backend.sql("update houses set name = 'Ever' where id = 8");
  await expect.poll(() => changes.map((change) => change.new.name)).toEqual(["Ever"]);
});

test("a user's own token decides, and a forged one is refused", async () => {
  await authOf(backend).signInWithOtp({ email: "keeper@example.com" });
  const link = { token_hash: tokenIn(backend.mailbox.messages()[0]?.html ?? ""), type: "email" as const };
  const token = (await authOf(backend).verifyOtp(link)).data.session?.access_token ?? "";
  const changes = await listen({ event: "*" }, token);
  const guest = await listen({ event: "*" });
  await backend.sql("update houses set name = 'Secret' where id = 3");
  await expect.poll(() => changes.map((change) => change.new.name)).toEqual(["Secret"]);
  expect(guest).toEqual([]);
  await expect(listen({ event: "*" }, `${token.slice(0, -4)}AAAA`)).rejects.toThrow();
});

test("a socket without the key is refused", async () => {
  const socket = new WebSocket(`${backend.url.replace("http", "ws")}/realtime/v1/websocket?apikey=guess`);
  const status = await new Promise((resolve) => {
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode));
    socket.on("error", () => undefined);
  });
  expect(status).toBe(401);
});
