// The facts about the house that only its owner knows: whom the shop belongs to, where letters and money reach it. They
// are configuration, the variable `HOUSE` of each environment in wrangler.toml, and never part of the build.
import { electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from "ibantools";
import { z } from "zod";
import { inEachLanguage, languageFacts } from "../i18n/languages.ts";

/** A text in letters that those who read the language read: a name in others' would stand among their words. */
const written = (script: string) =>
  z
    .string()
    .min(1, { error: "is empty", abort: true })
    .regex(new RegExp(`\\p{Script=${script}}`, "u"), `wanted is a text in ${script} letters`);

/** French may repeat the English, where a name and an address are the same in both. */
const localised = z.strictObject(inEachLanguage((language) => written(languageFacts[language].script)));

/** "Athar <letters@your.shop>", or the address alone. */
const sender = z.string().regex(/^(?:[^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, "an e-mail address");

const bank = z.strictObject({
  holder: z.string().min(1, "is empty"),
  iban: z
    .string()
    .refine((value) => isValidIBAN(electronicFormatIBAN(value) ?? ""), "no IBAN: its length or its digits do not fit")
    // "SA03 8000 0000 …": in groups of four, as banks print it.
    .transform((value) => friendlyFormatIBAN(value) ?? value),
  swift: z.string().refine(isValidBIC, "no SWIFT code"),
});

/** "+966 11 000 0000": with its country, as it is read aloud. */
const telephone = z.string().regex(/^\+\d(?: ?\d){6,14}$/, "a telephone number with + and its country's code");

export const houseSchema = z.strictObject({
  /** A shop to look at, where nothing is charged or sent: its numbers are examples, and it says this in their place. */
  demonstration: z.literal(true).optional(),
  /** Who sells, and answers for the data: registered name and postal address. */
  seller: localised,
  /** The number in the commercial register. */
  registration: z.string().min(1, "is empty"),
  /** Absent: the house is not registered for VAT. */
  vat: z.string().min(1, "is empty").optional(),
  /** How a person is reached by voice, and when. Absent: by e-mail and the contact form alone. */
  phone: telephone.optional(),
  whatsapp: telephone.optional(),
  hours: localised.optional(),
  /** Where the database is: the region of the Supabase project. */
  database: localised,
  email: z.strictObject({
    /** Where visitors and the press write to. */
    house: z.email({ pattern: z.regexes.html5Email }),
    /** For reports of weaknesses (SECURITY.md). */
    security: z.email({ pattern: z.regexes.html5Email }),
    /** Whom the shop's letters come from. */
    sender,
    /** Where an answer to a letter goes: somebody reads it. */
    replies: z.email({ pattern: z.regexes.html5Email }),
  }),
  /** The account for transfers. Absent: nobody can pay by transfer. */
  bank: bank.optional(),
});

export type House = z.infer<typeof houseSchema>;
export type BankAccount = NonNullable<House["bank"]>;
