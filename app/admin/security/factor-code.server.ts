import { z } from "zod";
import { latinDigits } from "../../forms/text.ts";
import { adminError } from "../shell/admin-error.ts";

/** A code of an authenticator app: six digits of any script, with whatever spaces the app shows between them. */
export const factorCodeField = z
  .string({ error: "required" })
  .transform((text) => latinDigits(text).replace(/\s/g, ""))
  .pipe(
    z
      .string()
      .min(1, "required")
      .regex(/^\d{6}$/, adminError("factor_code")),
  );
