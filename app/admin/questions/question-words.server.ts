import { z } from "zod";
import { localisedField, optionalLocalisedField } from "../frame/localised.ts";

/** What the form of a question sends: its words, and those of its parts and choices by their ids. */
export const questionWords = z.object({
  question_text: localisedField(400),
  hint: optionalLocalisedField(400),
  prompts: z
    .record(z.string(), optionalLocalisedField(400))
    .optional()
    .transform((prompts) => prompts ?? {}),
  labels: z
    .record(z.string(), localisedField(120))
    .optional()
    .transform((labels) => labels ?? {}),
});
