import { z } from "zod";
import type { Customer, Gift } from "../../backend/orders.ts";
import {
  emailField,
  lineField,
  nameField,
  optionalLetterField,
  optionalTextField,
} from "../../forms/field-schemas.server.ts";
import { phoneDigits } from "../../forms/phone/phone-digits.ts";
import { invalidPhone } from "../../forms/phone/phone-examples.server.ts";
import { reachableNumber } from "../../forms/phone/phone-number.ts";
import { cleanLine, cleanName, latinDigits, limits } from "../../forms/text.ts";
import { emirates } from "../../shop/address.ts";
import type { CountryCode } from "../../shop/countries.ts";
import { giftChoices } from "./gift-choices.ts";

const line = lineField(limits.addressLine);
const optionalLine = optionalTextField(limits.addressLine, cleanLine);

/** Digits and letters of a code as one types them or as they are printed: in any script's digits, with spaces and dashes. */
function codeField(pattern: RegExp, message: string) {
  return optionalTextField(20)
    .transform((text) =>
      latinDigits(text.normalize("NFKC"))
        .replaceAll(/[\s\p{Pd}]/gu, "")
        .toUpperCase(),
    )
    .refine((code) => code === "" || pattern.test(code), message);
}

const addresses = {
  /** The national address: its short code names the door by itself, or building, street, district and postal code do. */
  saudi: {
    city: line,
    short_code: codeField(/^[A-Z]{4}\d{4}$/, "own:invalid.short_code"),
    /** An entrance may have a letter. */
    building: codeField(/^\d{4}\p{L}?$/u, "own:invalid.four_digits").transform((code) =>
      code.replace(/(?<=\d)(?=\D)/, " "),
    ),
    street: optionalLine,
    district: optionalLine,
    secondary: codeField(/^\d{4}$/, "own:invalid.four_digits"),
    /** Printed with the additional number behind it: 12211-3456. */
    postal_code: codeField(/^\d{5}(\d{4})?$/, "own:invalid.five_digits"),
    unit: optionalLine,
  },
  emirati: {
    emirate: z.enum(emirates, { error: ({ input }) => (input ? "choice_unknown" : "required") }),
    area: line,
    street: line,
    unit: optionalLine,
  },
  /** Not every country has regions and postal codes. */
  elsewhere: { line1: line, line2: optionalLine, city: line, region: optionalLine, postal_code: optionalLine },
};

function contactOf(country: CountryCode) {
  return {
    name: nameField,
    email: emailField,
    phone: lineField(40).refine(
      (typed) => reachableNumber(typed, country) !== null,
      invalidPhone("own:invalid.phone", country),
    ),
    gift: z.enum(giftChoices, "choice_unknown").default("no"),
    recipient: optionalLetterField(limits.name, cleanName),
    recipient_phone: optionalTextField(40, cleanLine).transform((typed) => reachableNumber(typed, country) ?? typed),
    card: optionalLetterField(limits.giftCard),
    note: optionalLine,
  };
}

const giftFields = z.looseObject({
  gift: z.enum(giftChoices),
  phone: z.string(),
  recipient: z.string(),
  recipient_phone: z.string(),
});

/** Who gives may live elsewhere than the parcel goes: a number without its country's code might be a stranger's there. */
const hasCode = (typed: string) => /^(?:\+|00)/.test(phoneDigits(typed));

/**
 * Couriers of the Gulf take no parcel without a telephone of whoever receives it, and ring it before they come. So a gift
 * that goes to somebody else has both, a name and a telephone, and one that comes to its giver neither.
 */
function withRecipient<Fields extends z.ZodType<z.infer<typeof giftFields>>>(fields: Fields, country: CountryCode) {
  // Told together with the errors of other fields.
  const when = ({ value }: { value: unknown }) => giftFields.safeParse(value).success;
  return fields
    .refine(({ gift, phone }) => gift !== "recipient" || hasCode(phone) || !reachableNumber(phone, country), {
      path: ["phone"],
      error: "own:invalid.phone_code",
      when,
    })
    .refine(({ gift, recipient_phone }) => gift !== "recipient" || recipient_phone, {
      path: ["recipient_phone"],
      error: "own:invalid.recipient_phone",
      when,
    })
    .refine(({ gift, recipient_phone: typed }) => gift !== "recipient" || !typed || reachableNumber(typed, country), {
      path: ["recipient_phone"],
      error: invalidPhone("own:invalid.phone", country),
      when,
    })
    .refine(({ gift, recipient }) => gift !== "recipient" || recipient, {
      path: ["recipient"],
      error: "own:invalid.recipient",
      when,
    });
}

/** The form of an address in a country: who it is, where, and whether it is a gift. */
export function shippingAddressSchema(country: CountryCode) {
  const contact = contactOf(country);
  const numberOf = (typed: string) => reachableNumber(typed, country) ?? typed;
  if (country === "AE")
    return withRecipient(z.object({ ...contact, ...addresses.emirati }), country).transform(({ phone, ...others }) => ({
      ...others,
      phone: numberOf(phone),
    }));
  if (country !== "SA")
    return withRecipient(z.object({ ...contact, ...addresses.elsewhere }), country).transform(
      ({ phone, ...others }) => ({ ...others, phone: numberOf(phone) }),
    );
  return withRecipient(z.object({ ...contact, ...addresses.saudi }), country)
    .refine(
      ({ short_code, building, street, district, postal_code }) =>
        short_code || (building && street && district && postal_code),
      {
        path: ["short_code"],
        error: "own:invalid.address_or_code",
        // Told together with the errors of other fields.
        when: ({ value }) => z.looseObject({ short_code: z.string() }).safeParse(value).success,
      },
    )
    .transform(({ postal_code, secondary, phone, ...address }) => ({
      ...address,
      phone: numberOf(phone),
      postal_code: postal_code.slice(0, 5),
      secondary: secondary || postal_code.slice(5),
    }));
}

type Filled = z.infer<ReturnType<typeof shippingAddressSchema>>;

/** How that form has a gift that was filled in. */
export function giftChoiceOf(gift: Pick<Gift, "recipient"> | null): (typeof giftChoices)[number] {
  if (!gift) return "no";
  return gift.recipient ? "recipient" : "giver";
}

/** Who it is, where it goes and whether it is a gift, of what that form was filled with; empty parts are left out. */
export function deliveryOf({ name, email, phone, gift, recipient, recipient_phone, card, ...address }: Filled): {
  customer: Customer;
  gift: Gift | null;
} {
  const sent = gift === "recipient";
  const filled = Object.fromEntries(Object.entries(address).filter(([, text]) => text !== ""));
  return {
    customer: { name, email, phone, address: filled },
    gift:
      gift === "no"
        ? null
        : { recipient: sent ? recipient : null, phone: sent ? recipient_phone : null, card: card || null },
  };
}
