import { z } from "zod";
import type { Localised } from "../../i18n/languages.ts";
import type { Backend, Client, QueryResponse } from "../backend.ts";
import { localisedSchema } from "../rows.ts";
import { spreadChange } from "../site-state.ts";

/** What may have an uploaded picture. */
export const pictureKinds = ["perfume", "question", "option"] as const;
export type PictureKind = (typeof pictureKinds)[number];

const tables = {
  perfume: "maestro_products",
  question: "maestro_questions",
  option: "maestro_options",
} as const satisfies Record<PictureKind, string>;

const rowsSchema = z.array(
  z.object({
    title: localisedSchema,
    picture: z.string().nullable(),
    alt: localisedSchema.nullable(),
    part: z.object({ question_id: z.uuid() }).optional(),
  }),
);

/** What the page of a picture shows: of what it is, the picture, and where its form leads back to. */
export type PictureSubject = { title: Localised; picture: string | null; alt: Localised | null; back: string };

const shown = "picture, alt:picture_alt";

function readSubject(db: Client, kind: PictureKind, id: string): PromiseLike<QueryResponse> {
  switch (kind) {
    case "perfume":
      return db.from(tables.perfume).select(`title:name, ${shown}`).eq("id", id);
    case "question":
      return db.from(tables.question).select(`title:question_text, ${shown}`).eq("id", id);
    case "option":
      return db
        .from(tables.option)
        .select(`title:label, ${shown}, part:maestro_question_parts (question_id)`)
        .eq("id", id);
  }
}

/** Null where there is none of this id. */
export async function findPictureSubject(
  backend: Backend,
  kind: PictureKind,
  id: string,
): Promise<PictureSubject | null> {
  const [row] = await backend.run(rowsSchema, (db) => readSubject(db, kind, id));
  if (!row) return null;
  const { part, ...subject } = row;
  return { ...subject, back: kind === "perfume" ? `/perfumes/${id}` : `/questions/${part?.question_id ?? id}/parts` };
}

export type NamedPicture = { picture: string; picture_alt: Localised };

/**
 * Sets a picture or, with null, takes it away, where the one that was `seen` (its name) is still there.
 * @returns false where another is
 * @throws BackendRefused (PT429 past sixty of an admin's in an hour)
 */
export async function savePicture(
  backend: Backend,
  { kind, id, seen }: { kind: PictureKind; id: string; seen: string | null },
  named: NamedPicture | null,
): Promise<boolean> {
  const rows = await backend.run(z.array(z.unknown()), (db) => {
    const update = db
      .from(tables[kind])
      .update(named ?? { picture: null, picture_alt: null })
      .eq("id", id);
    return (seen === null ? update.is("picture", null) : update.eq("picture", seen)).select("id");
  });
  if (rows.length > 0) await spreadChange(backend);
  return rows.length > 0;
}

/** Whether anything still shows a picture. */
export async function isPictureUsed(backend: Backend, name: string): Promise<boolean> {
  const found = await Promise.all(
    Object.values(tables).map((table) =>
      backend.run(z.array(z.unknown()), (db) => db.from(table).select("id").eq("picture", name).limit(1)),
    ),
  );
  return found.some((rows) => rows.length > 0);
}
