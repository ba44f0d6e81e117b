import type { LocalBackend } from "../../supabase/local/backend.ts";
import type { Perfume } from "./visitor.ts";

/** What the database holds after the drill. */
export type Stored = {
  perfumes: number;
  fingerprints: number;
  sessions: number;
  shareTokens: number;
  /** Sessions' worth of answers. */
  answerSets: number;
  /** Questions that one session has two answers to. */
  duplicateAnswers: number;
  subscribers: number;
  /** Sessions of promised perfumes that are missing or not as they were promised. */
  lost: string[];
};

export async function readStored(backend: LocalBackend, promised: Perfume[]): Promise<Stored> {
  const [counted] = await backend.sql<Omit<Stored, "lost">>(
    `with finished as (select * from private.maestro_results where newest),
       answers as (select * from private.maestro_results where question_id is not null)
     select (select count(*)::int from finished) as perfumes,
       (select count(distinct fingerprint)::int from finished) as fingerprints,
       (select count(distinct session_id)::int from finished) as sessions,
       (select count(distinct share_token)::int from finished) as "shareTokens",
       (select count(*)::float8 from answers join finished using (session_id))
         / (select count(*) from public.maestro_questions) as "answerSets",
       (select count(*)::int from (select from answers group by session_id, question_id having count(*) > 1) as each)
         as "duplicateAnswers",
       (select count(distinct email)::int from private.mailed_links) as subscribers`,
  );
  if (!counted) throw new Error("The database counts nothing");
  const lost = await backend.sql<{ id: string }>(
    `select promised.id from jsonb_to_recordset($1::jsonb) as promised (id uuid, name text)
     left join private.maestro_results as result
       on result.session_id = promised.id and result.newest and result.custom_name = promised.name
       and jsonb_array_length(result.result_json -> 'variants') = 2
     where result.id is null`,
    [JSON.stringify(promised.map(({ session: id, name }) => ({ id, name })))],
  );
  return { ...counted, lost: lost.map(({ id }) => id) };
}

/** What is lost, stored twice or not unique. */
export function faultsIn(stored: Stored, promised: number, subscribers: number): string[] {
  const faults = stored.lost.map((id) => `Lost: ${id}`);
  const { perfumes, fingerprints, sessions, shareTokens, answerSets } = stored;
  const counts = { perfumes, fingerprints, sessions, "share tokens": shareTokens, "sets of answers": answerSets };
  for (const [what, count] of Object.entries(counts))
    if (count !== promised) faults.push(`${promised} perfumes were promised, ${count} ${what} are stored`);
  if (stored.duplicateAnswers !== 0) faults.push(`${stored.duplicateAnswers} answers were stored twice`);
  if (stored.subscribers !== subscribers)
    faults.push(`${subscribers} addresses asked for the newsletter, ${stored.subscribers} are stored`);
  return faults;
}
