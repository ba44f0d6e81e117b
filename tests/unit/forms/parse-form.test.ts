import { expect, test } from "vitest";
import { z } from "zod";
import { checkboxField, emailField, textField } from "../../../app/forms/field-schemas.server.ts";
import { parseForm } from "../../../app/forms/parse-form.server.ts";
import { refusal } from "../../../app/forms/refusal.ts";

const schema = z.object({ email: emailField, messages: z.object({ en: textField(5) }), agreed: checkboxField });

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
])("%s is not thrown at", async (_, name, value) => {
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
