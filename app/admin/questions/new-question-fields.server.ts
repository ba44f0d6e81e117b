import { z } from "zod";
import { localisedField, optionalLocalisedField } from "../shell/localised.server.ts";
import { fitsTheme, partKindFields, unfit } from "./part-kind.server.ts";

/** The form of a new question: its words, and what its first part asks. */
export const newQuestionFields = z
  .object({
    form_key: z.uuid(),
    question_text: localisedField(400),
    hint: optionalLocalisedField(400),
    ...partKindFields,
  })
  .refine(fitsTheme, unfit);

export type NewQuestionFields = z.input<typeof newQuestionFields>;
