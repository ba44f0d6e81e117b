-- Admins read what they need: perfumes, through functions that leave the session's id out. Whoever knows that id may
-- read the answers.

drop policy "admins read sessions" on public.maestro_sessions;
revoke select on public.maestro_sessions from authenticated;
create policy "functions alone reach sessions" on public.maestro_sessions for all to anon, authenticated using (false);

drop policy "a session reads its rows, admins the perfumes" on public.maestro_results;
create policy "a session reads its rows" on public.maestro_results
  for select to anon, authenticated using (session_id = (select private.request_session()));

drop function public.find_results(text);
create function public.find_results(query text)
returns table (
  id uuid, custom_name text, fingerprint text, lang text, engraving boolean, created_at timestamptz,
  engine_version text, palette_version text, withdrawn_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  with wanted as (
    select replace(replace(replace(lower(btrim(query)), '\', '\\'), '%', '\%'), '_', '\_') || '%' as pattern
  )
  select result.id, result.custom_name, result.fingerprint, result.lang, result.engraving, result.created_at,
    result.engine_version, result.palette_version, result.withdrawn_at
  from public.maestro_results as result, wanted
  where result.question_id is null
    and (select private.is_admin())
    and (lower(result.custom_name) like wanted.pattern or lower(result.fingerprint) like wanted.pattern)
  order by result.created_at desc, result.id
  limit 50
$$;
comment on function public.find_results(text) is 'Perfumes whose name or fingerprint begins so, the newest first; for admins, nothing for others';
grant execute on function public.find_results(text) to authenticated;

create function public.perfume_sheet(perfume uuid)
returns table (
  id uuid, custom_name text, fingerprint text, lang text, engraving boolean, created_at timestamptz,
  engine_version text, palette_version text, withdrawn_at timestamptz, result_json jsonb
)
language sql stable security definer set search_path = '' as $$
  select result.id, result.custom_name, result.fingerprint, result.lang, result.engraving, result.created_at,
    result.engine_version, result.palette_version, result.withdrawn_at, result.result_json
  from public.maestro_results as result
  where result.id = perfume and result.question_id is null and (select private.is_admin())
$$;
comment on function public.perfume_sheet(uuid) is 'What the laboratory needs of a perfume; for admins, nothing for others';
grant execute on function public.perfume_sheet(uuid) to authenticated;

-- Nothing reads in the order of these: the log is read by its number, perfumes by their place.
drop index public.audit_log_row_idx;
drop index public.maestro_products_created_idx;
