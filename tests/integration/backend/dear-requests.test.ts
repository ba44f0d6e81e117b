import { request } from "node:http";
import { expect } from "vitest";
import { signInWithPassword } from "../../../app/backend/auth.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { test } from "../../support/backend.ts";
import { guestOf } from "./callers.ts";

/** `maestro_question_parts(…maestro_options(…))` so many levels deep. */
function nested(levels: number): string {
  const tables = ["maestro_options", "maestro_question_parts"];
  const within = (level: number): string => (level === 0 ? "id" : `id,${tables[level % 2]}(${within(level - 1)})`);
  return within(levels);
}

const long = (length: number) => "x".repeat(length);

/** Each of a kind that grows faster than what it asks for. */
const dear: Record<string, string> = {
  "nests questions and options thirteen levels deep": `maestro_question_parts?select=${nested(13)}`,
  "nests them from the options": `maestro_options?select=${nested(12)}`,
  "nests questions and results": `maestro_questions?select=${"maestro_results(maestro_questions(".repeat(8)}id${")".repeat(16)}`,
  "asks thousands of alternatives": `maestro_products?or=(${Array(900).fill("slug.eq.a").join(",")})`,
  "names thousands of keys": `maestro_products?slug=in.(${Array(3500).fill("a").join(",")})`,
  "matches a pattern that backtracks": `maestro_products?slug=match.(((a{1,250}){1,250}){1,250})`,
  "matches one among alternatives": `maestro_products?or=(slug.match.(((a{1,250}){1,250}){1,250}),slug.eq.a)`,
  "matches with every wildcard": `maestro_products?slug=ilike.${"*a*b".repeat(500)}`,
  "orders by what it computes": `maestro_products?order=${Array(60).fill("description->>en").join(",")}`,
  "pages past the end and counts": "maestro_products?offset=2000000000&limit=1000000000",
  "writes a long address": `maestro_products?slug=eq.${long(20_000)}`,
  "calls a function with a long argument": `rpc/is_admin?x=${long(7000)}`,
};

test.for(Object.entries(dear))(
  "one anonymous request that %s is answered within a second",
  async ([, path], { backend }) => {
    await fetch(`${backend.url}/rest/v1/site_settings?select=id`, { headers: { apikey: backend.key } });
    const headers = { apikey: backend.key, Prefer: "count=exact" };
    const began = performance.now();
    const response = await fetch(`${backend.url}/rest/v1/${path}`, { headers });
    const body = await response.text();
    expect(performance.now() - began).toBeLessThan(1000);
    expect(body.length).toBeLessThan(1_000_000);
  },
);

test("a visitor reads no table through which another can be nested", async ({ backend }) => {
  const read = (path: string) => fetch(`${backend.url}/rest/v1/${path}`, { headers: { apikey: backend.key } });
  for (const path of [
    "maestro_question_parts?select=id",
    "maestro_options?select=id",
    "maestro_questions?select=id,maestro_question_parts(id)",
  ])
    expect({ path, status: (await read(path)).status }).toEqual({ path, status: 401 });
});

test("the specified read of the questions brings their parts and options, and its fallback the questions alone", async ({
  backend,
}) => {
  const read = async (select: string) => {
    const path = `maestro_questions?select=${select}&is_active=eq.true&order=order_index.asc`;
    return (await fetch(`${backend.url}/rest/v1/${path}`, { headers: { apikey: backend.key } })).json();
  };
  const questions = (await read("*,parts")) as { order_index: number; parts: { options: object[] }[] }[];
  expect(questions.length).toBeGreaterThanOrEqual(10);
  expect(questions.every(({ parts }) => parts.length > 0)).toBe(true);
  expect(questions[0]?.parts[0]).toMatchObject({
    part_type: expect.any(String),
    options: expect.arrayContaining([expect.objectContaining({ value: "men" })]),
  });
  expect(questions.map(({ order_index }) => order_index)).toEqual(
    questions.map(({ order_index }) => order_index).toSorted((one, other) => one - other),
  );
  expect(await read("*")).toMatchObject(questions.map(({ parts: _, ...fields }) => fields));
});

test("nobody reads the parts of a question that is not asked by making up its row", async ({ backend }) => {
  const [hidden] = await backend.sql<{ id: string }>(
    "update public.maestro_questions set is_active = false where order_index = 1 returning id",
  );
  try {
    const response = await fetch(`${backend.url}/rest/v1/rpc/parts`, {
      method: "POST",
      headers: { apikey: backend.key, "Content-Type": "application/json" },
      body: JSON.stringify({ question: { id: hidden?.id, is_active: true } }),
    });
    expect(await response.text()).not.toContain("options");
  } finally {
    await backend.sql("update public.maestro_questions set is_active = true where id = $1", [hidden?.id]);
  }
});

test("an admin's request that nests tables is bounded too", async ({ backend }) => {
  const { accessToken } = await signInWithPassword(guestOf(backend), localAdmin);
  const headers = { apikey: backend.key, Authorization: `Bearer ${accessToken}` };
  const began = performance.now();
  await (await fetch(`${backend.url}/rest/v1/maestro_question_parts?select=${nested(13)}`, { headers })).text();
  expect(performance.now() - began).toBeLessThan(9000);
});

/** The status of a body that is sent in pieces, without a word of its length. */
function sendsInPieces(url: string, headers: Record<string, string>, piece: string, pieces: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method: "POST", headers: { "content-type": "application/json", ...headers } },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? 0));
      },
    );
    call.on("error", reject);
    for (let sent = 0; sent < pieces; sent += 1) call.write(piece);
    call.end();
  });
}

test.for(["/rest/v1/rpc/is_admin", "/auth/v1/otp", "/mailbox"])(
  "a body that tells no length is counted as it comes: %s",
  async (path, { backend }) => {
    const spaces = (kilobytes: number) =>
      sendsInPieces(`${backend.url}${path}`, { apikey: backend.key }, " ".repeat(1000), kilobytes);
    expect(await spaces(1001)).toBe(413);
    expect(await spaces(999)).not.toBe(413);
  },
);
