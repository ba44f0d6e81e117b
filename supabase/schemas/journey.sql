-- The Maestro's journey: a visitor's session, its answers, and the perfumes that were composed from them, each an edition.

create table public.maestro_sessions (
  id uuid primary key default gen_random_uuid(),
  lang text not null check (private.is_language(lang)),
  user_agent text check (length(user_agent) <= 400),
  created_at timestamptz not null default now(),
  owner uuid references auth.users (id) on delete cascade,
  has_perfume boolean not null default false
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
comment on table public.maestro_sessions is 'A visitor''s journey. Its id stands in addresses: it opens what a results page shows a stranger, and no more.';
comment on column public.maestro_sessions.owner is 'The account that the journey goes with; null for a guest''s';
comment on column public.maestro_sessions.has_perfume is 'Set by a trigger; a session without a perfume is not kept for long';
create index maestro_sessions_owner_idx on public.maestro_sessions (owner) where owner is not null;
create index maestro_sessions_unfinished_idx on public.maestro_sessions (created_at) where not has_perfume;

-- A finished perfume stays as it is: finishing again after a changed answer makes another edition, and one of them is the
-- session's newest, the one that was finished last. Visitors write answers; a perfume is written by save_result, with the
-- versions of the engine and the palette that made it.
create table private.maestro_results (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references public.maestro_sessions (id) on delete cascade,
  question_id uuid references public.maestro_questions (id),
  lang text not null check (private.is_language(lang)),
  answer jsonb check (jsonb_typeof(answer) = 'object' and length(answer::text) <= 8000),
  edition integer check (edition > 0),
  newest boolean not null default false,
  answers jsonb check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 100000),
  custom_name text check (private.is_perfume_name(custom_name)),
  engraving boolean not null default false,
  -- The bound is on the stored (compressed) bytes: writing a perfume out as text to measure its length took longer than
  -- compressing it.
  result_json jsonb check (jsonb_typeof(result_json) = 'object' and pg_column_size(result_json) <= 120000),
  fingerprint text check (length(fingerprint) between 8 and 128),
  share_token uuid not null default gen_random_uuid(),
  engine_version text check (length(engine_version) between 1 and 40),
  palette_version text check (length(palette_version) between 1 and 40),
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint maestro_results_once unique (session_id, question_id),
  constraint maestro_results_readings check (
    case jsonb_typeof(answer -> 'readings')
      when 'array' then jsonb_array_length(answer -> 'readings') <= 80
      else answer -> 'readings' is null
    end
  ),
  constraint maestro_results_answer_or_perfume check (
    case when question_id is null
      then answer is null
        and num_nulls(edition, answers, result_json, fingerprint, engine_version, palette_version) = 0
      else answer is not null and not newest and not engraving
        and num_nonnulls(edition, answers, result_json, fingerprint, engine_version, palette_version, custom_name, withdrawn_at) = 0
    end
  )
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
comment on table private.maestro_results is 'A session''s answers, one row per question, and its finished perfumes, the rows without a question.';
comment on column private.maestro_results.answer is
  'By theme, and under readings what was read in its texts, as the visitor confirmed it. What must not be in a perfume may tell of an allergy, which is health data.';
comment on column private.maestro_results.withdrawn_at is 'When an admin withdrew the perfume';
comment on column private.maestro_results.edition is 'The number of this perfume among the session''s, in the order of composing';
comment on column private.maestro_results.newest is 'Whether it is the perfume that its session finished last';
comment on column private.maestro_results.answers is 'The answers that the perfume was composed from';
create index maestro_results_question_idx on private.maestro_results (question_id);
-- Every index makes writes dearer. These leave out answers, of which there are twelve times as many as perfumes.
create unique index maestro_results_newest_idx on private.maestro_results (session_id) where newest;
create unique index maestro_results_edition_idx on private.maestro_results (session_id, edition) where question_id is null;
create unique index maestro_results_share_token_idx on private.maestro_results (share_token) where question_id is null;
create unique index maestro_results_formula_idx on private.maestro_results (fingerprint) where question_id is null;
create index maestro_results_fingerprint_idx on private.maestro_results (lower(fingerprint) text_pattern_ops) where fingerprint is not null;
create index maestro_results_name_idx on private.maestro_results (lower(custom_name) text_pattern_ops) where custom_name is not null;
create index maestro_results_listed_idx on private.maestro_results (created_at, id) where question_id is null;
create trigger touch before update on private.maestro_results for each row execute function private.touch();
create trigger audit after update of withdrawn_at on private.maestro_results
  for each row when (old.withdrawn_at is distinct from new.withdrawn_at) execute function private.audit();

-- A perfume is the largest value that is written: LZ4 takes a seventh of pglz's time for the same size. Not every build has it.
do $$
begin
  alter table private.maestro_results alter column result_json set compression lz4;
exception when feature_not_supported then
  null;
end
$$;

create table private.withdrawn_formulas (
  fingerprint text primary key,
  withdrawn_at timestamptz not null default now()
);
comment on table private.withdrawn_formulas is 'Fingerprints that admins withdrew: no session gets them again until they are restored.';

-- The id of a session stands in addresses. It opens what a results page shows a stranger and no more: answers, formula,
-- recipe and share link, and all writing, are the Worker's, which has checked the signature in the visitor's cookie. A
-- journey that nobody owns is its cookie's. Once it goes with an account, a live session of that account opens it, in
-- whichever browser, and its cookie opens what everyone sees who knows the address.

create function private.request_journey() returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select session.id from public.maestro_sessions as session
    where session.id = private.uuid_or_null(nullif(current_setting('request.headers', true), '')::json ->> 'x-session-id')
      and not (select private.is_admin())
  );
