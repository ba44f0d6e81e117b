import { z } from "zod";
import {
  addOption,
  addQuestionPart,
  archiveWithin,
  copyOption,
  copyQuestionPart,
  isWithoutMeaning,
  valueWithoutMeaning,
} from "../../backend/admin/question-structure.ts";
import type { Backend } from "../../backend/backend.ts";
import { checkViolation, insufficientPrivilege, uniqueViolation } from "../../backend/postgres-errors.ts";
import { checkboxField } from "../../forms/field-schemas.server.ts";
import { parseForm } from "../../forms/parse-form.server.ts";
import { backendOf } from "../../http/backend.ts";
import type { RouteArgs } from "../../http/context.ts";
import { answerValues } from "../../maestro/index.ts";
import { themes } from "../../maestro/types.ts";
import { adminError } from "../shell/admin-error.ts";
import { localisedField, optionalLocalisedField } from "../shell/localised.server.ts";
import { applyChange } from "../shell/route-data.server.ts";
import type { ToastName } from "../shell/toast-name.ts";
import { fitsTheme, partKindFields, unfit } from "./part-kind.server.ts";

const known = new Set(themes.flatMap(answerValues));

/** What an option means to the engine; nothing where it is to change no formula. */
const meaning = z
  .string()
  .refine((value) => known.has(value) || isWithoutMeaning(value), "choice_unknown")
  .optional()
  .transform((value) => value ?? valueWithoutMeaning());

const schema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add_option"),
    part: z.uuid(),
    label: localisedField(120),
    meaning,
    swatch: z
      .string()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, adminError("swatch_form"))
      .optional(),
  }),
  z.object({ intent: z.literal("copy_option"), part: z.uuid(), option: z.uuid("choice_unknown"), meaning }),
  z
    .object({
      intent: z.literal("add_part"),
      ...partKindFields,
      prompt: optionalLocalisedField(400),
      optional: checkboxField,
      most: z.coerce.number(adminError("most_form")).int(adminError("most_form")).min(1).max(500).optional(),
    })
    .refine(fitsTheme, unfit),
  z.object({ intent: z.literal("copy_part"), part: z.uuid(), into: z.uuid("choice_unknown") }),
  z.object({ intent: z.enum(["archive", "restore"]), kind: z.enum(["part", "option"]), id: z.uuid() }),
]);

type Change = z.output<typeof schema>;

export type StructureFields = Record<"label" | "prompt", Record<"ar" | "en" | "fr" | "ru", string>> &
  Record<
    "intent" | "part" | "meaning" | "swatch" | "option" | "theme" | "part_type" | "optional" | "most" | "into",
    string
  >;

const toasts: Record<Change["intent"], ToastName> = {
  add_option: "added",
  add_part: "added",
  copy_option: "copied",
  copy_part: "copied",
  archive: "taken_out",
  restore: "put_back",
};

function apply(backend: Backend, question: string, change: Change): Promise<void> {
  switch (change.intent) {
    case "add_option":
      return addOption(backend, change.part, { value: change.meaning, label: change.label, swatch: change.swatch });
    case "copy_option":
      return copyOption(backend, change.option, change.meaning);
    case "add_part": {
      const { theme, part_type, prompt, optional, most } = change;
      return addQuestionPart(backend, question, { theme, part_type, prompt, required: !optional, max_choices: most });
    }
    case "copy_part":
      return copyQuestionPart(backend, change.part, change.into);
    default:
      return archiveWithin(backend, change.kind, change.id, change.intent === "archive");
  }
}

/** The action of a question's parts and options: adds, copies, takes out and puts back. */
export async function changeStructure({ context, request, url }: RouteArgs & { url: URL }, question: string) {
  const form = await parseForm(request, schema);
  if (!form.ok) return form.refuse();
  return applyChange(context, form, {
    url,
    toast: toasts[form.value.intent],
    refusals: {
      [uniqueViolation]: adminError("asked_twice"),
      [checkViolation]: adminError("question_incomplete"),
      [insufficientPrivilege]: adminError("question_asked"),
    },
    change: () => apply(backendOf(context), question, form.value),
  });
}
