import type { Proof } from "../../backend/second-factor.ts";
import { requiredField } from "../../forms/field-schemas.server.ts";
import { cleanText, latinDigits } from "../../forms/text.ts";
import { adminError } from "../shell/admin-error.ts";

const wrongCode = adminError("factor_code");

/** A code of an authenticator app: six digits of any script, with whatever spaces the app shows between them. */
export const factorCodeField = requiredField({
  clean: (text) => latinDigits(cleanText(text)).replace(/\s/g, ""),
}).regex(/^\d{6}$/, wrongCode);

/** One of the codes that were kept for the loss of the app. */
export const recoveryCodeField = requiredField().min(6, wrongCode).max(60, wrongCode);

/** Either of them, told apart by its form. */
export const proofField = requiredField()
  .max(60, wrongCode)
  .transform((text): Proof => {
    const digits = factorCodeField.safeParse(text);
    return digits.success ? { kind: "app", code: digits.data } : { kind: "recovery", code: text };
  });
