-- The laboratory weighs what the house composed: a perfume is written by the Worker alone, with the versions of the
-- engine and the palette that made it. A row without versions was written before this and may be anyone's.

alter table public.maestro_results
  add column engine_version text check (length(engine_version) between 1 and 40),
  add column palette_version text check (length(palette_version) between 1 and 40),
  add column withdrawn_at timestamptz,
  add constraint maestro_results_versions_whole check ((engine_version is null) = (palette_version is null)),
  add constraint maestro_results_versions_of_perfume check (
    question_id is null or (engine_version is null and withdrawn_at is null)
  );
comment on column public.maestro_results.engine_version is 'Of a perfume that the house composed; null for any other row';
comment on column public.maestro_results.withdrawn_at is 'When the office withdrew the perfume';

-- Of the rows of a session, visitors write the answers.
revoke insert, update on public.maestro_results from anon, authenticated;
grant insert (session_id, question_id, lang, answer), update (session_id, question_id, lang, answer)
  on public.maestro_results to anon, authenticated;

drop policy "a session writes its rows" on public.maestro_results;
drop policy "a session changes its rows" on public.maestro_results;
create policy "a session answers what is asked" on public.maestro_results
  for insert to anon, authenticated with check (
    session_id = (select private.request_session())
    and exists (select from public.maestro_questions as question where question.id = question_id and question.is_active)
  );
create policy "a session changes its answers" on public.maestro_results
  for update to anon, authenticated
  using (question_id is not null and session_id = (select private.request_session()))
  with check (
    session_id = (select private.request_session())
    and exists (select from public.maestro_questions as question where question.id = question_id and question.is_active)
  );

create function private.refuse_bulk() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') and (select count(*) from written) > 1 then
    raise exception 'Answers are written one at a time' using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;
create trigger refuse_bulk_insert after insert on public.maestro_results
  referencing new table as written for each statement execute function private.refuse_bulk();
create trigger refuse_bulk_update after update on public.maestro_results
  referencing new table as written for each statement execute function private.refuse_bulk();

-- A missing address is not counted: the Worker alone calls what counts, and leaves it out where limits are off.
create or replace function private.spend_budget(action text, address text, hourly_limit integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- One person has a whole /64 of IPv6.
  network text := case
    when address like '%:%' then host(network(set_masklen(address::inet, 64)))
    else address
  end;
  count integer;
begin
  if address is null then
    return;
  end if;
  insert into private.spent_budgets as spent (hour, action, address, times)
  values (date_trunc('hour', now()), $1, sha256(convert_to(network, 'utf8')), 1)
  on conflict on constraint spent_budgets_pkey do update set times = spent.times + 1
  returning spent.times into count;
  if count > hourly_limit then
    raise exception 'Too many requests' using errcode = 'PT429', hint = action;
  end if;
end
$$;
comment on function private.spend_budget(text, text, integer) is
  'Counts an action from an IP address (none: not counted) and refuses it with 429 past so many in this hour. A refused call is not counted: its transaction is undone.';

create table private.withdrawn_formulas (
  fingerprint text primary key,
  withdrawn_at timestamptz not null default now()
);
comment on table private.withdrawn_formulas is 'Fingerprints that the office withdrew: no session gets them again until they are restored.';

create function public.save_perfume(
  session uuid, lang text, result jsonb, fingerprint text, engine_version text, palette_version text,
  custom_name text default null, ip text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if $1 is distinct from private.request_session() then
    raise exception 'The perfume of another session' using errcode = 'insufficient_privilege';
  end if;
  if $5 is null or $6 is null then
    raise exception 'A perfume of the house names its versions' using errcode = 'not_null_violation';
  end if;
  perform private.spend_budget('perfume', $8, 60);
  if exists (select from private.withdrawn_formulas as formula where formula.fingerprint = $4) then
    return false;
  end if;
  insert into public.maestro_results as perfume
    (session_id, lang, result_json, fingerprint, engine_version, palette_version, custom_name)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict on constraint maestro_results_once do update set
    lang = excluded.lang, result_json = excluded.result_json, fingerprint = excluded.fingerprint,
    engine_version = excluded.engine_version, palette_version = excluded.palette_version,
    custom_name = coalesce(perfume.custom_name, excluded.custom_name), withdrawn_at = null;
  return true;
exception when unique_violation then
  return false;
end
$$;
comment on function public.save_perfume(uuid, text, jsonb, text, text, text, text, text) is
  'Saves the perfume of the session that the request names, in the place of an earlier one; its name and share link stay. False where the formula is another session''s or withdrawn.';
grant execute on function public.save_perfume(uuid, text, jsonb, text, text, text, text, text) to worker;

create function public.name_perfume(session uuid, name text default null, engraving boolean default false) returns boolean
language sql volatile security definer set search_path = '' as $$
  with named as (
    update public.maestro_results as perfume set custom_name = $2, engraving = $3
    where perfume.session_id = $1 and perfume.question_id is null and $1 = private.request_session()
    returning perfume.id
  )
  select exists (select from named)
$$;
comment on function public.name_perfume(uuid, text, boolean) is
  'Sets name (null: none) and engraving of the perfume of the session that the request names; false where it has none';
grant execute on function public.name_perfume(uuid, text, boolean) to worker;

create function public.withdraw_perfume(perfume uuid, withdrawn boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  changed text;
begin
  if not private.is_admin() then
    raise exception 'Only an admin withdraws a perfume' using errcode = 'insufficient_privilege';
  end if;
  update public.maestro_results as result set withdrawn_at = case when $2 then now() end
  where result.id = $1 and result.question_id is null and (result.withdrawn_at is null) = $2
  returning result.fingerprint into changed;
  if changed is not null and $2 then
    insert into private.withdrawn_formulas (fingerprint) values (changed) on conflict do nothing;
  elsif changed is not null then
    delete from private.withdrawn_formulas as formula where formula.fingerprint = changed;
  end if;
  return exists (select from public.maestro_results as result where result.id = $1 and result.question_id is null);
end
$$;
comment on function public.withdraw_perfume(uuid, boolean) is
  'Withdraws a perfume or restores it, for admins: its link is gone and its formula is composed for nobody; false where there is none';
grant execute on function public.withdraw_perfume(uuid, boolean) to authenticated;
create trigger audit after update of withdrawn_at on public.maestro_results
  for each row when (old.withdrawn_at is distinct from new.withdrawn_at) execute function private.audit();

create or replace function public.shared_perfume(token uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when result.withdrawn_at is not null then '{"withdrawn": true}' else jsonb_build_object(
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
  ) end
  from public.maestro_results as result
  where result.share_token = token and result.question_id is null and result.engine_version is not null
$$;
comment on function public.shared_perfume(uuid) is
  'What a shared link shows of a perfume that the house composed: names, notes and the Maestro''s words, never answers, formula or recipe; of a withdrawn one that it is withdrawn.';
revoke execute on function public.shared_perfume(uuid) from anon, authenticated;
grant execute on function public.shared_perfume(uuid) to worker;
