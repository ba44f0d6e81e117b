-- A perfume of another shape cannot be shown: it does not stand in the way of one composed anew from the same answers.

create or replace function public.save_edition(
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
    -- One of another shape cannot be shown, so it does not stand in the way.
    and perfume.result_json -> 'version' is not distinct from $4 -> 'version'
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
