// The facts about the house that only its owner knows: whom the shop belongs to, where letters and money reach it. They
// are configuration, the variable `HOUSE` of each environment in wrangler.toml, and never part of the build.
import { z } from "zod";

const localised = z.strictObject({
  ar: z.string().min(1),
  en: z.string().min(1),
  fr: z.string().min(1),
  ru: z.string().min(1),
});

/** "Athar <letters@your.shop>", or the address alone. */
const sender = z.string().regex(/^(?:[^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, "an e-mail address");

/** Shape and check digits of an IBAN (ISO 13616): the first four signs moved to the end, letters as numbers, modulo 97. */
function isIban(value: string): boolean {
  const iban = value.replaceAll(" ", "");
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

const bank = z.strictObject({
  holder: z.string().min(1),
  iban: z.string().refine(isIban, "no IBAN: its check digits do not fit"),
  swift: z.string().regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, "no SWIFT code"),
});

export const houseSchema = z.strictObject({
  /** Who sells, and answers for the data: registered name and postal address. */
  seller: localised,
  /** The number in the commercial register. */
  registration: z.string().min(1),
  /** Absent: the house is not registered for VAT. */
  vat: z.string().min(1).optional(),
  /** Where the database is: the region of the Supabase project. */
  database: localised,
  email: z.strictObject({
    /** Where visitors and the press write to. */
    house: z.email(),
    /** For reports of weaknesses (SECURITY.md). */
    security: z.email(),
    /** Whom the shop's letters come from. */
    sender,
    /** Where an answer to a letter goes: somebody reads it. */
    replies: z.email(),
  }),
  /** The account for transfers. Absent: nobody can pay by transfer. */
  bank: bank.optional(),
});

export type House = z.infer<typeof houseSchema>;
export type BankAccount = NonNullable<House["bank"]>;
