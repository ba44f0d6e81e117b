import type { LocalBackend } from "../../supabase/local/backend.ts";
import type { Perfume } from "./visitor.ts";

export type Kept = {
  rows: number;
  prints: number;
  sessions: number;
  links: number;
  answers: number;
  twice: number;
  readers: number;
  lost: string[];
};

/** What the database holds after the drill, beside what the visitors were promised. */
export async function countKept(backend: LocalBackend, perfumes: Perfume[]): Promise<Kept> {
  const [counted] = await backend.sql<Omit<Kept, "lost">>(
    `with finished as (select * from public.maestro_results where question_id is null),
       answers as (select * from public.maestro_results where question_id is not null)
     select (select count(*)::int from finished) as rows,
       (select count(distinct fingerprint)::int from finished) as prints,
       (select count(distinct session_id)::int from finished) as sessions,
       (select count(distinct share_token)::int from finished) as links,
       (select count(*)::int from answers join finished using (session_id)) as answers,
       (select count(*)::int from (select from answers group by session_id, question_id having count(*) > 1) as each)
         as twice,
       (select count(*)::int from public.newsletter_subscribers) as readers`,
  );
  const lost = await backend.sql<{ id: string }>(
    `select promised.id from jsonb_to_recordset($1::jsonb) as promised (id uuid, name text)
     left join public.maestro_results as result
       on result.session_id = promised.id and result.question_id is null and result.custom_name = promised.name
       and jsonb_array_length(result.result_json -> 'variants') = 2
     where result.id is null`,
    [JSON.stringify(perfumes.map(({ session: id, name }) => ({ id, name })))],
  );
  if (!counted) throw new Error("The database counts nothing");
  const [questions] = await backend.sql<{ count: number }>("select count(*)::int from public.maestro_questions");
  return { ...counted, answers: counted.answers / (questions?.count ?? 0), lost: lost.map(({ id }) => id) };
}

export function faultsOf(kept: Kept, promised: number, readers: number): string[] {
  const faults = kept.lost.map((id) => `Lost: ${id}`);
  const { rows, prints, sessions, links, answers } = kept;
  for (const [what, count] of Object.entries({ rows, prints, sessions, links, "sets of answers": answers }))
    if (count !== promised) faults.push(`${promised} perfumes were promised, ${count} ${what} are kept`);
  if (kept.twice !== 0) faults.push(`${kept.twice} answers were kept twice`);
  if (kept.readers !== readers) faults.push(`${readers} readers subscribed, ${kept.readers} are kept`);
  return faults;
}
