import { createServer } from "node:http";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { portOf } from "../../../supabase/local/http/ports.ts";
import { close } from "../../../supabase/local/http/serve.ts";
import { type FaultKind, type Faults, startFaultProxy } from "../../support/fault-proxy.ts";

let served = 0;
const upstream = createServer((request, response) => {
  served++;
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ method: request.method, path: request.url, key: request.headers.apikey }));
});
let faults: Faults;

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  faults = await startFaultProxy(`http://127.0.0.1:${portOf(upstream)}`);
});
afterEach(() => {
  faults.heal();
  faults.forget();
  served = 0;
});
afterAll(async () => {
  await faults.stop();
  await close(upstream);
});

const ask = (path = "/rest/v1/x") =>
  fetch(faults.url + path, { headers: { apikey: "k" }, signal: AbortSignal.timeout(500) });

test("the fault proxy passes requests on unharmed and counts them", async () => {
  const response = await ask("/rest/v1/x?select=*");
  expect(await response.json()).toEqual({ method: "GET", path: "/rest/v1/x?select=*", key: "k" });
  expect(faults.requests(/rest/)).toHaveLength(1);
});

test.each<[FaultKind, number]>([
  ["error", 500],
  ["busy", 503],
  ["limit", 429],
  ["html", 200],
  ["empty", 200],
  ["cut", 200],
])("%s answers with status %i and nothing to read", async (kind, status) => {
  faults.down(kind);
  const response = await ask();
  expect(response.status).toBe(status);
  if (status === 200) await expect(response.json()).rejects.toThrow(SyntaxError);
});

test.each<FaultKind>(["hang", "slow", "reset"])("%s gives no answer in time", async (kind) => {
  faults.down(kind);
  await expect(ask()).rejects.toThrow();
});

test("a fault keeps to its path and its number of times", async () => {
  faults.inject({ kind: "error", path: "^/rest/", times: 1 });
  expect((await ask("/auth/v1/user")).status).toBe(200);
  expect((await ask()).status).toBe(500);
  expect((await ask()).status).toBe(200);
});

test("with `after` the backend has done its work before the answer is lost", async () => {
  faults.inject({ kind: "reset", after: true });
  await expect(ask()).rejects.toThrow();
  expect(served).toBe(1);
});

test("the fault proxy is controlled over HTTP too", async () => {
  const control = `${faults.url}/__faults`;
  await fetch(control, { method: "POST", body: JSON.stringify({ kind: "error" }) });
  expect((await ask()).status).toBe(500);
  expect(await (await fetch(control)).json()).toMatchObject({ requests: [{ method: "GET", fault: "error" }] });
  await fetch(control, { method: "DELETE" });
  expect((await ask()).status).toBe(200);
});