end
$$;
comment on function private.request_journey is
  'The session that this request''s x-session-id header names; null where there is no such session, and for admins, who read no visitors'' answers';

create function private.holder_of(session_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case
      when journey.owner is not null then case when journey.owner = private.caller() then 'caller' else 'account' end
      when journey.id = private.request_journey() then 'caller'
      else 'guest'
    end
    from public.maestro_sessions as journey where journey.id = $1
  );
end
$$;
comment on function private.holder_of is
  'Who holds a journey and may open and change it: the caller (by cookie or account), an account that is not signed in here, or another guest. Null where there is no journey.';

create function private.own_journey() returns uuid language plpgsql stable security definer set search_path = '' as $$
declare
  named constant uuid := private.request_journey();
begin
  return case when private.holder_of(named) = 'caller' then named end;
end
$$;
comment on function private.own_journey is 'The session that the request names, where the caller holds its journey';

-- A note is shown by what it smells of: its material is a part of the formula, and `because` names answers.
create function private.shown_notes(notes jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_object_agg(layer, (
      select coalesce(jsonb_agg(
        (select jsonb_object_agg(lang, note -> lang) from unnest(private.languages()) as lang) order by place
      ), '[]')
      from jsonb_array_elements(case when jsonb_typeof($1 -> layer) = 'array' then $1 -> layer end)
        with ordinality as listed (note, place)
      where jsonb_typeof(note) = 'object'
    ))
    from unnest(array['top', 'middle', 'base']) as layer
  );
end
$$;
comment on function private.shown_notes is 'The notes of a perfume by their names alone';

-- The Maestro's words for the owner quote the memory and name answers; everybody else gets the words written from the
-- notes alone. A perfume that is not a list of variants cannot be shown, and must not keep a list of perfumes from
-- being shown.
create function private.shown_variants(result jsonb, own boolean) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'kind', variant -> 'kind',
        'seal', variant -> 'seal',
        'display_name', variant -> 'display_name',
        'display_name_ar', variant -> 'display_name_ar',
        'display_name_fr', variant -> 'display_name_fr',
        'display_name_ru', variant -> 'display_name_ru',
        'maestro_notes', case when $2 then variant -> 'maestro_notes' else variant #> '{shared_words,en}' end,
        'maestro_notes_ar', case when $2 then variant -> 'maestro_notes_ar' else variant #> '{shared_words,ar}' end,
        'maestro_notes_fr', case when $2 then variant -> 'maestro_notes_fr' else variant #> '{shared_words,fr}' end,
        'maestro_notes_ru', case when $2 then variant -> 'maestro_notes_ru' else variant #> '{shared_words,ru}' end,
        'notes', private.shown_notes(variant -> 'notes')
      ) order by place
    )
    from jsonb_array_elements(case when jsonb_typeof($1 -> 'variants') = 'array' then $1 -> 'variants' end)
      with ordinality as listed (variant, place)
  );
