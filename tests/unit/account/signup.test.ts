import { describe, expect, test } from "vitest";
import { parseForm } from "../../../app/forms/parse-form.server.ts";
import { phoneDigits } from "../../../app/forms/phone/phone-digits.ts";
import { invalidPhone } from "../../../app/forms/phone/phone-examples.server.ts";
import { phoneMetadata as known } from "../../../app/forms/phone/phone-metadata.ts";
import { phoneNumber } from "../../../app/forms/phone/phone-number.ts";
import { i18nextFor } from "../../../app/i18n/i18next.server.ts";
import { languages } from "../../../app/i18n/languages.ts";
import { readMessageKey } from "../../../app/i18n/message-key.ts";
import { countries } from "../../../app/shop/countries.ts";
import { signupSchema } from "../../../app/storefront/account/signup-schema.server.ts";
import { phoneMetadata } from "../../../tools/phone-metadata.ts";

test("what is known of telephone numbers is what the library knows", () => {
  expect(known).toEqual(phoneMetadata());
});

const filled = {
  firstName: "Amal",
  lastName: "Haddad",
  email: "amal@example.com",
  countryCode: "SA",
  phone: "501234567",
};

async function send(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...values })) form.set(name, value);
  const parsed = await parseForm(form, signupSchema);
  return parsed.ok ? { value: parsed.value, error: {} } : { value: null, error: parsed.refuse().data.error ?? {} };
}

describe("sign-up", () => {
  test.each([
    ["a Latin name with marks", { firstName: "Zoë", lastName: "O’Neil-Smith Jr." }],
    ["an Arabic name", { firstName: "أَمَل", lastName: "الحدّاد" }],
    ["a Russian name", { firstName: "Пётр", lastName: "Семёнов-Тян-Шанский" }],
    ["a name of 120 letters", { firstName: "a".repeat(120) }],
    ["a Persian name with a joiner", { firstName: "علی\u200cرضا", lastName: "عبد\u200cالله" }],
    ["a Malayalam name that ends with a joiner", { firstName: "രാജന്\u200d" }],
    ["a name with a middle dot", { firstName: "Gal·la", lastName: "ジャン・リュック" }],
    ["an Uzbek name", { firstName: "Oʻg‘il" }],
  ])("takes %s", async (_, names) => {
    expect((await send(names)).error).toEqual({});
  });

  test.each([
    ["O`Toole", "O’Toole"],
    ["O´Brien", "O’Brien"],
    ["O‘Brien", "O’Brien"],
    ["O'Brien", "O'Brien"],
    ["Marie\u2011Claire", "Marie-Claire"],
    ["  Anna\r\n Maria ", "Anna Maria"],
  ])("keeps the name %j as %j", async (typed, kept) => {
    expect((await send({ lastName: typed })).value).toMatchObject({ lastName: kept });
  });

  test.each([
    ["ivan@почта.рф", "ivan@xn--80a1acny.xn--p1ai"],
    ["ivan@xn--80a1acny.xn--p1ai", "ivan@xn--80a1acny.xn--p1ai"],
    ["mona@بريد。السعودية", "mona@xn--ngbof4h.xn--mgberp4a5d4ar"],
    ...["a&b", "user=host", "d/e", "x!y", "~t", "#1", "a..b", "user."].map((box) =>
      Array(2).fill(`${box}@example.com`),
    ),
  ])("takes the address %s as browsers do", async (typed, kept) => {
    expect((await send({ email: typed })).value).toMatchObject({ email: kept });
  });

  test.each([
    ["firstName", "", "required"],
    ["firstName", "\u200dAmal", "account:errors.name_letters"],
    ["email", `${"a".repeat(65)}@example.com`, "email_invalid"],
    ["email", "a@b", "email_invalid"],
    ["email", "a@127.0.0.1", "email_invalid"],
    ["email", "иван@почта.рф", "email_invalid"],
    ["email", "ivan@почта.рф/?x", "email_invalid"],
    ["email", "ivan@почта.рф:80", "email_invalid"],
    ["email", "ivan@почта..рф", "email_invalid"],
    ["firstName", "R2D2", "account:errors.name_letters"],
    ["lastName", "a".repeat(121), "account:errors.name_length"],
    ["email", "nobody", "email_invalid"],
    ["email", "", "required"],
    ["countryCode", "XX", "choice_unknown"],
    ["phone", "", "required"],
    ["phone", "12", invalidPhone("account:phone_invalid", "SA")],
    ["phone", `0501234567${" ".repeat(9)}x${"0".repeat(30)}`, invalidPhone("account:phone_invalid", "SA")],
  ])("refuses %s %j with %s", async (field, value, message) => {
    expect((await send({ [field]: value })).error).toMatchObject({ [field]: [message] });
  });

  test("tells everything that is wrong at once, the phone too", async () => {
    const { error } = await send({ firstName: "7", email: "x", phone: "12" });
    expect(error).toEqual({
      firstName: ["account:errors.name_letters"],
      email: ["email_invalid"],
      phone: [invalidPhone("account:phone_invalid", "SA")],
    });
  });

  test("keeps the e-mail in lower case and the phone in E.164", async () => {
    const { value } = await send({ email: " Amal@Example.COM ", phone: "٠٥٠١٢٣٤٥٦٧", magicOptIn: "on" });
    expect(value).toMatchObject({ email: "amal@example.com", phone: "+966501234567", magicOptIn: true });
  });
});

