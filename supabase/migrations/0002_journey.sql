-- The Maestro's journey: the questions the shop asks, and what a visitor's own session answers.

create table public.maestro_sessions (
  id uuid primary key default gen_random_uuid(),
  lang text not null check (private.is_language(lang)),
  user_agent text check (length(user_agent) <= 400),
  created_at timestamptz not null default now()
);
comment on table public.maestro_sessions is 'A visitor''s journey. Its id is a secret: who knows it may read and write the journey''s rows.';
alter table public.maestro_sessions enable row level security;
create policy "admins read sessions" on public.maestro_sessions
  for select to authenticated using ((select public.is_admin()));
grant select on public.maestro_sessions to authenticated;

create function public.maestro_start_session(lang text, user_agent text default null, ip text default null) returns uuid
language sql volatile security definer set search_path = '' as $$
  insert into public.maestro_sessions (lang, user_agent) values ($1, left($2, 400)) returning id
$$;
comment on function public.maestro_start_session(text, text, text) is 'Mints a journey''s session. The address (ip) is accepted for the caller''s sake and not kept.';
grant execute on function public.maestro_start_session(text, text, text) to anon, authenticated;

create function public.request_session() returns uuid
language sql stable security definer set search_path = '' as $$
  select session.id from public.maestro_sessions as session
  where session.id::text = lower(nullif(current_setting('request.headers', true), '')::json ->> 'x-session-id')
$$;
comment on function public.request_session() is 'The session that this request''s x-session-id header names, or null where there is no such session';
grant execute on function public.request_session() to anon, authenticated;

create table public.maestro_questions (
  id uuid primary key default gen_random_uuid(),
  order_index integer not null,
  question_text jsonb not null check (private.is_localised(question_text, 400)),
  hint jsonb check (hint is null or private.is_localised(hint, 400)),
  background_url text check (length(background_url) between 1 and 300),
  intro_media_type text check (intro_media_type in ('audio', 'video')),
  intro_media_url text check (length(intro_media_url) between 1 and 300),
  is_active boolean not null default true,
  constraint maestro_questions_intro_whole check ((intro_media_type is null) = (intro_media_url is null))
);
comment on table public.maestro_questions is 'One page of the journey. background_url is the name of a picture.';
create index maestro_questions_order_idx on public.maestro_questions (order_index) where is_active;

create table public.maestro_question_parts (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references public.maestro_questions (id) on delete cascade,
  part_index integer not null,
  part_type text not null check (part_type in ('cards', 'choices', 'colors', 'slider', 'input', 'voice')),
  theme text not null check (theme in (
    'gender', 'families', 'time_of_day', 'occasions', 'persona', 'strength', 'season', 'environment', 'colors', 'memory', 'custom_name'
  )),
  prompt jsonb check (prompt is null or private.is_localised(prompt, 400)),
  required boolean not null default true,
  config_json jsonb not null default '{}' check (jsonb_typeof(config_json) = 'object'),
  unique (question_id, part_index),
  unique (question_id, theme)
);
comment on table public.maestro_question_parts is 'What a question asks for. theme is the key under which the answer is kept; config_json holds min and max.';

create table public.maestro_options (
  id uuid primary key default gen_random_uuid(),
  part_id uuid not null references public.maestro_question_parts (id) on delete cascade,
  order_index integer not null,
  value text not null check (value ~ '^[a-z0-9_]{1,40}$'),
  label jsonb not null check (private.is_localised(label, 120)),
  image_url text check (length(image_url) between 1 and 300),
  swatch text check (swatch ~ '^#[0-9a-f]{6}$'),
  unique (part_id, value)
);
comment on table public.maestro_options is 'A choice of a part. image_url is the name of a picture; swatch is the colour of a colour.';

alter table public.maestro_questions enable row level security;
alter table public.maestro_question_parts enable row level security;
alter table public.maestro_options enable row level security;
create policy "everyone reads active questions, admins all" on public.maestro_questions
  for select to anon, authenticated using (is_active or (select public.is_admin()));
create policy "everyone reads the parts of questions they can read" on public.maestro_question_parts
  for select to anon, authenticated using (exists (select from public.maestro_questions as question where question.id = question_id));
create policy "everyone reads the options of parts they can read" on public.maestro_options
  for select to anon, authenticated using (exists (select from public.maestro_question_parts as part where part.id = part_id));
