import { expect, test } from "vitest";
import { nameField } from "../../../app/forms/field-schemas.server.ts";
import { hasWebAddress } from "../../../app/forms/web-address.ts";
import { signupSchema } from "../../../app/storefront/account/signup-schema.server.ts";
import { shippingAddressSchema } from "../../../app/storefront/checkout/shipping-address-schema.server.ts";
import { contactSchema } from "../../../app/storefront/contact/contact-schema.server.ts";
import { namingSchema } from "../../../app/storefront/results/naming-schema.server.ts";

const addresses = [
  "http://evil.com/free",
  "https://bit.ly/x",
  "HTTPS://EVIL",
  "evil.com",
  "Evil.Shop",
  "www.evil",
  "win at evil-prize.co.uk now",
  "evil\u3002com",
  "ｅｖｉｌ．ｃｏｍ",
  "наш.рф",
  "bit.ly/x",
  "sara@evil.com",
];
const names = [
  "J.R.R. Tolkien",
  "St. John",
  "Mohd. Ali",
  "A.B",
  "Md.Rahim",
  "Dr.Ahmed Al-Sayed",
  "Dr.Li",
  "د.محمد",
  "أ.د. نورة",
  "Sara Jr.",
  "Anne-Marie O’Neil",
  "Dr. Lee, room 5",
  "Love...forever",
  "И.П. Павлов",
  "Петров.Иван",
];

test("an address of the web is told from a name", () => {
  for (const address of addresses) expect(hasWebAddress(address), address).toBe(true);
  for (const name of names) expect(hasWebAddress(name), name).toBe(false);
});

test("no form takes an address of the web for a name that the shop's letters would carry to anybody", () => {
  const typed = { email: "noura@example.com", phone: "+966512345678" };
  const forms = [
    [contactSchema, { ...typed, message: "Is the oud aged?" }, ["name"]],
    [
      shippingAddressSchema("SA"),
      { ...typed, name: "Noura", city: "Riyadh", short_code: "RRRD2929" },
      ["name", "recipient", "card"],
    ],
    [namingSchema, { intent: "name" }, ["custom_name"]],
    [namingSchema, { intent: "add" }, ["custom_name"]],
    [signupSchema, { ...typed, firstName: "Noura", lastName: "Ali", countryCode: "SA" }, ["firstName", "lastName"]],
  ] as const;
  for (const [schema, filled, fields] of forms) {
    for (const field of fields) {
      const wrong = schema.safeParse({ ...filled, [field]: "evil.com" });
      expect(wrong.error?.issues, field).toMatchObject([{ path: [field], message: "web_address" }]);
      const right = schema.safeParse({ ...filled, [field]: "Noura" });
      expect(right.error?.issues.filter(({ path }) => path[0] === field) ?? [], field).toEqual([]);
    }
  }
  expect(nameField.safeParse("http://evil.com/free").success).toBe(false);
});
