-- A finished perfume stays as it is. Finishing again after a changed answer makes another edition; a session's row
-- without a question is the one that was finished last, and the others are kept beside it.

alter table public.maestro_results
  add column edition integer not null default 1 check (edition > 0),
  add column answers jsonb check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 100000),
  add constraint maestro_results_answers_of_perfume check (question_id is null or answers is null);
comment on column public.maestro_results.edition is 'Which of the session''s perfumes it is, in the order of composing; says nothing of an answer';
comment on column public.maestro_results.answers is 'What the perfume was composed from; null of an older one';

create table public.maestro_editions (
  id uuid primary key,
  session_id uuid not null references public.maestro_sessions (id) on delete cascade,
  edition integer not null check (edition > 0),
  lang text not null check (private.is_language(lang)),
  answers jsonb check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 100000),
  custom_name text check (length(custom_name) between 1 and 60 and custom_name !~ '[[:cntrl:]]'),
  engraving boolean not null,
  result_json jsonb not null check (jsonb_typeof(result_json) = 'object' and length(result_json::text) <= 120000),
  fingerprint text not null check (length(fingerprint) between 8 and 128),
  share_token uuid not null,
  engine_version text not null check (length(engine_version) between 1 and 40),
  palette_version text not null check (length(palette_version) between 1 and 40),
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  unique (session_id, edition),
  constraint maestro_editions_custom_name_plain check (private.is_plain_text(custom_name))
);
comment on table public.maestro_editions is 'A session''s other perfumes, with the ids and share links that they had as the newest';
create unique index maestro_editions_share_token_idx on public.maestro_editions (share_token);
create unique index maestro_editions_formula_idx on public.maestro_editions (fingerprint);
create index maestro_editions_fingerprint_idx on public.maestro_editions (lower(fingerprint) text_pattern_ops);
create index maestro_editions_name_idx on public.maestro_editions (lower(custom_name) text_pattern_ops) where custom_name is not null;
create index maestro_editions_newest_idx on public.maestro_editions (created_at, id);

alter table public.maestro_editions enable row level security;
create policy "a session reads its editions" on public.maestro_editions
  for select to anon, authenticated using (session_id = (select private.request_session()));
grant select on public.maestro_editions to anon, authenticated;
create trigger audit after update of withdrawn_at on public.maestro_editions
  for each row when (old.withdrawn_at is distinct from new.withdrawn_at) execute function private.audit();

create view private.perfumes with (security_invoker = true) as
  select id, session_id, edition, lang, answers, custom_name, engraving, result_json, fingerprint, share_token,
    engine_version, palette_version, withdrawn_at, created_at, true as newest
  from public.maestro_results where question_id is null
  union all
  select id, session_id, edition, lang, answers, custom_name, engraving, result_json, fingerprint, share_token,
    engine_version, palette_version, withdrawn_at, created_at, false
  from public.maestro_editions;
comment on view private.perfumes is 'Every perfume, the newest of a session and the others, for functions';

create function private.most_editions() returns integer language sql immutable set search_path = '' as $$ select 12 $$;
comment on function private.most_editions() is 'So many perfumes has a session at most';

create function private.set_newest_aside(session uuid) returns void
language sql volatile set search_path = '' as $$
  insert into public.maestro_editions
    (id, session_id, edition, lang, answers, custom_name, engraving, result_json, fingerprint, share_token,
      engine_version, palette_version, withdrawn_at, created_at)
  select id, session_id, edition, lang, answers, custom_name, engraving, result_json, fingerprint, share_token,
    engine_version, palette_version, withdrawn_at, created_at
  from private.perfumes as perfume
  -- A row without versions is not the house's: it is overwritten.
  where perfume.session_id = $1 and perfume.newest and perfume.engine_version is not null
$$;
comment on function private.set_newest_aside(uuid) is 'Copies the newest perfume to the others, before its row takes another';