create policy "admins edit questions" on public.maestro_questions
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admins edit parts" on public.maestro_question_parts
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admins edit options" on public.maestro_options
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
grant select on public.maestro_questions, public.maestro_question_parts, public.maestro_options to anon, authenticated;
-- Words, order and whether a question is asked; its themes and values are what the engine composes from, and stay.
grant update (order_index, question_text, hint, background_url, intro_media_type, intro_media_url, is_active)
  on public.maestro_questions to authenticated;
grant update (prompt) on public.maestro_question_parts to authenticated;
grant update (order_index, label, image_url, swatch) on public.maestro_options to authenticated;

create table public.maestro_results (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references public.maestro_sessions (id) on delete cascade,
  question_id uuid references public.maestro_questions (id),
  lang text not null check (private.is_language(lang)),
  answer jsonb check (jsonb_typeof(answer) = 'object' and length(answer::text) <= 8000),
  custom_name text check (length(custom_name) between 1 and 60 and custom_name !~ '[[:cntrl:]]'),
  engraving boolean not null default false,
  result_json jsonb check (jsonb_typeof(result_json) = 'object' and length(result_json::text) <= 120000),
  fingerprint text unique check (length(fingerprint) between 8 and 128),
  share_token uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint maestro_results_once unique nulls not distinct (session_id, question_id),
  constraint maestro_results_answer_or_perfume check (
    case when question_id is null
      then answer is null and result_json is not null and fingerprint is not null
      else answer is not null and result_json is null and fingerprint is null and custom_name is null and not engraving
    end
  )
);
comment on table public.maestro_results is 'A session''s answers, one row per question, and its finished perfume: the row without a question.';
create index maestro_results_question_idx on public.maestro_results (question_id);
create index maestro_results_fingerprint_idx on public.maestro_results (lower(fingerprint) text_pattern_ops) where fingerprint is not null;
create index maestro_results_name_idx on public.maestro_results (lower(custom_name) text_pattern_ops) where custom_name is not null;
create trigger touch before update on public.maestro_results for each row execute function private.touch();

alter table public.maestro_results enable row level security;
create policy "a session reads its rows, admins the perfumes" on public.maestro_results
  for select to anon, authenticated
  using (session_id = (select public.request_session()) or (question_id is null and (select public.is_admin())));
create policy "a session writes its rows" on public.maestro_results
  for insert to anon, authenticated with check (session_id = (select public.request_session()));
create policy "a session changes its rows" on public.maestro_results
  for update to anon, authenticated
  using (session_id = (select public.request_session())) with check (session_id = (select public.request_session()));
grant select,
  insert (session_id, question_id, lang, answer, custom_name, engraving, result_json, fingerprint),
  update (session_id, question_id, lang, answer, custom_name, engraving, result_json, fingerprint)
  on public.maestro_results to anon, authenticated;

create function public.shared_perfume(token uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'custom_name', result.custom_name,
    'variants', (
      select jsonb_agg(
        jsonb_build_object(
          'kind', variant -> 'kind',
          'display_name', variant -> 'display_name',
          'display_name_ar', variant -> 'display_name_ar',
          'display_name_fr', variant -> 'display_name_fr',
          'display_name_ru', variant -> 'display_name_ru',
          'maestro_notes', variant -> 'maestro_notes',
          'maestro_notes_ar', variant -> 'maestro_notes_ar',
          'maestro_notes_fr', variant -> 'maestro_notes_fr',
          'maestro_notes_ru', variant -> 'maestro_notes_ru',
          'notes', (
            select jsonb_object_agg(layer, (
              select coalesce(jsonb_agg(note.value - 'because' order by note.place), '[]')
              from jsonb_array_elements(variant -> 'notes' -> layer) with ordinality as note (value, place)
            ))
            from unnest(array['top', 'middle', 'base']) as layer
          )
        ) order by place
      )
      from jsonb_array_elements(result.result_json -> 'variants') with ordinality as listed (variant, place)
    )
  )
  from public.maestro_results as result
  where result.share_token = token and result.question_id is null
$$;
comment on function public.shared_perfume(uuid) is 'What a shared link shows of a perfume: names, notes and the Maestro''s words; never answers, formula or recipe.';
grant execute on function public.shared_perfume(uuid) to anon, authenticated;

create trigger audit after insert or update or delete on public.maestro_questions for each row execute function private.audit();
create trigger audit after insert or update or delete on public.maestro_question_parts for each row execute function private.audit();
create trigger audit after insert or update or delete on public.maestro_options for each row execute function private.audit();
