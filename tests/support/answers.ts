import type { Language } from "../../app/i18n/languages.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";

/** What a visitor gives to every question of the seed, in its order. */
export const answers = [
  { gender: "unisex" },
  { time_of_day: "night" },
  { season: ["autumn"] },
  { environment: ["desert"] },
  { persona: ["mysterious"] },
  { families: ["woody", "oriental"] },
  { colors: ["gold", "onyx"] },
  { strength: 7 },
  { occasions: ["special"] },
  { memory: "rain on stone" },
  {},
  {},
] as const;

/** A session with the first `count` questions answered; hands back its id. */
export async function createSession(
  backend: LocalBackend,
  language: Language,
  count: number = answers.length,
): Promise<string> {
  const [row] = await backend.sql<{ id: string }>(
    "insert into public.maestro_sessions (lang) values ($1) returning id",
    [language],
  );
  if (!row) throw new Error("No session was made");
  await backend.sql(
    `insert into private.maestro_results (session_id, question_id, lang, answer)
     select $1, question.id, $2, given.answer
     from (select id, row_number() over (order by order_index) as place from public.maestro_questions where is_active) as question
     join jsonb_array_elements($3::jsonb) with ordinality as given (answer, place) on given.place = question.place`,
    [row.id, language, JSON.stringify(answers.slice(0, count))],
  );
  return row.id;
}
