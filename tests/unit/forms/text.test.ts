import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { optionalTextField, textField } from "../../../app/forms/field-schemas.server.ts";
import { parseForm } from "../../../app/forms/parse-form.server.ts";
import { graphemes } from "../../../app/i18n/graphemes.ts";

async function errorsOf(schema: z.ZodObject, values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const parsed = await parseForm(form, schema);
  return parsed.ok ? parsed.value : parsed.refuse().data.error;
}

describe("a text of which some characters are line ends", () => {
  const lines = "x\n".repeat(5).trim();
  const posted = lines.replaceAll("\n", "\r\n");

  test("has the length that its field counted", async () => {
    const schema = z.object({ needed: textField(lines.length), free: optionalTextField(lines.length) });
    expect(await errorsOf(schema, { needed: posted, free: posted })).toEqual({ needed: lines, free: lines });
  });

  test("is refused past its limit", async () => {
    const schema = z.object({ needed: textField(lines.length - 1), free: optionalTextField(lines.length - 1) });
    expect(await errorsOf(schema, { needed: posted, free: posted })).toEqual({
      needed: ["too_long"],
      free: ["too_long"],
    });
  });

  test("may be left out", async () => {
    const schema = z.object({ free: optionalTextField(5) });
    expect(await errorsOf(schema, {})).toEqual({ free: "" });
    expect(await errorsOf(schema, { free: " \r\n" })).toEqual({ free: "" });
  });
});

test.each(["\u200d\u200d", "\u0301", "\ufe0f", "\u200c \u200d"])(
  "a text of which nothing is seen is none: %j",
  async (text) => {
    expect(await errorsOf(z.object({ name: textField(9) }), { name: text })).toEqual({ name: ["required"] });
  },
);

describe.each(["with Intl.Segmenter", "without Intl.Segmenter, as Firefox before 125"])("characters %s", (way) => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ["Nur", 3],
    ["نُور", 3],
    ["Zoe\u0308", 3],
    ["👨‍👩‍👧‍👦".repeat(13), 13],
    ["👩🏽‍❤️‍💋‍👨🏿", 1],
    ["علی\u200cرضا", 6],
    ["", 0],
  ])("%j has %i", (text, count) => {
    if (way.startsWith("without")) vi.stubGlobal("Intl", Object.fromEntries([["DateTimeFormat", Intl.DateTimeFormat]]));
    expect(graphemes(text)).toBe(count);
  });
});

test("one letter under a heap of marks is not one character without end", () => {
  expect(graphemes(`a${"\u0301".repeat(63)}`)).toBe(2);
});
