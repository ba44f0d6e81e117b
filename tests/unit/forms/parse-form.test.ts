import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { factorCodeField, proofField, recoveryCodeField } from "../../../app/admin/security/factor-code.server.ts";
import { checkboxField, emailField, textField } from "../../../app/forms/field-schemas.server.ts";
import { parseForm } from "../../../app/forms/parse-form.server.ts";
import { refusal } from "../../../app/forms/refusal.ts";
import { cleanLine, cleanText } from "../../../app/forms/text.ts";
import { maxBodySize, maxFields } from "../../../app/http/request/body.ts";

const schema = z.object({ email: emailField, messages: z.object({ en: textField(5) }), agreed: checkboxField });

const codeSchema = z.object({ code: factorCodeField, proof: proofField, recovery: recoveryCodeField });

function formOf(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

function posted(form: FormData): Request {
  return new Request("https://athar.example/", { method: "POST", body: form });
}

test("a form that is right has the schema's values", async () => {
  const form = formOf(["email", " Amal@Example.com"], ["messages.en", "Hello"], ["agreed", "on"], ["unknown", "x"]);
  expect(await parseForm(posted(form), schema)).toMatchObject({
    ok: true,
    value: { email: "amal@example.com", messages: { en: "Hello" }, agreed: true },
  });
});

test("a form that is wrong comes back with its errors and all that was typed, but for hidden fields", async () => {
  const form = await parseForm(posted(formOf(["email", "nobody"], ["messages.en", "Too long"])), schema, {
    hideFields: ["email"],
  });
  const { data, init } = form.refuse(["busy.body"], 429);
  expect(init?.status).toBe(429);
  expect(data).toMatchObject({
    status: "error",
    initialValue: { messages: { en: "Too long" } },
    error: { "": ["busy.body"], email: ["email_invalid"], "messages.en": ["too_long"] },
  });
  expect(data.initialValue).not.toHaveProperty("email");
});

test("a field can be refused after the schema has passed it", async () => {
  const form = await parseForm(formOf(["email", "a@example.com"], ["messages.en", "Hello"]), schema);
  expect(form.refuse({ email: ["required"] }).data).toMatchObject({ status: "error", error: { email: ["required"] } });
});

test.each([
  ["an unknown intent", "__intent__", "{"],
  ["a broken state", "__state__", "{"],
  ["a list as long as an index says", "list[4000000000]", "1"],
  ["an object as deep as its name", "a.".repeat(20_000), "1"],
  ["a name of the prototype", "__proto__.x", "1"],
  ["a value where an object should be", "messages", "x"],
])("%s is no reason to throw", async (_, name, value) => {
  const form = await parseForm(posted(formOf([name, value], ["email", "x"])), schema);
  expect(form.refuse().data.error).toMatchObject({ email: ["email_invalid"] });
});

test("a form can be given back without a schema: nested names, and names that come twice", () => {
  const form = formOf(["messages.en", "Soon"], ["messages.fr", "Bientôt"], ["colour", "gold"], ["colour", "rose"]);
  expect(refusal(form, { "": ["offline"] })).toMatchObject({
    status: "error",
    initialValue: { messages: { en: "Soon", fr: "Bientôt" }, colour: ["gold", "rose"] },
    error: { "": ["offline"] },
  });
});

test.each([" ", "\t\n", "\u00a0", "\u200b\u2060"])("a code of %j alone is required like an empty one", async (code) => {
  const form = await parseForm(formOf(["code", code], ["proof", code], ["recovery", code]), codeSchema);
  expect(form.refuse().data.error).toEqual({
    code: ["required"],
    proof: ["required"],
    recovery: ["required"],
  });
});

test("a code is read with what people type between its digits", async () => {
  const form = await parseForm(
    formOf(["code", " \u0661\u0662\u0663 456"], ["proof", "123 456"], ["recovery", " abcd-efgh "]),
    codeSchema,
  );
  expect(form).toMatchObject({
    ok: true,
    value: { code: "123456", proof: { kind: "app", code: "123456" }, recovery: "abcd-efgh" },
  });
});

/** Every shape that a schema of the shop has; `labels` is named by ids, as the admin app's questions are. */
const adminSchema = z
  .object({
    email: emailField,
    title: z.object({ en: textField(5), fr: textField(5) }).optional(),
    labels: z.record(z.uuid(), z.object({ en: textField(5) })).default({}),
    badges: z.array(z.string()).optional(),
    kind: z.discriminatedUnion("kind", [z.object({ kind: z.literal("a"), a: z.string() })]).optional(),
  })
  .transform((fields) => fields);
const id = "0b9c1f0e-0000-4000-8000-000000000000";
const names = ["email", "title.en", "title.fr", `labels.${id}.en`, "badges", "kind.kind", "kind.a"];

/** The processor's time that a deed takes, in milliseconds: a machine that is busy otherwise does not lengthen it. */
async function cost(deed: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await deed();
  return process.cpuUsage(before).user / 1000;
}

function encoded(body: string): Request {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return new Request("https://athar.example/", { method: "POST", body: body.slice(0, maxBodySize), headers });
}

describe("a form that is made to cost time costs little", () => {
  const many = (field: (index: number) => string) => Array.from({ length: maxBodySize }, (_, i) => field(i)).join("&");
  test.each([
    ["a list of 20,000,000", "email[20000000]=1"],
    ["20,000 fields of one name", many(() => "a=")],
    ["9,000 addresses", many(() => "email=")],
    ["thousands of nested names", many((index) => `a.b${index}=`)],
    ["names as deep as they may be", many((index) => `${"a.".repeat(47)}${index}=`)],
    ["names of an object that there is", many((index) => `title.${index}=`)],
    ["names without an end", many(() => ".=")],
    ["names of the prototype", many((index) => `__proto__.${index}=&constructor.prototype=&email.toString=`)],
  ])("%s", async (_, body) => {
    await parseForm(encoded("email=x"), adminSchema);
    const sent = encoded(body);
    const spent = await cost(async () => {
      const answer = await parseForm(sent, adminSchema).catch((thrown: unknown) => thrown);
      // Too many fields, or a form whose one true field is missing.
      expect(answer).toSatisfy(
        (it: { init?: { status: number }; refuse?: () => { data: { fields?: string[] } } }) =>
          it.init?.status === 413 || it.refuse?.().data.fields?.every((name) => names.includes(name)) === true,
      );
    });
    expect(spent).toBeLessThan(150);
  });

  test("a heap of accents on one letter is not put in order", async () => {
    const heap = `a${"\u0301".repeat(16_000)}${"\u0316".repeat(16_000)}`;
    expect(await cost(async () => cleanText(heap))).toBeLessThan(50);
    expect(cleanText(heap).length).toBeLessThan(40);
  });

  test("nothing is made of a form before the attempt is counted", async () => {
    const counted = await parseForm(posted(formOf(["email", "nobody"], ["password", "secret"])), schema, {
      hideFields: ["password"],
      count: async () => "busy.body",
    });
    const { data, init } = counted.refuse();
    expect(init?.status).toBe(429);
    expect(data).toMatchObject({ initialValue: { email: "nobody" }, error: { "": ["busy.body"] } });
    expect(data.error).not.toHaveProperty("email");
  });
});

test("of whatever names, only the schema's are read, and nothing is thrown but a refusal @draws", async () => {
  const part = fc.constantFrom("email", "title", "en", "labels", id, "badges", "kind", "a", "__proto__", "constructor");
  const joint = fc.constantFrom(".", "", "[0]", "[]", "[", "].", "..", "[20000000]", "[-1]");
  const name = fc.oneof(
    fc.constantFrom(...names),
    fc.array(fc.tuple(part, joint), { maxLength: 6 }).map((parts) => parts.flat().join("")),
    fc.string({ unit: "binary" }),
  );
  const field = fc.tuple(name, fc.string({ unit: "binary", maxLength: 20 }));
  await fc.assert(
    fc.asyncProperty(fc.array(field, { maxLength: 40 }), async (fields) => {
      const { data } = (await parseForm(formOf(...fields), adminSchema)).refuse();
      const sent = new Set(fields.map(([each]) => each));
      expect(new Set(data.fields)).toEqual(new Set(names.filter((each) => sent.has(each))));
    }),
  );
  await expect(
    parseForm(formOf(...Array.from({ length: maxFields + 1 }, () => ["x", "y"] as [string, string])), adminSchema),
  ).rejects.toMatchObject({
    init: { status: 413 },
  });
});

test("names hold nothing that their readers cannot see", () => {
  const unseen = ["\u061c", "\u200b", "\u0085", "\u009b", "\u202e", "\u2066", "\u2060", "\u206a", "\u00ad", "\ufff9"];
  for (const each of [...unseen, "\u3164", "\u{e0061}", "\ufffe", "\ud800"])
    expect(cleanText(`Mi${each}na`)).toBe("Mina");
  expect(cleanText("Dear\u2028Maestro")).toBe("Dear\nMaestro");
  expect(cleanLine(" Mina\u2029\r\n\tHaddad ")).toBe("Mina Haddad");
  expect(cleanLine("می\u200cخواهم 👨\u200d👩\u200d👧")).toBe("می\u200cخواهم 👨\u200d👩\u200d👧");
});
