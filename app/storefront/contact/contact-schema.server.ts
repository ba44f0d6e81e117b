import { z } from "zod";
import { emailField, nameField, textField } from "../../forms/field-schemas.server.ts";
import { limits } from "../../forms/text.ts";

export const contactSchema = z.object({
  name: nameField,
  email: emailField,
  message: textField(limits.message),
});

export type ContactFields = z.input<typeof contactSchema>;
