import { z } from "zod";
import { cleanText, emailField, limits } from "../../forms/fields.ts";
import { isCountryCode } from "./countries.ts";
import { phoneNumber } from "./phone.ts";

/** Letters of any script with their marks, spaces, apostrophes, periods and hyphens. */
const letters = /^[\p{L}\p{M}\s'’.\-‐]+$/u;

const personName = z
  .string({ error: "required" })
  .transform(cleanText)
  .pipe(z.string().min(1, "required").max(limits.name, "name_length").regex(letters, "name_letters"));

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
  .transform(({ phone, countryCode, magicOptIn, ...names }, problems) => {
    const number = isCountryCode(countryCode) ? phoneNumber(phone, countryCode) : null;
    if (!number || !isCountryCode(countryCode)) {
      problems.addIssue({ code: "custom", path: ["phone"], message: "phone_invalid" });
      return z.NEVER;
    }
    return { ...names, countryCode, phone: number, magicOptIn: magicOptIn === "on" };
  });
