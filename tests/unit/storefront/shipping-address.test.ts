import { describe, expect, test } from "vitest";
import { parseForm } from "../../../app/forms/parse-form.server.ts";
import { invalidPhone } from "../../../app/forms/phone/phone-examples.server.ts";
import { shippingAddressSchema } from "../../../app/storefront/checkout/shipping-address-schema.server.ts";

const filled = {
  ...{ name: "Noura", email: "noura@example.com", phone: "+966501234567" },
  ...{ building: "1234", street: "شارع العليا", district: "العليا", city: "الرياض", postal_code: "12211" },
};

async function send(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...values })) form.set(name, value);
  const parsed = await parseForm(form, shippingAddressSchema("SA"));
  return parsed.ok ? parsed.value : parsed.refuse().data.error;
}

describe("a Saudi address is taken as it is printed", () => {
  test.each([
    [{ postal_code: "12211-3456" }, { postal_code: "12211", secondary: "3456" }],
    [{ postal_code: "12211 3456" }, { postal_code: "12211", secondary: "3456" }],
    [
      { postal_code: "١٢٢١١–٣٤٥٦", secondary: "7890" },
      { postal_code: "12211", secondary: "7890" },
    ],
    [{ postal_code: "１２２１１" }, { postal_code: "12211", secondary: "" }],
    [{ short_code: "RRRD-2929" }, { short_code: "RRRD2929" }],
    [{ short_code: "ＲＲＲＤ2929" }, { short_code: "RRRD2929" }],
    [{ short_code: "rrrd ٢٩٢٩" }, { short_code: "RRRD2929" }],
    [{ building: "1234 أ" }, { building: "1234 أ" }],
    [{ building: "١٢٣٤-b" }, { building: "1234 B" }],
  ])("%o", async (typed, kept) => {
    expect(await send(typed)).toMatchObject(kept);
  });

  test.each([
    [{ postal_code: "1221" }, { postal_code: ["own:invalid.five_digits"] }],
    [{ postal_code: "12211-34" }, { postal_code: ["own:invalid.five_digits"] }],
    [{ building: "1234 أب" }, { building: ["own:invalid.four_digits"] }],
    [{ short_code: "RRR2929" }, { short_code: ["own:invalid.short_code"] }],
    [{ postal_code: "" }, { short_code: ["own:invalid.address_or_code"] }],
  ])("%o is not guessed at", async (typed, errors) => {
    expect(await send(typed)).toEqual(errors);
  });
});

test.each([
  ["+44 7400 123456", "+447400123456"],
  ["0044 20 7499 1234", "+442074991234"],
  ["+91 98765 43210", "+919876543210"],
  ["٠٥٠١٢٣٤٥٦٧", "+966501234567"],
])("who gives from abroad is reached at a number of their own country: %s", async (phone, kept) => {
  const given = { gift: "recipient", recipient: "أمي", recipient_phone: phone };
  const giver = phone.startsWith("٠") ? "+966 50 123 4567" : phone;
  expect(await send({ phone: giver, ...given })).toMatchObject({ phone: kept, recipient_phone: kept });
});

test("a giver's number without its country's code is not taken for one of the country that the gift goes to", async () => {
  const given = { gift: "recipient", recipient: "أمي", recipient_phone: "0555551234" };
  expect(await send({ phone: "0501234567", ...given })).toEqual({ phone: ["own:invalid.phone_code"] });
});

test.each(["+44 123", "+999", "+91 98765 43210 98765"])("%s is nobody's number", async (phone) => {
  expect(await send({ phone })).toEqual({ phone: [invalidPhone("own:invalid.phone", "SA")] });
});

describe("a gift that goes to somebody else has a telephone that the courier can ring", () => {
  const mother = { gift: "recipient", recipient: "أمي" };
  test.each([
    [
      { ...mother, recipient_phone: "٠٥٥ ٥٥٥ ١٢٣٤" },
      { recipient: "أمي", recipient_phone: "+966555551234" },
    ],
    [{ gift: "giver" }, { gift: "giver", recipient: "", recipient_phone: "" }],
    // What was typed before another choice.
    [{ recipient_phone: "05" }, { gift: "no" }],
    [{ gift: "giver", recipient_phone: "05" }, { gift: "giver" }],
  ])("%o", async (typed, kept) => {
    expect(await send(typed)).toMatchObject(kept);
  });

  test.each([
    [mother, { recipient_phone: ["own:invalid.recipient_phone"] }],
    [{ ...mother, recipient_phone: "05" }, { recipient_phone: [invalidPhone("own:invalid.phone", "SA")] }],
    [{ gift: "recipient", recipient_phone: "0555551234" }, { recipient: ["own:invalid.recipient"] }],
    [{ gift: "recipient" }, { recipient: ["own:invalid.recipient"], recipient_phone: ["own:invalid.recipient_phone"] }],
    [{ gift: "on" }, { gift: ["choice_unknown"] }],
    [
      { ...mother, name: "" },
      { name: ["required"], recipient_phone: ["own:invalid.recipient_phone"] },
    ],
  ])("%o is asked for what is missing", async (typed, errors) => {
    expect(await send(typed)).toEqual(errors);
  });
});

test("a gift card of 200 letters keeps its lines", async () => {
  const card = `${"إلى أمي\n".repeat(20)}${"x".repeat(40)}`;
  expect(card).toHaveLength(200);
  expect(await send({ gift: "giver", card: card.replaceAll("\n", "\r\n") })).toMatchObject({ card });
});
