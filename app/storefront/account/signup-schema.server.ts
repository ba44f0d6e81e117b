import { z } from "zod";
import { checkboxField, emailField, requiredField } from "../../forms/field-schemas.server.ts";
import { invalidPhone } from "../../forms/phone/phone-examples.server.ts";
import { phoneNumber } from "../../forms/phone/phone-number.ts";
import { cleanName, limits } from "../../forms/text.ts";
import { hasWebAddress } from "../../forms/web-address.ts";
import { type CountryCode, isCountryCode } from "../../shop/countries.ts";

/** Letters of any script with their marks and joiners, and what stands between them: spaces, apostrophes, dots, hyphens. */
const letters = /^(?:[\p{L}\p{M} '’.\-·・･׳״]|(?<=[\p{L}\p{M}])[\u200c\u200d])+$/u;

const personName = requiredField({ clean: cleanName })
  .max(limits.name, "account:errors.name_length")
  .regex(letters, "account:errors.name_letters")
  // One thing is said at a time.
  .refine((name) => !letters.test(name) || !hasWebAddress(name), "web_address");

/** The fields that a number is validated by. */
const phoneSchema = z.object({ phone: z.string().min(1), countryCode: z.string().refine(isCountryCode) });

const numberOf = (typed: string, country: CountryCode) => (typed.length > 40 ? null : phoneNumber(typed, country));

/** What the sign-up form sends; the output has the phone number in E.164. Messages are keys of the namespace `errors`. */
export const signupSchema = z
  .object({
    firstName: personName,
    lastName: personName,
    email: emailField,
    countryCode: z.string({ error: "required" }).refine(isCountryCode, "choice_unknown"),
    phone: requiredField(),
    magicOptIn: checkboxField,
    contactConsent: checkboxField,
  })
  .refine(({ phone, countryCode }) => isCountryCode(countryCode) && numberOf(phone, countryCode) !== null, {
    path: ["phone"],
    error: ({ input }) => {
      const country = phoneSchema.safeParse(input).data?.countryCode;
      return isCountryCode(country) ? invalidPhone("account:phone_invalid", country) : "choice_unknown";
    },
    // Reported together with the errors of other fields, so that nobody corrects the form twice.
    when: ({ value }) => phoneSchema.safeParse(value).success,
  })
  .transform(({ phone, countryCode, ...rest }) => ({
    ...rest,
    countryCode,
    phone: (isCountryCode(countryCode) && numberOf(phone, countryCode)) || phone,
  }));

export type SignupFields = z.input<typeof signupSchema>;