create function private.bring_back(perfume uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  other public.maestro_editions;
begin
  delete from public.maestro_editions as edition where edition.id = perfume returning edition.* into other;
  if other.id is null then
    return;
  end if;
  perform private.set_newest_aside(other.session_id);
  update public.maestro_results as newest set
    id = other.id, edition = other.edition, lang = other.lang, answers = other.answers, custom_name = other.custom_name,
    engraving = other.engraving, result_json = other.result_json, fingerprint = other.fingerprint,
    share_token = other.share_token, engine_version = other.engine_version, palette_version = other.palette_version,
    withdrawn_at = other.withdrawn_at, created_at = other.created_at
  where newest.session_id = other.session_id and newest.question_id is null;
end
$$;
comment on function private.bring_back(uuid) is 'Changes places between one of the others and the newest perfume of its session; nothing for the newest itself';

create function public.save_edition(
  session uuid, lang text, answers jsonb, result jsonb, fingerprint text, engine_version text, palette_version text,
  custom_name text default null, ip text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked jsonb := $3 - 'custom_name';
  known record;
  newest record;
  last_edition integer;
begin
  if $1 is distinct from private.request_session() then
    raise exception 'The perfume of another session' using errcode = 'insufficient_privilege';
  end if;
  if $6 is null or $7 is null then
    raise exception 'A perfume of the house names its versions' using errcode = 'not_null_violation';
  end if;
  perform private.spend_budget('perfume', $9, 60);
  -- Two tabs that finish at once take turns.
  perform from public.maestro_sessions as journey where journey.id = $1 for no key update;

  select perfume.id, perfume.answers into known from private.perfumes as perfume
  where perfume.session_id = $1 and perfume.engine_version is not null and perfume.withdrawn_at is null
    and (perfume.answers - 'custom_name' = asked or perfume.fingerprint = $5)
  order by perfume.answers - 'custom_name' = asked desc nulls last
  limit 1;
  if found then
    perform private.bring_back(known.id);
    -- A name that was answered anew is the perfume's; otherwise it keeps the one that it has.
    update public.maestro_results as perfume set
      custom_name = case
        when known.answers is not null and known.answers -> 'custom_name' is distinct from $3 -> 'custom_name'
          then coalesce($8, perfume.custom_name)
        else coalesce(perfume.custom_name, $8)
      end,
      answers = coalesce($3, perfume.answers)
    where perfume.session_id = $1 and perfume.question_id is null;
    return 'known';
  end if;

  if exists (select from private.withdrawn_formulas as formula where formula.fingerprint = $5) then
    return 'taken';
  end if;
  select max(perfume.edition) into last_edition from private.perfumes as perfume
  where perfume.session_id = $1 and perfume.engine_version is not null;
  if (select count(*) from private.perfumes as perfume where perfume.session_id = $1 and perfume.engine_version is not null)
    >= private.most_editions() then
    return 'full';
  end if;
  select perfume.custom_name, perfume.engraving into newest from private.perfumes as perfume
  where perfume.session_id = $1 and perfume.newest and perfume.withdrawn_at is not null;
  perform private.set_newest_aside($1);
  insert into public.maestro_results
    (session_id, edition, lang, answers, result_json, fingerprint, engine_version, palette_version, custom_name, engraving)
  values ($1, coalesce(last_edition, 0) + 1, $2, $3, $4, $5, $6, $7, coalesce($8, newest.custom_name), coalesce(newest.engraving, false))
  on conflict on constraint maestro_results_once do update set
    id = gen_random_uuid(), share_token = gen_random_uuid(), created_at = now(), withdrawn_at = null,
    edition = excluded.edition, lang = excluded.lang, answers = excluded.answers, result_json = excluded.result_json,
    fingerprint = excluded.fingerprint, engine_version = excluded.engine_version, palette_version = excluded.palette_version,
    custom_name = excluded.custom_name, engraving = excluded.engraving;
  -- Asked after writing: a formula that moves between the tables meanwhile is in one of them by now.
  if exists (select from public.maestro_editions as other where other.fingerprint = $5) then
    raise unique_violation;
  end if;
  return 'saved';
exception when unique_violation then
  return 'taken';
end
$$;
comment on function public.save_edition(uuid, text, jsonb, jsonb, text, text, text, text, text) is
  'Saves a perfume as the newest of the session that the request names, and keeps the others. "known": one of these answers or this formula was there and is the newest again; "taken": the formula is another session''s or withdrawn; "full": the session has as many as it may.';
grant execute on function public.save_edition(uuid, text, jsonb, jsonb, text, text, text, text, text) to worker;

create or replace function public.save_perfume(
  session uuid, lang text, result jsonb, fingerprint text, engine_version text, palette_version text,
  custom_name text default null, ip text default null
) returns boolean
language sql volatile security definer set search_path = '' as $$
  select public.save_edition($1, $2, null, $3, $4, $5, $6, $7, $8) in ('saved', 'known')
$$;
comment on function public.save_perfume(uuid, text, jsonb, text, text, text, text, text) is 'Stays for the Worker before save_edition';

drop function public.name_perfume(uuid, text, boolean);
create function public.name_perfume(
  session uuid, name text default null, engraving boolean default false, edition integer default null
) returns boolean
language sql volatile security definer set search_path = '' as $$
  with newest as (
    update public.maestro_results as perfume set custom_name = $2, engraving = $3
    where perfume.session_id = $1 and perfume.question_id is null and $1 = private.request_session()
      and perfume.edition = coalesce($4, perfume.edition)
    returning perfume.id
  ), other as (
    update public.maestro_editions as perfume set custom_name = $2, engraving = $3
    where perfume.session_id = $1 and perfume.edition = $4 and $1 = private.request_session()
    returning perfume.id
  )
  select exists (select from newest) or exists (select from other)
$$;
comment on function public.name_perfume(uuid, text, boolean, integer) is
  'Sets name (null: none) and engraving of an edition (null: the newest) of the session that the request names; false where it has none';
grant execute on function public.name_perfume(uuid, text, boolean, integer) to worker;

create function public.clear_answers(session uuid) returns integer
language sql volatile security definer set search_path = '' as $$
  with cleared as (
    delete from public.maestro_results as answer
    where answer.session_id = $1 and answer.question_id is not null and $1 = private.request_session()
    returning answer.id
  )
  select count(*)::integer from cleared
$$;
comment on function public.clear_answers(uuid) is
  'Deletes the answers of the session that the request names, so that its journey begins anew; its perfumes stay. How many there were.';
grant execute on function public.clear_answers(uuid) to worker;

create function private.shown_variants(result jsonb) returns jsonb
language sql immutable set search_path = '' as $$
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
  from jsonb_array_elements(result -> 'variants') with ordinality as listed (variant, place)
$$;
comment on function private.shown_variants(jsonb) is 'Names, notes and the Maestro''s words of a perfume, never formula or recipe';

create or replace function public.shared_perfume(token uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when perfume.withdrawn_at is not null then '{"withdrawn": true}' else jsonb_build_object(
    'custom_name', perfume.custom_name,
    'variants', private.shown_variants(perfume.result_json)
  ) end
  from private.perfumes as perfume
  where perfume.share_token = token and perfume.engine_version is not null
$$;

create function private.editions_of(session uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', perfume.id,
      'edition', perfume.edition,
      'newest', perfume.newest,
      'created_at', perfume.created_at,
      'custom_name', perfume.custom_name,
      'engraving', perfume.engraving,
      'answers', perfume.answers,
      'fingerprint', perfume.fingerprint,
      'share_token', perfume.share_token,
      'engine_version', perfume.engine_version,
      'palette_version', perfume.palette_version,
      'withdrawn_at', perfume.withdrawn_at,
      'variants', private.shown_variants(perfume.result_json)
    ) order by perfume.edition desc
  ), '[]')
  from private.perfumes as perfume
  where perfume.session_id = $1 and perfume.engine_version is not null
$$;
comment on function private.editions_of(uuid) is 'The perfumes of a session in short, the last composed first';

create function public.list_editions(session uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when $1 = private.request_session() then private.editions_of($1) else '[]' end
$$;
comment on function public.list_editions(uuid) is 'The perfumes of the session that the request names, in short; none of any other';
grant execute on function public.list_editions(uuid) to worker;