describe("telephone numbers", () => {
  test.each(countries.map(({ code, dial }) => [code, dial] as const))(
    "of %s that are none are told of with an example that has its code %s",
    async (code, dial) => {
      const { error } = await send({ countryCode: code, phone: "12" });
      const [message = ""] = Object.values(error).flat();
      const { key, values } = readMessageKey(message ?? "");
      expect(key).toBe("account:phone_invalid");
      const example = String(values.example).replace(/[\u2068\u2069]/g, "");
      expect(example.startsWith(`${dial}\u00a0`)).toBe(true);
      expect(example, "in one line").not.toContain(" ");
      expect(phoneNumber(example, code)).toMatch(/^\+\d+$/);
      for (const language of languages) {
        const { t } = await i18nextFor(language);
        expect(t("account:phone_invalid", values)).toContain(example);
        expect(t("own:invalid.phone", values)).toContain(example);
      }
    },
  );

  test.each([
    ["501234567", "SA", "+966501234567"],
    ["0501234567", "SA", "+966501234567"],
    ["00966 50 123 4567", "SA", "+966501234567"],
    ["+971 50 123 4567", "AE", "+971501234567"],
    ["33123456", "QA", "+97433123456"],
    ["51234567", "KW", "+96551234567"],
    ["92123456", "OM", "+96892123456"],
    ["36001234", "BH", "+97336001234"],
    ["01001234567", "EG", "+201001234567"],
    ["0790123456", "JO", "+962790123456"],
    ["71123456", "LB", "+96171123456"],
    ["05012345678", "TR", "+905012345678"],
    ["2015550123", "US", "+12015550123"],
    ["07400123456", "GB", "+447400123456"],
    ["0612345678", "FR", "+33612345678"],
    ["٩٦٦٥٠١٢٣٤٥٦٧+", "SA", "+966501234567"],
    ["０５０１２３４５６７", "SA", "+966501234567"],
    ["＋９６６５０１２３４５６７", "SA", "+966501234567"],
    ["۹۱۲۳۴۵۶۷۸۹", "RU", "+79123456789"],
  ] as const)("%s in %s is %s", (typed, country, number) => {
    expect(phoneNumber(typed, country)).toBe(number);
  });

  test.each([
    ["+971501234567", "SA"],
    ["5012345678", "SA"],
    ["123", "FR"],
    ["5+01234567", "SA"],
    ["letters", "US"],
  ] as const)("%s is no number in %s", (typed, country) => {
    expect(phoneNumber(typed, country)).toBeNull();
  });

  test("keep digits and the plus only", () => {
    expect(phoneDigits("+٩٦٦ (۵۰) 12-34")).toBe("+966501234");
  });
});
