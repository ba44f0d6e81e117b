import { z } from "zod";
import type { Proof } from "../../backend/second-factor.ts";
import { latinDigits } from "../../forms/text.ts";
import { adminError } from "../shell/admin-error.ts";

const wrongCode = adminError("factor_code");

/** A code of an authenticator app: six digits of any script, with whatever spaces the app shows between them. */
export const factorCodeField = z
  .string({ error: "required" })
  .transform((text) => latinDigits(text).replace(/\s/g, ""))
  .pipe(
    z
      .string()
      .min(1, "required")
      .regex(/^\d{6}$/, wrongCode),
  );

/** One of the codes that were kept for the loss of the app. */
export const recoveryCodeField = z.string({ error: "required" }).trim().min(6, wrongCode).max(60, wrongCode);

/** Either of them, told apart by its form. */
export const proofField = z
  .string({ error: "required" })
  .trim()
  .min(1, "required")
  .max(60, wrongCode)
  .transform((text): Proof => {
    const digits = factorCodeField.safeParse(text);
    return digits.success ? { kind: "app", code: digits.data } : { kind: "recovery", code: text };
  });
