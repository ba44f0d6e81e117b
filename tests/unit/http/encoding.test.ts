import { expect, test } from "vitest";
import { decodeJson, encodeBytes, encodeJson } from "../../../app/encoding/base64url.ts";
import { equalInTime } from "../../../app/encoding/equal-in-time.ts";
import { equalJson } from "../../../app/encoding/equal-json.ts";
import { escapeMarkup } from "../../../app/encoding/escape-markup.ts";

test("bytes become base64url as RFC 4648 has it, without padding", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  for (const length of [0, 1, 2, 3, 254, 255, 256]) {
    const part = bytes.subarray(256 - length);
    expect(encodeBytes(part)).toBe(Buffer.from(part).toString("base64url"));
  }
});

test.each([null, 70, "مسك", { name: "Ëлена?>~", list: [1, [""]] }])("%j comes back as it went in", (value) => {
  expect(encodeJson(value)).toMatch(/^[\w-]+$/);
  expect(decodeJson(encodeJson(value))).toEqual(value);
});

test.each(["", "?", "e", "bm9uZQ"])("%j is no JSON in base64url", (text) => {
  expect(() => decodeJson(text)).toThrow();
});

test("two texts are equal where every character is, and their lengths are", () => {
  expect(equalInTime("secret", "secret")).toBe(true);
  for (const other of ["Secret", "secreT", "secre", "secrets", ""]) expect(equalInTime("secret", other)).toBe(false);
});

test("nothing in a text ends an attribute or opens a tag", () => {
  expect(escapeMarkup(`<a href="x" title='y'>&amp;</a>`)).toBe(
    "&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;amp;&#60;/a&#62;",
  );
});

test("the order of keys makes no other JSON, at any depth; that of a list does", () => {
  const one = { list: [1, { a: null, b: "" }], name: "مسك" };
  expect(equalJson(one, { name: "مسك", list: [1, { b: "", a: null }], left: undefined })).toBe(true);
  for (const other of [undefined, null, [], {}, { ...one, list: one.list.toReversed() }, { ...one, name: null }])
    expect(equalJson(one, other)).toBe(false);
});
