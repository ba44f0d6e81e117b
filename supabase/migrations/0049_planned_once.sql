-- A function in SQL that is not inlined is planned anew in every request, one in plpgsql once for each connection. Those
-- that nearly every request calls, and the long one of a person's own data, were a third of its time in the database.

create or replace function private.listed_as_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- First what costs nothing: nearly everyone who asks is a visitor.
  return coalesce(auth.jwt() ->> 'role', '') = 'authenticated'
    and exists (
      select from public.app_admins_email as admin
      where admin.is_active and admin.proven_at is not null and admin.email = lower(auth.jwt() ->> 'email')
    )
    and private.session_lasts()
    and not exists (select from private.moved_accounts as moved where moved.user_id = auth.uid());
end
$$;

create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.listed_as_admin()
    and (coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or not private.has_second_factor(auth.uid()));
end
$$;

create or replace function private.request_session() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select session.id from public.maestro_sessions as session
    where session.id = private.uuid_or_null(nullif(current_setting('request.headers', true), '')::json ->> 'x-session-id')
      and not (select private.is_admin())
  );
end
$$;

create or replace function private.wishes_of(session uuid, result jsonb) returns table (kind text, key text)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  -- Visitors may write their answers past the shop: what is no choice of the catalogue is not counted.
  return query select distinct case part.theme when 'families' then 'family' else 'season' end, option.value
  from public.maestro_results as answered
  join public.maestro_question_parts as part on part.question_id = answered.question_id and part.theme in ('families', 'season')
  join public.maestro_options as option on option.part_id = part.id
  where answered.session_id = $1 and answered.answer -> part.theme @> to_jsonb(option.value)
  union all
  select distinct 'word', word.key
  from jsonb_array_elements_text(case jsonb_typeof($2 -> 'words') when 'array' then $2 -> 'words' else '[]' end) as word (key)
  where word.key ~ '^[a-z_]{1,40}$';
end
$$;

create or replace function private.set_newest_aside(session uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.maestro_editions
    (id, session_id, edition, lang, answers, custom_name, engraving, result_json, fingerprint, share_token,
      engine_version, palette_version, withdrawn_at, created_at)
  select id, session_id, edition, lang, answers, custom_name, engraving, result_json, fingerprint, share_token,
    engine_version, palette_version, withdrawn_at, created_at
  from private.perfumes as perfume
  -- A row without versions is not the house's: it is overwritten.
  where perfume.session_id = $1 and perfume.newest and perfume.engine_version is not null;
end
$$;

create or replace function public.name_perfume(
  session uuid, name text default null, engraving boolean default false, edition integer default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if $1 is distinct from private.request_session() then
    return false;
  end if;
  update public.maestro_results as perfume set custom_name = $2, engraving = $3
  where perfume.session_id = $1 and perfume.question_id is null and perfume.edition = coalesce($4, perfume.edition);
  if found then
    return true;
  end if;
  update public.maestro_editions as perfume set custom_name = $2, engraving = $3
  where perfume.session_id = $1 and perfume.edition = $4;
  return found;
end
$$;

create or replace function private.shown_variants(result jsonb) returns jsonb
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
        'maestro_notes', variant -> 'maestro_notes',
        'maestro_notes_ar', variant -> 'maestro_notes_ar',
        'maestro_notes_fr', variant -> 'maestro_notes_fr',
        'maestro_notes_ru', variant -> 'maestro_notes_ru',
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
    from jsonb_array_elements(case when jsonb_typeof(result -> 'variants') = 'array' then result -> 'variants' end)
      with ordinality as listed (variant, place)
  );
end
$$;

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
        'variants', private.shown_variants(perfume.result_json)
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
      'variants', private.shown_variants(perfume.result_json)
    ) end
    from private.perfumes as perfume
    where perfume.share_token = token and perfume.engine_version is not null
  );
end
$$;

create or replace function private.journeys_of(address text, session uuid) returns setof public.maestro_sessions
language plpgsql stable rows 2 set search_path = '' as $$
begin
  return query select journey.* from public.maestro_sessions as journey where journey.owner = private.account_of($1)
  union all
  select journey.* from public.maestro_sessions as journey where journey.id = $2 and journey.owner is null;
end
$$;

create or replace function public.my_data(email text default null, access_hash text default null, session uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  address text := private.data_subject($1, $2);
begin
  return jsonb_build_object(
    'email', address,
    'sign_up', (
      select to_jsonb(lead) - array['id', 'search', 'source'] from public.leads as lead where lead.email = address
    ),
    'letters', (
      select to_jsonb(subscriber) - array['id', 'email', 'email_hash', 'unsubscribe_token']
      from public.newsletter_subscribers as subscriber
      where subscriber.email_hash = sha256(convert_to(address, 'utf8'))
    ),
    'account', (
      select jsonb_build_object(
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at,
        'name', profile.name, 'lang', profile.lang
      )
      from auth.users as account left join public.profiles as profile on profile.user_id = account.id
      where account.id = (select private.account_of(address))
    ),
    'staff', exists (select from public.app_admins_email as admin where admin.email = address),
    'unconfirmed', (
      select coalesce(jsonb_agg(
        jsonb_build_object('purpose', link.purpose, 'details', link.details, 'created_at', link.created_at, 'expires_at', link.expires_at)
        order by link.created_at
      ), '[]')
      from private.mailed_links as link
      where link.email = address and link.used_at is null and link.purpose in ('subscribe', 'update_lead')
        and link.expires_at > now()
    ),
    'contact_letters', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', letter.name, 'lang', letter.lang, 'subject', letter.subject, 'message', letter.message,
          'created_at', letter.created_at, 'reply', letter.reply, 'replied_at', letter.replied_at
        ) order by letter.created_at
      ), '[]')
      from public.contact_letters as letter where letter.email = address
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
      from private.journeys_of(address, $3) as journey
    )
  );
end
$$;
drop function private.data_but_contact_letters(text, text, uuid);

-- A long list of ids is slower to look up than a second scan.
create or replace function private.list_counted(matching text, at timestamptz, id uuid, back boolean, most integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  countable constant integer := 1000;
  few constant integer := 100;
  found integer;
  ids uuid[];
begin
  execute format('select count(*), array_agg(first.id) from (%s limit %s) as first', matching, countable + 1) into found, ids;
  if found <= few then
    matching := format('select * from (%s) as found where found.id = any (%L::uuid[])', matching, ids);
  end if;
  return jsonb_build_object('total', least(found, countable), 'more', found > countable)
    || jsonb_build_object('rows', private.list_newest(matching, at, id, back, most));
end
$$;
