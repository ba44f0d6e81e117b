import { z } from "zod";
import { cleanEmail, emailPattern } from "./email.ts";
import { cleanLine, cleanName, cleanText, limits } from "./text.ts";
import { hasWebAddress } from "./web-address.ts";

type Required = { clean?: (text: string) => string; missing?: string };

/**
 * A required text, cleaned before all else is asked of it: of blanks alone it is `missing`. Messages are keys of the
 * namespace `errors`. It stays one string: to the strings behind a pipe conform gives undefined in the place of "".
 */
export function requiredField({ clean = cleanText, missing = "required" }: Required = {}) {
  return z.string(missing).overwrite(clean).min(1, { error: missing, abort: true });
}

/** A required line, such as a name, of at most `max` characters. */
export function lineField(max: number) {
  return requiredField({ clean: cleanLine }).max(max, "too_long");
}

const withoutAddress = (text: string) => !hasWebAddress(text);

/** A person's name. Letters hold it. */
export const nameField = requiredField({ clean: cleanName })
  .max(limits.name, "too_long")
  .refine(withoutAddress, "web_address");

/** A required text of at most `max` characters. */
export function textField(max: number) {
  return requiredField().max(max, "too_long");
}

/** A text of at most `max` characters that may be empty or absent. */
export function optionalTextField(max: number, clean = cleanText) {
  return z
    .string()
    .overwrite(clean)
    .max(max, "too_long")
    .optional()
    .transform((text) => text ?? "");
}

/** The same for a text that letters hold, as a name. */
export function optionalLetterField(max: number, clean = cleanText) {
  return optionalTextField(max, clean).refine(withoutAddress, "web_address");
}

/** An e-mail address, in lower case and with its domain in ASCII. */
export function emailFieldOr(missing: string) {
  return requiredField({ clean: cleanEmail, missing })
    .max(limits.email, { error: "email_invalid", abort: true })
    .check(z.email({ pattern: emailPattern, error: "email_invalid" }));
}

export const emailField = emailFieldOr("required");

/** A check box: browsers send "on" for a ticked one and nothing for the others. */
export const checkboxField = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");
