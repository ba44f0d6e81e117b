import { z } from "zod";
import { versionFields } from "../shell/editing.server.ts";
import { localisedField, optionalLocalisedField } from "../shell/localised.server.ts";

/** The form of a question: its texts, and those of its parts and options by their ids. */
export const questionFields = z.object({
  question_text: localisedField(400),
  hint: optionalLocalisedField(400),
  prompts: z
    .record(z.uuid(), optionalLocalisedField(400))
    .optional()
    .transform((prompts) => prompts ?? {}),
  labels: z
    .record(z.uuid(), localisedField(120))
    .optional()
    .transform((labels) => labels ?? {}),
  ...versionFields,
});

export type QuestionFields = Required<z.input<typeof questionFields>>;
