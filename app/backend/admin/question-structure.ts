// Questions, parts and options are added, copied and taken out. Nothing is deleted: answers refer to it.
import { z } from "zod";
import type { Localised } from "../../i18n/languages.ts";
import { type AnswerKey, themes } from "../../maestro/types.ts";
import type { Backend } from "../backend.ts";
import type { PartType } from "../part-types.ts";
import { partTypes } from "../part-types.ts";
import { atLeastOneRow, localisedSchema } from "../rows.ts";
import { spreadChange } from "../site-state.ts";

const archivedOptionSchema = z.object({ id: z.uuid(), part_id: z.uuid(), value: z.string(), label: localisedSchema });
const archivedPartSchema = z.object({ id: z.uuid(), theme: z.enum(themes), part_type: z.enum(partTypes) });

/** What was taken out of a question and may be put back. */
export type ArchivedParts = {
  parts: z.infer<typeof archivedPartSchema>[];
  options: z.infer<typeof archivedOptionSchema>[];
};

/** The parts that were taken out of a question, and the options that were taken out of its parts. */
export async function listArchivedParts(
  backend: Backend,
  question: { id: string; parts: { id: string }[] },
): Promise<ArchivedParts> {
  const partIds = question.parts.map(({ id }) => id);
  const [parts, options] = await Promise.all([
    backend.run(z.array(archivedPartSchema), (db) =>
      db
        .from("maestro_question_parts")
        .select("id, theme, part_type")
        .eq("question_id", question.id)
        .not("archived_at", "is", null)
        .order("part_index"),
    ),
    backend.run(z.array(archivedOptionSchema), (db) =>
      db
        .from("maestro_options")
        .select("id, part_id, value, label")
        .in("part_id", partIds)
        .not("archived_at", "is", null)
        .order("order_index"),
    ),
  ]);
  return { parts, options };
}

const archivedQuestionSchema = z.object({ id: z.uuid(), question_text: localisedSchema });

export type ArchivedQuestion = z.infer<typeof archivedQuestionSchema>;

/** The questions that were taken out, the last first. */
export function listArchivedQuestions(backend: Backend): Promise<ArchivedQuestion[]> {
  return backend.run(z.array(archivedQuestionSchema), (db) =>
    db
      .from("maestro_questions")
      .select("id, question_text")
      .not("archived_at", "is", null)
      .order("archived_at", { ascending: false })
      .order("id"),
  );
}

export type NewPart = { part_type: PartType; theme: AnswerKey };

/** Adds a question with one part as the last; it is not asked yet. Returns its id, the same to a form that was sent before. */
export function addQuestion(
  backend: Backend,
  question: { form_key: string; question_text: Localised; hint: Localised | null } & NewPart,
): Promise<string> {
  return backend.run(z.uuid(), (db) => db.rpc("add_question", question));
}

/** Copies a question with its parts as the last; the copy is not asked yet. Returns its id, the same to a form that was sent before. */
export function copyQuestion(backend: Backend, id: string, formKey: string): Promise<string> {
  return backend.run(z.uuid(), (db) => db.rpc("copy_question", { question_id: id, form_key: formKey }));
}

/** Takes a question out, or puts it back, where it is not asked yet. */
export async function archiveQuestion(backend: Backend, id: string, archived: boolean): Promise<void> {
  await backend.run(z.literal(true), (db) => db.rpc("archive_question", { question_id: id, archived }));
  await spreadChange(backend);
}

/**
 * Adds a part as the last of a question.
 * @throws BackendRefused (42501 where the question is asked, 23505 where it asks about the theme already)
 */
export async function addQuestionPart(
  backend: Backend,
  question: string,
  part: NewPart & { prompt: Localised | null; required: boolean; max_choices: number | undefined },
): Promise<void> {
  await backend.run(z.uuid(), (db) => db.rpc("add_question_part", { question_id: question, ...part }));
}

/** Copies a part with its options into a question, as its last. @throws as `addQuestionPart` */
export async function copyQuestionPart(backend: Backend, part: string, question: string): Promise<void> {
  await backend.run(z.uuid(), (db) => db.rpc("copy_question_part", { part_id: part, question_id: question }));
}

/** Adds an option as the last of a part. @throws BackendRefused (23505 where the part has one of this value) */
export async function addOption(
  backend: Backend,
  part: string,
  option: { value: string; label: Localised; swatch: string | undefined },
): Promise<void> {
  await backend.run(z.uuid(), (db) => db.rpc("add_option", { part_id: part, ...option }));
  await spreadChange(backend);
}

/** Copies an option's words and picture, with a value of its own. @throws as `addOption` */
export async function copyOption(backend: Backend, option: string, value: string): Promise<void> {
  await backend.run(z.uuid(), (db) => db.rpc("copy_option", { option_id: option, value }));
  await spreadChange(backend);
}

const tables = { part: "maestro_question_parts", option: "maestro_options" } as const;

/**
 * Takes a part or an option out, or puts it back.
 * @throws BackendRefused (23514 where a question that is asked would not be complete, 23505 where another has its place)
 */
export async function archiveWithin(
  backend: Backend,
  kind: keyof typeof tables,
  id: string,
  archived: boolean,
): Promise<void> {
  const archived_at = archived ? new Date().toISOString() : null;
  await backend.run(atLeastOneRow, (db) => db.from(tables[kind]).update({ archived_at }).eq("id", id).select("id"));
  await spreadChange(backend);
}

/** A value that no theme knows: it is kept as an answer and changes no formula. */
export function valueWithoutMeaning(): string {
  return `own_${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
}

/** Whether it is such a value. */
export function isWithoutMeaning(value: string): boolean {
  return /^own_[0-9a-f]{12}$/.test(value);
}
