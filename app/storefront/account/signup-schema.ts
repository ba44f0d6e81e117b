import { z } from "zod";
import { cleanText, emailField } from "../../forms/fields.ts";
import { limits } from "../../forms/text.ts";
import { isCountryCode } from "./countries.ts";
import { phoneNumber } from "./phone.ts";

/** Letters of any script with their marks, spaces, apostrophes, periods and hyphens. */
const letters = /^[\p{L}\p{M}\s'’.\-‐]+$/u;

const personName = z
  .string({ error: "required" })
  .transform(cleanText)
  .pipe(z.string().min(1, "required").max(limits.name, "name_length").regex(letters, "name_letters"));

/** What is needed to judge a number. */
const phoneSchema = z.object({ phone: z.string().min(1), countryCode: z.string().refine(isCountryCode) });

/** What the sign-up form sends; the phone leaves in E.164. Messages are keys of the namespace `errors`. */
export const signupSchema = z
  .object({
    firstName: personName,
    lastName: personName,
    email: emailField,
    countryCode: z.string({ error: "required" }).refine(isCountryCode, "choice_unknown"),
    phone: z
      .string({ error: "required" })
      .transform(cleanText)
      .pipe(z.string().min(1, "required").max(40, "phone_invalid")),
    magicOptIn: z.literal("on").optional(),
  })
  .refine(({ phone, countryCode }) => isCountryCode(countryCode) && phoneNumber(phone, countryCode) !== null, {
    path: ["phone"],
    message: "phone_invalid",
    // Told together with what is wrong elsewhere, so that nobody corrects a form twice.
    when: ({ value }) => phoneSchema.safeParse(value).success,
  })
  .transform(({ phone, countryCode, magicOptIn, ...names }) => ({
    ...names,
    countryCode,
    phone: (isCountryCode(countryCode) && phoneNumber(phone, countryCode)) || phone,
    magicOptIn: magicOptIn === "on",
  }));