end
$$;
comment on function private.shown_variants is
  'The parts of a perfume that may be shown: names, notes without their materials, the Maestro''s words and the seal, for the owner or for everybody else; never formula or recipe';

create function private.shown_result(result_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('variants', private.shown_variants(result.result_json, false))
  from private.maestro_results as result where result.id = $1 and result.question_id is null
$$;
comment on function private.shown_result is 'The parts of a perfume that a stranger sees: names, notes and the Maestro''s words';

-- The policies below choose the rows. The view has no column that may not be read by everybody who may see its row.
create view public.maestro_results with (security_invoker = true) as
  select id, session_id, question_id, lang, answer, custom_name, private.shown_result(id) as result_json, created_at, updated_at
  from private.maestro_results where question_id is not null or newest;
comment on view public.maestro_results is
  'A session''s newest perfume (the row without a question) as a stranger sees it, and for the Worker the session''s answers, one row per question';

alter table public.maestro_sessions enable row level security;
alter table private.maestro_results enable row level security;
create policy "guests reach no session" on public.maestro_sessions for all to anon using (false);
create policy "owners see their journeys" on public.maestro_sessions
  for select to authenticated using (owner = (select private.caller()));
-- A withdrawn perfume is shown to its owner alone, by the Worker.
create policy "who knows a session sees its perfume" on private.maestro_results
  for select to anon using (newest and withdrawn_at is null and session_id = (select private.request_journey()));
-- The subquery finds only the caller's own journeys.
create policy "who knows a session, and its owner, see its perfume" on private.maestro_results
  for select to authenticated using (
    newest and withdrawn_at is null and (
      session_id = (select private.request_journey())
      or session_id in (select journey.id from public.maestro_sessions as journey)
    )
  );
create policy "the Worker reads a session's rows" on private.maestro_results
  for select to worker using (session_id = (select private.own_journey()));
create policy "the Worker answers what is asked" on private.maestro_results
  for insert to worker with check (
    session_id = (select private.own_journey())
    and exists (select from public.maestro_questions as question where question.id = question_id and question.is_active)
  );
create policy "the Worker changes a session's answers" on private.maestro_results
  for update to worker
  using (question_id is not null and session_id = (select private.own_journey()))
  with check (
    session_id = (select private.own_journey())
    and exists (select from public.maestro_questions as question where question.id = question_id and question.is_active)
  );
grant select (id, owner, created_at) on public.maestro_sessions to authenticated;
grant select on public.maestro_results to anon, authenticated, worker;
grant insert (session_id, question_id, lang, answer), update (session_id, question_id, lang, answer)
  on public.maestro_results to worker;
-- The view reads and writes with its caller's rights, so they need grants on the table too.
grant all on private.maestro_results to service_role;
grant select (id, session_id, question_id, lang, answer, newest, custom_name, created_at, updated_at)
  on private.maestro_results to anon, authenticated, worker;
grant insert (session_id, question_id, lang, answer), update (session_id, question_id, lang, answer)
  on private.maestro_results to worker;

create function public.maestro_start_session(lang text, user_agent text default null, ip text default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  started uuid;
begin
  perform private.spend_budget('journey', $3, 60);
  insert into public.maestro_sessions (lang, user_agent) values ($1, left($2, 400)) returning id into started;
  return started;
end
$$;
comment on function public.maestro_start_session is 'Creates the session of a journey. The address (ip) is counted in the hourly budget and not kept.';

create function public.find_journey_holder(session_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.holder_of($1)
$$;
comment on function public.find_journey_holder is 'Answers, for the Worker, who holds a journey: where it is an account whose session has ended, the visitor is asked to sign in';

create function public.claim_journey(claims boolean default true) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  account_id constant uuid := private.caller();
begin
  update public.maestro_sessions as journey set owner = account_id
  where $1 and journey.id = private.request_journey() and journey.owner is null and account_id is not null;
  return (
    select journey.owner = account_id from public.maestro_sessions as journey where journey.id = private.request_journey()
  );
end
$$;
comment on function public.claim_journey is
  'Gives the journey that the request names, if nobody has it, to who is signed in, or where it claims nothing only tells. Whether it is theirs now; null where there is none, nobody has it or nobody is signed in.';

create function public.clear_answers(session_id uuid) returns integer
language sql volatile security definer set search_path = '' as $$
  with cleared as (
    delete from private.maestro_results as answer
    where answer.session_id = $1 and answer.question_id is not null and $1 = private.own_journey()
    returning answer.id
  )
  select count(*)::integer from cleared
$$;
comment on function public.clear_answers is
  'Deletes the answers of the session that the request names, so that its journey starts over; its perfumes stay. Answers how many there were.';

create function private.set_has_perfume() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.maestro_sessions set has_perfume = true where id = new.session_id;
  return null;
end
$$;
create trigger set_has_perfume after insert on private.maestro_results
  for each row when (new.edition = 1) execute function private.set_has_perfume();

create function private.max_editions() returns integer language sql immutable set search_path = '' as $$ select 12 $$;
comment on function private.max_editions is 'How many perfumes one journey may come to';

create function private.outcome_of(
  session_id uuid, answers jsonb, result jsonb, out outcome text, out edition integer
)
language plpgsql stable set search_path = '' as $$
declare
  asked constant jsonb := $2 - 'custom_name';
begin
  select perfume.edition into edition from private.maestro_results as perfume
  where perfume.session_id = $1 and perfume.withdrawn_at is null
    -- What the shop cannot read it cannot show either, so that it does not stand in the way of a new one.
    and perfume.result_json -> 'version' = '1'
    -- The whole of it: the same first bottle may stand beside another second one, or be made without something else.
    and (perfume.answers - 'custom_name' = asked or perfume.result_json = $3)
  order by perfume.answers - 'custom_name' = asked desc
  limit 1;
  outcome := case
    when edition is not null then 'known'
    when (select count(*) from private.maestro_results as perfume where perfume.session_id = $1 and perfume.question_id is null)
      >= private.max_editions()
      then 'full'
    else 'saved'
  end;
end
$$;
comment on function private.outcome_of is
  'What finishing a journey with some answers comes to: "known" where they, whatever the name, or the very perfumes have an edition; "full" where there are as many as there may be; otherwise "saved"';

create function public.preview_result(session_id uuid, answers jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(expected) from private.outcome_of($1, $2, null) as expected where $1 = private.own_journey()
$$;
comment on function public.preview_result is
  'What save_result would do with these answers, and the edition that they have; null for a session that is not the request''s own. Whether others make the same formula, only composing tells.';

create function public.save_result(
  session_id uuid, lang text, answers jsonb, result jsonb, fingerprint text, engine_version text, palette_version text,
  custom_name text default null, ip text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  expected record;
  replaced record;
begin
  if $1 is distinct from private.own_journey() then
    raise exception 'The perfume of another session' using errcode = 'insufficient_privilege';
  end if;
  perform private.spend_budget('perfume', $9, 60);
  -- Two tabs that finish at once take turns.
  perform from public.maestro_sessions as journey where journey.id = $1 for no key update;

  select * into expected from private.outcome_of($1, $3, $4);
  if expected.outcome = 'full' then
    return 'full';
  end if;
  if expected.outcome = 'saved' and exists (select from private.withdrawn_formulas as formula where formula.fingerprint = $5) then
    return 'taken';
  end if;
  update private.maestro_results as perfume set newest = false
  where perfume.session_id = $1 and perfume.newest and perfume.edition is distinct from expected.edition
  returning perfume.custom_name, perfume.engraving, perfume.withdrawn_at into replaced;
  if expected.outcome = 'known' then
    -- A name that was answered anew is the perfume's; otherwise it keeps the one that it has.
    update private.maestro_results as perfume set
      newest = true,
      custom_name = case
        when perfume.answers -> 'custom_name' is distinct from $3 -> 'custom_name' then coalesce($8, perfume.custom_name)
        else coalesce(perfume.custom_name, $8)
      end,
      answers = $3
    where perfume.session_id = $1 and perfume.edition = expected.edition;
    return 'known';
  end if;
  insert into private.maestro_results
    (session_id, edition, newest, lang, answers, result_json, fingerprint, engine_version, palette_version, custom_name, engraving)
  select $1, coalesce(max(perfume.edition), 0) + 1, true, $2, $3, $4, $5, $6, $7,
    coalesce($8, case when replaced.withdrawn_at is not null then replaced.custom_name end),
    replaced.withdrawn_at is not null and replaced.engraving
  from private.maestro_results as perfume where perfume.session_id = $1;
  return 'saved';
exception when unique_violation then
  return 'taken';
end
$$;
comment on function public.save_result is
  'Saves a perfume as the newest of the session that the request names, and keeps the others. "known": one of these answers or these very perfumes was there and is the newest again; "taken": the formula is another perfume''s or withdrawn; "full": the session has as many as it may.';

create function public.name_result(
  session_id uuid, custom_name text default null, engraving boolean default false, edition integer default null,
  result_id uuid default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.maestro_results as perfume set custom_name = $2, engraving = $3
  where perfume.session_id = $1 and private.holder_of($1) = 'caller'
    and case when $4 is null then perfume.newest else perfume.edition = $4 end
    and ($5 is null or perfume.id = $5);
  return found;
end
$$;
comment on function public.name_result is
  'Sets the name (null: none) and the engraving of an edition (null: the newest) of a journey that the caller holds; false for any other journey, where there is no such edition, and where it is not the result that is meant (null: any)';

create function public.has_result(session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.maestro_results as perfume
    where perfume.session_id = $1 and perfume.newest and perfume.withdrawn_at is null
  )
$$;
comment on function public.has_result is 'Whether a session has a perfume that it may be shown';

create function private.things_kept_out(answer jsonb) returns setof text language sql immutable set search_path = '' as $$
  select chosen.value from jsonb_array_elements_text(
    case jsonb_typeof($1 -> 'without') when 'array' then $1 -> 'without' when 'string' then jsonb_build_array($1 -> 'without') else '[]' end
  ) as chosen
  union
  select reading.value ->> 'thing' from jsonb_array_elements(
    case jsonb_typeof($1 -> 'readings') when 'array' then $1 -> 'readings' else '[]' end
  ) as reading
  where reading.value ->> 'sense' = 'allergy'
$$;
comment on function private.things_kept_out is 'What an answer, or all that a perfume was composed from, asks to keep out: chosen, and told as an allergy';

create function private.kept_out_since(result_id uuid) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  made private.maestro_results;
  stated jsonb;
  things jsonb;
begin
  select * into made from private.maestro_results as perfume where perfume.id = $1;
  stated := coalesce(made.result_json -> 'made_without', '[]') || coalesce(made.result_json -> 'left_out', '[]');
  select jsonb_agg(asked.thing order by asked.thing) into things
  from (
    select stated_later.value as thing
    from private.maestro_results as perfume
    cross join lateral jsonb_array_elements_text(coalesce(perfume.result_json -> 'made_without', '[]')) as stated_later
    where perfume.session_id = made.session_id and perfume.question_id is null
      and (perfume.edition > made.edition or perfume.newest and not made.newest)
    union
    (
      select kept_out.thing
      from private.maestro_results as given
      cross join lateral private.things_kept_out(given.answer) as kept_out (thing)
      where given.session_id = made.session_id and given.question_id is not null
      except
      select private.things_kept_out(made.answers)
    )
  ) as asked
  where not stated ? asked.thing;
  return case when things is not null then jsonb_build_object(
    'things', things,
    'session', made.session_id,
    'edition', (
      select max(perfume.edition) from private.maestro_results as perfume
      where perfume.session_id = made.session_id and perfume.question_id is null and perfume.withdrawn_at is null
        and perfume.result_json -> 'made_without' @> things
    )
  ) end;
end
$$;
comment on function private.kept_out_since is
  'What a perfume was not composed without, though its journey has asked to keep it out since, in another edition or in its answers as they stand, and the last edition that is without all of it; null where there is no such thing';

create function private.is_ordered(session_id uuid, result_id uuid) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.order_lines as line join public.orders as placed on placed.id = line.order_id
    where line.session_id = $1 and line.perfume = $2 and line.kind = 'bottle' and placed.state <> 'cancelled'
  );
end
$$;
comment on function private.is_ordered is 'Whether a bottle of a session''s perfume is in an order that is not cancelled';

create function public.find_result(session_id uuid, edition integer default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', perfume.id,
    'edition', perfume.edition,
    'custom_name', perfume.custom_name,
    'engraving', perfume.engraving,
    'withdrawn_at', perfume.withdrawn_at,
    'result_json', perfume.result_json,
    'answers', perfume.answers,
    'share_token', perfume.share_token,
    'ordered', private.is_ordered($1, perfume.id),
    'kept_out_since', private.kept_out_since(perfume.id)
  )
  from private.maestro_results as perfume
  where perfume.session_id = $1 and private.holder_of($1) = 'caller'
    and case when $2 is null then perfume.newest else perfume.edition = $2 end
$$;
comment on function public.find_result is
  'An edition (null: the newest) of a session, for who holds its journey: formula, answers, share link, whether a bottle of it is ordered. Null where there is none, and for everybody else.';

-- Of all answers the light of its page alone is seen by strangers: of day where it is worn by day too.
create function private.is_by_day(answers jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce($1 ->> 'time_of_day' in ('day', 'both'), false)
$$;
comment on function private.is_by_day is 'Whether a perfume of these answers is shown in the light of day, and not of the night';

create function public.find_shown_perfume(session_id uuid, edition integer default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'custom_name', perfume.custom_name,
    'variants', private.shown_variants(perfume.result_json, false),
    'by_day', private.is_by_day(perfume.answers),
    'holder', private.holder_of($1)
  )
  from private.maestro_results as perfume
  where perfume.session_id = $1 and perfume.withdrawn_at is null
    and case when $2 is null then perfume.newest else perfume.edition = $2 end
$$;
comment on function public.find_shown_perfume is
  'What a stranger is shown of an edition (null: the newest) of a session: its names, notes and the Maestro''s words, the light in which it stands, and whether signing in opens more. Null where there is none, and for one that was withdrawn.';

create function public.find_shared_perfume(token uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when perfume.withdrawn_at is not null then '{"withdrawn": true}' else jsonb_build_object(
      'custom_name', perfume.custom_name,
      'variants', private.shown_variants(perfume.result_json, false),
      'by_day', private.is_by_day(perfume.answers),
      'leading', perfume.result_json #> '{variants,0,leading}'
    ) end
    from private.maestro_results as perfume
    where perfume.share_token = token and perfume.question_id is null
  );
end
$$;
comment on function public.find_shared_perfume is
  'What a shared link shows of a perfume: names, notes, the Maestro''s words, the families of its picture and the light in which it stands, never other answers, formula or recipe; of a withdrawn one that it is withdrawn.';

create function private.editions_of(session_id uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
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
        'variants', private.shown_variants(perfume.result_json, true)
      ) order by perfume.edition desc
    ), '[]')
    from private.maestro_results as perfume
    where perfume.session_id = $1 and perfume.question_id is null
  );
end
$$;
comment on function private.editions_of is 'The perfumes of a session in short, the last composed first';

create function public.list_editions(session_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when $1 = private.own_journey() then private.editions_of($1) else '[]' end
$$;
comment on function public.list_editions is 'The perfumes of the session that the request names, in short; none of any other';

-- It lists the caller's own journeys, whose perfumes' rows are out of the caller's own reach.
create function public.list_own_perfumes(before timestamptz default null, max_rows integer default 12) returns jsonb
language sql stable security definer set search_path = '' as $$
  with listed as (
    select journey.id as session, journey.created_at
    from public.maestro_sessions as journey
    where journey.owner = (select private.caller())
      and ($1 is null or journey.created_at < $1)
      and exists (
        select from private.maestro_results as perfume where perfume.session_id = journey.id and perfume.newest
      )
    order by journey.created_at desc
    limit $2
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'session', listed.session,
      'created_at', listed.created_at,
      'editions', (
        select jsonb_agg(
          jsonb_build_object(
            'edition', perfume.edition,
            'created_at', perfume.created_at,
            'custom_name', perfume.custom_name,
            'share_token', perfume.share_token,
            'withdrawn_at', perfume.withdrawn_at,
            'id', perfume.id,
            'seal', premiere -> 'seal',
            'display_name', premiere -> 'display_name',
            'display_name_ar', premiere -> 'display_name_ar',
            'display_name_fr', premiere -> 'display_name_fr',
            'display_name_ru', premiere -> 'display_name_ru',
            'notes', private.shown_notes(premiere -> 'notes')
          ) order by perfume.newest desc, perfume.edition desc
        )
        from private.maestro_results as perfume
        cross join lateral jsonb_extract_path(perfume.result_json, 'variants', '0') as premiere
        where perfume.session_id = listed.session and perfume.question_id is null
      )
    ) order by listed.created_at desc
  ), '[]')
  from listed
$$;
comment on function public.list_own_perfumes is
  'Lists the finished journeys of the caller''s account that were begun before a time, the newest first. Each has its editions in short, the one that was finished last first.';

-- If thousands of names share a beginning, only five hundred are read, in the order of the index, because a bitmap scan
-- would gather all of them first. Only perfumes have a name or a fingerprint.
create function public.list_results(
  query text, created_at timestamptz default null, id uuid default null, backwards boolean default false, max_rows integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_bitmapscan = off as $$
declare
  typed constant text := private.literal_pattern(query);
  selected constant text := 'select result.id, result.edition, result.custom_name, result.fingerprint, result.lang, result.engraving,
      result.created_at, result.engine_version, result.palette_version, result.withdrawn_at
    from private.maestro_results as result where ';
  beginning constant text := selected || '%1$s like %2$L order by %1$s using operator(pg_catalog.~<~) limit 500';
  matching constant text := case
    when typed <> '' then format('(%s) union (%s)',
      format(beginning, 'lower(result.custom_name)', typed || '%'), format(beginning, 'lower(result.fingerprint)', typed || '%'))
    else selected || 'result.question_id is null'
  end;
begin
  perform private.require_admin();
  return jsonb_build_object('rows', private.list_newest(matching, created_at, id, backwards, max_rows));
end
$$;
comment on function public.list_results is
  'Perfumes whose name or fingerprint begins with a text, the newest first, from a row on or backwards; for admins';

create function public.find_compounding_sheet(result_id uuid)
returns table (
  id uuid, edition integer, custom_name text, fingerprint text, lang text, engraving boolean, created_at timestamptz,
  engine_version text, palette_version text, withdrawn_at timestamptz, result_json jsonb
)
language sql stable security definer set search_path = '' as $$
  select result.id, result.edition, result.custom_name, result.fingerprint, result.lang, result.engraving, result.created_at,
    result.engine_version, result.palette_version, result.withdrawn_at, result.result_json
  from private.maestro_results as result
  where result.id = $1 and result.question_id is null and (select private.is_admin())
$$;
comment on function public.find_compounding_sheet is 'What the laboratory needs of a perfume, whichever edition; for admins, nothing for others';

create function public.set_perfume_withdrawn(result_id uuid, withdrawn boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  changed text;
begin
  perform private.require_admin();
  update private.maestro_results as result set withdrawn_at = case when $2 then now() end
  where result.id = $1 and result.question_id is null and (result.withdrawn_at is null) = $2
  returning result.fingerprint into changed;
  if changed is not null and $2 then
    insert into private.withdrawn_formulas (fingerprint) values (changed) on conflict do nothing;
  elsif changed is not null then
    delete from private.withdrawn_formulas as formula where formula.fingerprint = changed;
  end if;
  return exists (select from private.maestro_results as result where result.id = $1 and result.question_id is null);
end
$$;
comment on function public.set_perfume_withdrawn is
  'Withdraws a perfume or restores it, for admins: its link is gone and its formula is composed for nobody; false where there is none';

grant execute on function private.request_journey to anon, authenticated, service_role;
grant execute on function
  private.own_journey, public.maestro_start_session, public.find_journey_holder, public.claim_journey, public.clear_answers,
  public.preview_result, public.save_result, public.name_result, public.find_result, public.has_result,
  public.find_shown_perfume, public.find_shared_perfume, public.list_editions
  to worker;
grant execute on function private.shown_result to anon, authenticated, worker;
grant execute on function
  public.list_own_perfumes, public.list_results, public.find_compounding_sheet, public.set_perfume_withdrawn
  to authenticated;
