-- Lists of the office go on from the last row that was shown, by the values that they are sorted by, so that a page far
-- back costs as much as the first. find_leads, find_subscribers and find_results stay for the Worker before this.

-- Both columns in one direction, which is what comparing them as one row asks for.
drop index public.leads_created_idx;
create index leads_created_idx on public.leads (created_at, id);
drop index public.newsletter_subscribers_created_idx;
create index newsletter_subscribers_created_idx on public.newsletter_subscribers (created_at, id);
drop index public.maestro_results_newest_idx;
create index maestro_results_newest_idx on public.maestro_results (created_at, id) where question_id is null;

-- One or two letters are the beginning of a name or an address. Trigrams find the beginnings of words, but in the column
-- that is searched for three letters every "co" is also the beginning of "com".
create index leads_name_idx on public.leads using gin (lower(first_name || ' ' || last_name) extensions.gin_trgm_ops) with (fastupdate = off);
alter table public.newsletter_subscribers drop constraint newsletter_subscribers_email_key;
create unique index newsletter_subscribers_email_idx on public.newsletter_subscribers (email text_pattern_ops);

-- Queries are put together and planned for each call: no condition that is not asked keeps an index from being used.
create function private.list_newest(matching text, at timestamptz, id uuid, back boolean, most integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  direction text := case when back then 'asc' else 'desc' end;
  beyond text := case
    when at is null or id is null then 'true'
    when back then '(matching.created_at, matching.id) > ($1, $2)'
    else '(matching.created_at, matching.id) < ($1, $2)'
  end;
  page jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) order by page.created_at desc, page.id desc), ''[]'')
     from (
       select * from (%s) as matching where %s
       order by matching.created_at %s, matching.id %3$s limit least($3, 1000)
     ) as page',
    matching, beyond, direction
  ) into page using at, id, most;
  return page;
end
$$;
comment on function private.list_newest(text, timestamptz, uuid, boolean, integer) is
  'Rows of a query, the newest first: at most so many older than a row''s time and id, or, back, the next newer ones';

create function private.count_to_thousand(matching text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  counted integer;
begin
  execute format('select count(*) from (%s limit 1001) as matching', matching) into counted;
  return jsonb_build_object('total', least(counted, 1000), 'more', counted > 1000);
end
$$;
comment on function private.count_to_thousand(text) is 'How many rows a query has; of more than a thousand that there are more';

create function private.containing(searched text, typed text) returns text
language sql immutable set search_path = '' as $$
  select case
    when part is null then format('%s like %L', searched, '%' || typed || '%')
    else format('%1$s like %2$L and %1$s || '''' like %3$L', searched, '%' || part || '%', '%' || typed || '%')
  end
  from (select case
    when typed ~ '^[^@]*[[:alnum:]]{3}[^@]*@' then substring(typed from '^[^@]*@')
    when typed ~ '^\+?[0-9]{8,}$' then right(typed, 7)
  end as part) as selective
$$;
comment on function private.containing(text, text) is
  'The condition that a column contains a literal pattern. The end of an address (@gmail.com) and the beginning of a number are everybody''s, so the index is asked for the rest of it';

create function public.list_leads(
  query text, at timestamptz default null, id uuid default null, back boolean default false, most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  typed text := private.literal_pattern(query);
  matching text := 'select lead.id, lead.first_name, lead.last_name, lead.email, lead.phone, lead.country_code, lead.lang,
      lead.source, lead.created_at, lead.contact_consent_at, lead.contact_consent_version, lead.contact_consent_lang,
      lead.confirmed_at
    from public.leads as lead where ' || case
      when typed = '' then 'true'
      when typed ~ '[[:alnum:]]{3}' then private.containing('lead.search', typed)
      when typed ~ '[[:alnum:]]' then format(
        'lower(lead.first_name || '' '' || lead.last_name) like any (%L)',
        array[typed || '%', '% ' || typed || '%', '%-' || typed || '%']
      )
      else 'false'
    end;
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads leads' using errcode = 'insufficient_privilege';
  end if;
  return private.count_to_thousand(matching)
    || jsonb_build_object('rows', private.list_newest(matching, at, id, back, most));
end
$$;
comment on function public.list_leads(text, timestamptz, uuid, boolean, integer) is
  'Leads whose name, address or phone contains a text (fewer than three letters: a word of whose name begins so), the newest first, from a row on or back, counted to a thousand; for admins';
grant execute on function public.list_leads(text, timestamptz, uuid, boolean, integer) to authenticated;

create function public.list_subscribers(
  query text, at timestamptz default null, id uuid default null, back boolean default false, most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  typed text := private.literal_pattern(query);
  matching text := 'select subscriber.id, subscriber.email, subscriber.lang, subscriber.unsubscribe_token,
      subscriber.created_at, subscriber.unsubscribed_at, subscriber.confirmed_at
    from public.newsletter_subscribers as subscriber where ' || case
      when typed = '' then 'true'
      when typed ~ '[[:alnum:]]{3}' then private.containing('subscriber.email', typed)
      else format('subscriber.email like %L', typed || '%')
    end;
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads subscribers' using errcode = 'insufficient_privilege';
  end if;
  return private.count_to_thousand(matching)
    || jsonb_build_object('rows', private.list_newest(matching, at, id, back, most));
end
$$;
comment on function public.list_subscribers(text, timestamptz, uuid, boolean, integer) is
  'Subscribers whose address contains a text (fewer than three letters: begins so), former ones where there is none, the newest first, from a row on or back, counted to a thousand; for admins';
grant execute on function public.list_subscribers(text, timestamptz, uuid, boolean, integer) to authenticated;

-- Of a beginning that thousands share, five hundred are looked at: read in the index's own order, for a bitmap would
-- gather all of them first. Only perfumes have a name or a fingerprint.
create function public.list_results(
  query text, at timestamptz default null, id uuid default null, back boolean default false, most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_bitmapscan = off as $$
declare
  typed text := private.literal_pattern(query);
  perfumes text := 'select result.id, result.custom_name, result.fingerprint, result.lang, result.engraving,
      result.created_at, result.engine_version, result.palette_version, result.withdrawn_at
    from public.maestro_results as result where ';
  beginning text := perfumes || '%1$s like %2$L order by %1$s using operator(pg_catalog.~<~) limit 500';
  matching text := case
    when typed = '' then perfumes || 'result.question_id is null'
    else format('(%s) union (%s)',
      format(beginning, 'lower(result.custom_name)', typed || '%'),
      format(beginning, 'lower(result.fingerprint)', typed || '%'))
  end;
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads perfumes' using errcode = 'insufficient_privilege';
  end if;
  return jsonb_build_object('rows', private.list_newest(matching, at, id, back, most));
end
$$;
comment on function public.list_results(text, timestamptz, uuid, boolean, integer) is
  'Perfumes whose name or fingerprint begins with a text, the newest first, from a row on or back; for admins';
grant execute on function public.list_results(text, timestamptz, uuid, boolean, integer) to authenticated;
