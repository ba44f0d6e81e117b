import { compose } from "../../app/maestro/index.ts";
import type { Answers, Composition } from "../../app/maestro/types.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { createSession } from "./answers.ts";
import type { Language } from "./shop.ts";

type Wanted = { answers: Answers; name: string | null; language?: Language; engraving?: boolean };
type Stored = { id: string; session: string; share_token: string; composition: Composition };

/** A finished perfume as a visitor's journey leaves it. */
export async function storePerfume(
  backend: LocalBackend,
  { answers, name, language = "en", engraving = false }: Wanted,
): Promise<Stored> {
  const session = await createSession(backend, language, 0);
  const composition = compose({ answers, session });
  const { versions, fingerprint } = composition;
  const [row] = await backend.sql<{ id: string; share_token: string }>(
    `insert into private.maestro_results
       (session_id, edition, newest, lang, answers, custom_name, engraving, fingerprint, result_json, engine_version, palette_version)
     values ($1, 1, true, $2, $3, $4, $5, $6, $7, $8, $9) returning id, share_token`,
    [
      session,
      language,
      JSON.stringify(answers),
      name,
      engraving,
      fingerprint,
      JSON.stringify(resultJson(composition)),
      versions.engine,
      versions.palette,
    ],
  );
  if (!row) throw new Error("No perfume was stored");
  return { ...row, session, composition };
}

/** A composition as the database keeps it. */
export function resultJson({ versions: _, premiere, deuxieme, ...stated }: Composition) {
  const variants = [
    { kind: "premiere", ...premiere },
    { kind: "deuxieme", ...deuxieme },
  ];
  return { version: 1, ...stated, variants };
}
