import fc from "fast-check";
import type { RequestOptions } from "./http-shop.ts";

/** One request whose address, cookies, headers and fields are chosen by an attacker; `inputs` counts them. */
export type FuzzRequest = { path: string; options: RequestOptions; inputs: number };

const classics = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  `' onmouseover='alert(1)`,
  '" autofocus onfocus="alert(1)',
  "</script><script>alert(1)</script>",
  "</title><x-evil>",
  "<!--",
  "]]>",
  "javascript:alert(1)",
  "'; drop table public.leads; --",
  "' or 1=1 --",
  "{{7*7}}#{7*7}<%= 7*7 %>",
  "$t(common:brand) {{name}} $1 $&",
  "\u0000",
  "\u2028\u2029\u0085",
  "a\u0000b",
  "\u202eright to left\u2066",
  "\ud800",
  "\ufffe\uffff",
  "\r\nSet-Cookie: evil=1",
  "%00%0d%0a%c0%ae%ff%",
  "../../../../etc/passwd",
  "//evil.example/",
  "/\\evil.example",
  "__proto__",
  "constructor",
  "toString",
  "[object Object]",
  '{"$ne":null}',
  "[]",
  "null",
  "undefined",
  "NaN",
  "-1",
  "0",
  "1e309",
  "99999999999999999999",
  "true",
  "=cmd|' /C calc'!A0",
  "(select pg_sleep(9))",
  "eq.1,or(id.gt.0)",
  "*",
  "👨‍👩‍👧‍👦".repeat(20),
  "ا".repeat(3000),
  "a".repeat(9000),
  "z\u0301".repeat(500),
  "a@b.co",
  "mina@example.com",
  "0501234567",
  "00000000-0000-4000-8000-000000000000",
  " ",
  "",
];

export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...classics) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...classics), fc.constantFrom(...classics)).map(([a, b]) => a + b) },
);

/** A lone surrogate cannot be sent: it arrives as the replacement character, as a browser would send it. */
function wellFormed(value: string): string {
  return value.replace(/\p{Surrogate}/gu, "\ufffd");
}

function sendable(pairs: [string, string][]): [string, string][] {
  return pairs.map(([name, value]) => [wellFormed(name), wellFormed(value)]);
}

/** Some of the names with hostile values, now and then an unknown name, and a name twice. */
function pairs(names: readonly string[], values = text): fc.Arbitrary<[string, string][]> {
  const name = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...names) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("__proto__", "constructor", "a[b]", "a.b[0]", "", "[]", "__intent__", "<x-evil>"),
    },
  );
  return fc.array(fc.tuple(name, values), { minLength: 2, maxLength: 7 });
}

const queryNames =
  "step sid next lang page tab added done sent resumed token token_hash type index _routes mode error q id edition with change about before".split(
    " ",
  );
const cookieNames = "athar-lang athar-currency welcomeShown maestro_session_id session admin-session".split(" ");
const headerNames =
  "accept-language user-agent referer accept if-none-match if-modified-since range x-forwarded-host x-forwarded-proto cf-connecting-ip cf-ipcountry x-session-id authorization traceparent purpose sec-purpose sec-fetch-dest x-remix-revalidate".split(
    " ",
  );

/** What a header can carry at all; the HTTP client refuses to send the rest. */
const inHeader = text.map((value) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, "").slice(0, 1500));
const inCookie = fc.oneof(
  inHeader.map((value) => value.replace(/[;\s]/g, "")),
  text.map((value) => encodeURIComponent(wellFormed(value)).slice(0, 1500)),
);

const surroundings = fc.record({
  query: pairs(queryNames),
  cookies: pairs(cookieNames, inCookie),
  headers: pairs(headerNames, inHeader),
  data: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
});

type Surroundings = {
  query: [string, string][];
  cookies: [string, string][];
  headers: [string, string][];
  data: boolean;
};

function fuzzRequest(
  path: string,
  fields: [string, string][] | null,
  known: Record<string, string>,
  given: Surroundings,
): FuzzRequest {
  const { query, cookies, headers, data } = given;
  const short = query.map(([name, value]): [string, string] => [name, value.slice(0, 600)]);
  const [pathname, own = ""] = path.split("?");
  const search = [own, new URLSearchParams(sendable(short)).toString()].filter(Boolean).join("&");
  const named = cookies.filter(([name]) => /^[\w-]+$/.test(name) && !(name in known));
  return {
    path: `${pathname}${data ? ".data" : ""}?${search}`,
    options: {
      cookies: { ...Object.fromEntries(named), ...known },
      headers: Object.fromEntries(headers.filter(([name]) => /^[\w-]+$/.test(name))),
      ...(fields && { form: new URLSearchParams(sendable(fields)).toString() }),
    },
    inputs: query.length + named.length + headers.length + (fields?.length ?? 0),
  };
}

/** A page, opened; `*` in its address stands for something hostile. */
export function pageRequests(
  paths: readonly string[],
  cookies: readonly Record<string, string>[],
): fc.Arbitrary<FuzzRequest> {
  const segment = text.map((value) => encodeURIComponent(wellFormed(value)).slice(0, 300));
  return fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom(...cookies), segment, surroundings)
    .map(([path, known, part, given]) => fuzzRequest(path.replace("*", part), null, known, given));
}

export type FormOf = {
  path: string;
  fields: readonly string[];
  fixed?: Record<string, string>;
  cookies?: Record<string, string>;
};

/** A form, sent; `fixed` holds the fields that must be right for the rest to be looked at. */
export function formRequests(forms: readonly FormOf[]): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...forms).chain(({ path, fields, fixed = {}, cookies = {} }) =>
    fc
      .tuple(
        pairs(fields),
        surroundings,
        fc.subarray(Object.entries(fixed), { minLength: Math.max(0, Object.keys(fixed).length - 1) }),
      )
      .map(([typed, given, kept]) => {
        const names = new Set(kept.map(([name]) => name));
        return fuzzRequest(path, [...kept, ...typed.filter(([name]) => !names.has(name))], cookies, given);
      }),
  );
}
