-- The Maestro's words for the owner quote the memory and name answers. Whoever is not the owner is shown those written
-- beside them from the notes alone; and who knows a journey's id is shown no more of its perfumes than who has their link.

drop function private.shown_variants(jsonb);
create function private.shown_variants(result jsonb, own boolean) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'kind', variant -> 'kind',
        'display_name', variant -> 'display_name',
        'display_name_ar', variant -> 'display_name_ar',
        'display_name_fr', variant -> 'display_name_fr',
        'display_name_ru', variant -> 'display_name_ru',
        'maestro_notes', case when $2 then variant -> 'maestro_notes' else variant #> '{shared_words,en}' end,
        'maestro_notes_ar', case when $2 then variant -> 'maestro_notes_ar' else variant #> '{shared_words,ar}' end,
        'maestro_notes_fr', case when $2 then variant -> 'maestro_notes_fr' else variant #> '{shared_words,fr}' end,
        'maestro_notes_ru', case when $2 then variant -> 'maestro_notes_ru' else variant #> '{shared_words,ru}' end,
        'notes', (
          select jsonb_object_agg(layer, (
            select coalesce(jsonb_agg(note.value - 'because' order by note.place), '[]')
            from jsonb_array_elements(
              case when jsonb_typeof(variant -> 'notes' -> layer) = 'array' then variant -> 'notes' -> layer end
            ) with ordinality as note (value, place)
            where jsonb_typeof(note.value) = 'object'
          ))
          from unnest(array['top', 'middle', 'base']) as layer
        )
      ) order by place
    )
    from jsonb_array_elements(case when jsonb_typeof($1 -> 'variants') = 'array' then $1 -> 'variants' end)
      with ordinality as listed (variant, place)
  );
end
$$;
comment on function private.shown_variants(jsonb, boolean) is
  'Names, notes and the Maestro''s words of a perfume, never formula or recipe; the words are the owner''s or those for everybody else';
revoke execute on function private.shown_variants(jsonb, boolean) from public;

create or replace function private.editions_of(session uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
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
    from private.perfumes as perfume
    where perfume.session_id = $1 and perfume.engine_version is not null
  );
end
$$;

create or replace function public.shared_perfume(token uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when perfume.withdrawn_at is not null then '{"withdrawn": true}' else jsonb_build_object(
      'custom_name', perfume.custom_name,
      'variants', private.shown_variants(perfume.result_json, false)
    ) end
    from private.perfumes as perfume
    where perfume.share_token = token and perfume.engine_version is not null
  );
end
$$;

create or replace function private.shown_result(perfume uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('variants', private.shown_variants(result.result_json, false))
  from private.maestro_results as result where result.id = $1 and result.question_id is null
$$;

-- What was withdrawn is shown to its owner alone, by the Worker.
alter policy "who knows a session sees its perfume" on private.maestro_results
  using (question_id is null and withdrawn_at is null and session_id = (select private.request_session()));
alter policy "who knows a session, and its owner, see its perfume" on private.maestro_results
  using (
    question_id is null and withdrawn_at is null and (
      session_id = (select private.request_session())
      or session_id in (select journey.id from public.maestro_sessions as journey)
    )
  );

create function public.shown_perfume(session uuid, edition integer default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'custom_name', perfume.custom_name,
    'variants', private.shown_variants(perfume.result_json, false)
  )
  from private.perfumes as perfume
  where perfume.session_id = $1 and perfume.engine_version is not null and perfume.withdrawn_at is null
    and case when $2 is null then perfume.newest else perfume.edition = $2 end
  limit 1
$$;
comment on function public.shown_perfume(uuid, integer) is
  'What a stranger is shown of an edition (null: the newest) of a session: its names, notes and the Maestro''s words. Null where there is none, and for one that was withdrawn.';
revoke execute on function public.shown_perfume(uuid, integer) from public;
grant execute on function public.shown_perfume(uuid, integer) to worker;

create or replace function public.find_perfume(session uuid, edition integer default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', perfume.id,
    'edition', perfume.edition,
    'custom_name', perfume.custom_name,
    'engraving', perfume.engraving,
    'withdrawn_at', perfume.withdrawn_at,
    'result_json', perfume.result_json,
    'answers', perfume.answers,
    'share_token', perfume.share_token
  )
  from private.perfumes as perfume
  -- Of the session that the request names, whose cookie or owner the Worker has checked.
  where perfume.session_id = $1 and $1 = private.request_session() and perfume.engine_version is not null
    and case when $2 is null then perfume.newest else perfume.edition = $2 end
  limit 1
$$;
comment on function public.find_perfume(uuid, integer) is
  'An edition (null: the newest) of the session that the request names, for its owner: formula, answers, share link. Null where there is none, and for any other session.';
