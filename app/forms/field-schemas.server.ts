import { z } from "zod";
import { cleanLine, cleanText, limits } from "./text.ts";

/** A required line, such as a name, of at most `max` characters. */
export function lineField(max: number) {
  return z.string({ error: "required" }).transform(cleanLine).pipe(z.string().min(1, "required").max(max, "too_long"));
}

/** A required text of at most `max` characters. Messages are keys of the namespace `errors`. */
export function textField(max: number) {
  return z.string({ error: "required" }).transform(cleanText).pipe(z.string().min(1, "required").max(max, "too_long"));
}

/** A text of at most `max` characters that may be empty or absent. */
export function optionalTextField(max: number) {
  return z
    .string()
    .max(max, "too_long")
    .optional()
    .transform((text) => cleanText(text ?? ""));
}

/** An e-mail address, in lower case. */
export const emailField = z
  .string({ error: "required" })
  .transform((text) => cleanText(text).toLowerCase())
  .pipe(z.string().min(1, "required").max(limits.email, "email_invalid").pipe(z.email("email_invalid")));

/** A check box: browsers send "on" for a ticked one and nothing for the others. */
export const checkboxField = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");
