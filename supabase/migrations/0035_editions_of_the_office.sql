-- What reads perfumes knows every edition: the office's list and sheet, a withdrawal, and a person's own data.

create or replace function public.list_results(
  query text, at timestamptz default null, id uuid default null, back boolean default false, most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_bitmapscan = off as $$
declare
  typed text := private.literal_pattern(query);
  selected text := 'select result.id, result.edition, result.custom_name, result.fingerprint, result.lang, result.engraving,
      result.created_at, result.engine_version, result.palette_version, result.withdrawn_at
    from public.%I as result where ';
  beginning text := selected || '%2$s like %3$L order by %2$s using operator(pg_catalog.~<~) limit 500';
  listed jsonb := '[]';
  source text;
  matching text;
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads perfumes' using errcode = 'insufficient_privilege';
  end if;
  -- A page of each table, by its own index, and of both together the page.
  foreach source in array array['maestro_results', 'maestro_editions'] loop
    matching := case
      when typed <> '' then format('(%s) union (%s)',
        format(beginning, source, 'lower(result.custom_name)', typed || '%'),
        format(beginning, source, 'lower(result.fingerprint)', typed || '%'))
      when source = 'maestro_results' then format(selected || 'result.question_id is null', source)
      else format(selected || 'true', source)
    end;
    listed := listed || private.list_newest(matching, at, id, back, most);
  end loop;
  return jsonb_build_object('rows', (
    select coalesce(jsonb_agg(placed.perfume order by placed.from_newest), '[]')
    from (
      select perfume,
        row_number() over (order by (perfume ->> 'created_at')::timestamptz desc, (perfume ->> 'id')::uuid desc) as from_newest,
        row_number() over (order by (perfume ->> 'created_at')::timestamptz, (perfume ->> 'id')::uuid) as from_oldest
      from jsonb_array_elements(listed) as perfume
    ) as placed
    where case when back then placed.from_oldest else placed.from_newest end <= least(most, 1000)
  ));
end
$$;

drop function public.perfume_sheet(uuid);
create function public.perfume_sheet(perfume uuid)
returns table (
  id uuid, edition integer, custom_name text, fingerprint text, lang text, engraving boolean, created_at timestamptz,
  engine_version text, palette_version text, withdrawn_at timestamptz, result_json jsonb
)
language sql stable security definer set search_path = '' as $$
  select result.id, result.edition, result.custom_name, result.fingerprint, result.lang, result.engraving, result.created_at,
    result.engine_version, result.palette_version, result.withdrawn_at, result.result_json
  from private.perfumes as result
  where result.id = perfume and (select private.is_admin())
$$;
comment on function public.perfume_sheet(uuid) is 'What the laboratory needs of a perfume, whichever edition; for admins, nothing for others';
grant execute on function public.perfume_sheet(uuid) to authenticated;

create or replace function public.withdraw_perfume(perfume uuid, withdrawn boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  changed text;
begin
  if not private.is_admin() then
    raise exception 'Only an admin withdraws a perfume' using errcode = 'insufficient_privilege';
  end if;
  with newest as (
    update public.maestro_results as result set withdrawn_at = case when $2 then now() end
    where result.id = $1 and result.question_id is null and (result.withdrawn_at is null) = $2
    returning result.fingerprint
  ), other as (
    update public.maestro_editions as result set withdrawn_at = case when $2 then now() end
    where result.id = $1 and (result.withdrawn_at is null) = $2
    returning result.fingerprint
  )
  select fingerprint into changed from (select * from newest union all select * from other) as changed_perfume;
  if changed is not null and $2 then
    insert into private.withdrawn_formulas (fingerprint) values (changed) on conflict do nothing;
  elsif changed is not null then
    delete from private.withdrawn_formulas as formula where formula.fingerprint = changed;
  end if;
  return exists (select from private.perfumes as result where result.id = $1);
end
$$;

create or replace function public.my_data(email text default null, access_hash text default null, session uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  with subject as (select private.data_subject($1, $2) as address)
  select jsonb_build_object(
    'email', subject.address,
    'sign_up', (
      select to_jsonb(lead) - array['id', 'search', 'source'] from public.leads as lead where lead.email = subject.address
    ),
    'letters', (
      select to_jsonb(subscriber) - array['id', 'email', 'email_hash', 'unsubscribe_token']
      from public.newsletter_subscribers as subscriber
      where subscriber.email_hash = sha256(convert_to(subject.address, 'utf8'))
    ),
    'account', (
      select jsonb_build_object('created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at)
      from auth.users as account where account.id = (select private.account_of(subject.address))
    ),
    'staff', exists (select from public.app_admins_email as admin where admin.email = subject.address),
    'unconfirmed', (
      select coalesce(jsonb_agg(
        jsonb_build_object('purpose', link.purpose, 'details', link.details, 'created_at', link.created_at, 'expires_at', link.expires_at)
        order by link.created_at
      ), '[]')
      from private.mailed_links as link
      where link.email = subject.address and link.used_at is null and link.purpose in ('subscribe', 'update_lead')
        and link.expires_at > now()
    ),
    'journeys', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'lang', journey.lang,
          'user_agent', journey.user_agent,
          'created_at', journey.created_at,
          'answers', (
            select coalesce(jsonb_agg(
              jsonb_build_object('question', question.question_text, 'answer', result.answer, 'answered_at', result.updated_at)
              order by question.order_index
            ), '[]')
            from public.maestro_results as result join public.maestro_questions as question on question.id = result.question_id
            where result.session_id = journey.id
          ),
          'perfume', (
            select jsonb_build_object(
              'custom_name', result.custom_name,
              'engraving', result.engraving,
              'fingerprint', result.fingerprint,
              'created_at', result.created_at,
              'share_token', result.share_token,
              'shared', public.shared_perfume(result.share_token)
            )
            from public.maestro_results as result where result.session_id = journey.id and result.question_id is null
          ),
          -- As the row above, this one among them, with the answers that each was composed from.
          'editions', private.editions_of(journey.id)
        ) order by journey.created_at
      ), '[]')
      from private.journeys_of(subject.address, $3) as journey
    )
  )
  from subject
$$;
