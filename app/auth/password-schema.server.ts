import { z } from "zod";
import { emailField } from "../forms/field-schemas.server.ts";
import { limits } from "../forms/text.ts";

/** An address and a password as it was typed: not trimmed, not cleaned. */
export const passwordSchema = z.object({
  email: emailField,
  password: z.string({ error: "password_required" }).min(limits.passwordMin, "password_min").max(200, "password_error"),
});
