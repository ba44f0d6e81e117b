import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { LocalBackend } from "../../../supabase/local/backend.ts";
import { authOf, restOf, startSmallBackend } from "../../support/small-backend.ts";

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startSmallBackend();
});
afterAll(() => backend.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(backend.url + path, init);
const keyed = (headers: Record<string, string> = {}) => ({ headers: { apikey: backend.key, ...headers } });

describe("who may ask", () => {
  test("no key and a wrong key are refused", async () => {
    expect((await ask("/rest/v1/houses")).status).toBe(401);
    expect((await ask("/rest/v1/houses", { headers: { apikey: "guess" } })).status).toBe(401);
  });

  test("forged and malformed tokens are refused", async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const forged = `${part({ alg: "HS256" })}.${part({ role: "service_role", sub: randomUUID() })}.c2lnbmVk`;
    for (const token of [forged, "guess"]) {
      const response = await ask("/rest/v1/houses", keyed({ authorization: `Bearer ${token}` }));
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: "PGRST301" });
    }
  });

  test("nothing but the two services and the mailbox is served", async () => {
    for (const path of ["/", "/_system/config", "/storage/v1/bucket", "/rest/v2/houses"]) {
      expect((await ask(path, keyed())).status).toBe(404);
    }
  });
});

describe("policies see the request", () => {
  test("rows belong to the session that the header names", async () => {
    const session = randomUUID();
    const mine = restOf(backend, { session });
    const theirs = restOf(backend, { session: randomUUID() });
    expect((await mine.from("notes").insert({ session, topic: "rain", body: "soft" })).status).toBe(201);
    expect((await mine.from("notes").select("body")).data).toEqual([{ body: "soft" }]);
    expect((await theirs.from("notes").select("body")).data).toEqual([]);
    expect((await restOf(backend).from("notes").select("body")).data).toEqual([]);
    const stolen = await theirs
      .from("notes")
      .upsert({ session, topic: "rain", body: "mine now" }, { onConflict: "session,topic" });
    expect(stolen).toMatchObject({ status: 401, error: { code: "42501" } });
    await theirs.from("notes").delete().eq("session", session);
    expect((await mine.from("notes").select("body")).data).toEqual([{ body: "soft" }]);
  });

  test("a signed-in user's e-mail and role reach the policies", async () => {
    await authOf(backend).signUp({ email: "keeper@example.com", password: "long-enough" });
    await backend.sql("update auth.users set email_confirmed_at = now() where email = 'keeper@example.com'");
    const { data } = await authOf(backend).signInWithPassword({ email: "keeper@example.com", password: "long-enough" });
    const keeper = restOf(backend, { token: data.session?.access_token });
    expect((await keeper.from("houses").select("id").eq("id", 3)).data).toEqual([{ id: 3 }]);
    expect((await restOf(backend).from("houses").select("id").eq("id", 3)).data).toEqual([]);
    expect(await keeper.from("houses").insert({ id: 99, name: "x" })).toMatchObject({
      status: 403,
      error: { code: "42501" },
    });
  });

  test("a column that a migration revoked cannot be read", async () => {
    const result = await restOf(backend, { session: randomUUID() }).from("notes").select("secret");
    expect(result.error?.code).toBe("42501");
  });
});

describe("as PostgREST answers", () => {
  test("an upsert with on_conflict merges, and can ignore", async () => {
    const session = randomUUID();
    const notes = () => restOf(backend, { session }).from("notes");
    const row = { session, topic: "sea", body: "first" };
    const onConflict = "session,topic";
    await notes().upsert(row, { onConflict });
    const merged = await notes()
      .upsert({ ...row, body: "second" }, { onConflict })
      .select("body")
      .single();
    expect(merged.data).toEqual({ body: "second" });
    await notes().upsert({ ...row, body: "third" }, { onConflict, ignoreDuplicates: true });
    expect((await notes().select("body")).data).toEqual([{ body: "second" }]);
    expect(await notes().insert(row)).toMatchObject({ status: 409, error: { code: "23505" } });
  });

  test("parts and their parts are embedded in their order", async () => {
    const { data } = await restOf(backend)
      .from("houses")
      .select("name,rooms(label,things(name))")
      .eq("id", 1)
      .order("position", { referencedTable: "rooms" })
      .order("name", { referencedTable: "rooms.things" })
      .single();
    expect(data).toEqual({
      name: "House 1",
      rooms: [
        { label: { en: "Cellar" }, things: [] },
        { label: { en: "Attic" }, things: [{ name: "lamp" }, { name: "trunk" }] },
      ],
    });
  });

  test("pages carry the exact count", async () => {
    const page = await restOf(backend).from("houses").select("id", { count: "exact" }).order("id").range(24, 47);
    expect(page).toMatchObject({ status: 206, count: 29 });
    expect(page.data).toHaveLength(5);
    const beyond = await restOf(backend).from("houses").select("id", { count: "exact" }).range(100, 123);
    expect(beyond).toMatchObject({ status: 416, error: { code: "PGRST103" } });
  });

  test("maybeSingle and single tell none from many", async () => {
    const houses = () => restOf(backend).from("houses").select("id");
    expect(await houses().eq("id", 1000).maybeSingle()).toMatchObject({ data: null, error: null });
    expect(await houses().limit(2).maybeSingle()).toMatchObject({ error: { code: "PGRST116" } });
    expect(await houses().eq("id", 1000).single()).toMatchObject({ status: 406, error: { code: "PGRST116" } });
  });

  test("functions are called, see the headers, and say why they refuse", async () => {
    const session = randomUUID();
    const db = restOf(backend, { session });
    expect((await db.rpc("greet", { name: "Ann" })).data).toBe(`Hello, Ann of ${session}`);
    expect(await db.rpc("nothing")).toMatchObject({ status: 204, error: null });
    expect(await db.rpc("absent")).toMatchObject({ status: 404, error: { code: "PGRST202" } });
    expect(await db.rpc("refuse")).toMatchObject({
      status: 400,
      error: { code: "P0001", message: "No entry", hint: "Knock" },
    });
  });

  test("mistakes in the request are the caller's", async () => {
    const db = restOf(backend);
    expect(await db.from("absent").select()).toMatchObject({ status: 404, error: { code: "PGRST205" } });
    expect(await db.from("houses").select("absent")).toMatchObject({ status: 400, error: { code: "42703" } });
    expect(await db.from("houses").select("id").eq("id", "x")).toMatchObject({ status: 400, error: { code: "22P02" } });
  });
});

test("many at once, failing and not, keep out of each other's way", async () => {
  const sessions = Array.from({ length: 40 }, () => randomUUID());
  await Promise.all(
    sessions.map(async (session, index) => {
      const db = restOf(backend, { session });
      await db.from("notes").insert({ session, topic: "a", body: String(index) });
      const failed = await Promise.all([
        db.rpc("refuse"),
        db.from("notes").insert({ session, topic: "a", body: "again" }),
      ]);
      expect(failed.map(({ status }) => status)).toEqual([400, 409]);
      expect((await db.from("notes").select("body")).data).toEqual([{ body: String(index) }]);
    }),
  );
});
