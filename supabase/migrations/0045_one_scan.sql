-- A search that finds few rows reads its index once, for their number and for the page of them that is shown. It asks the
-- index for few letters, since every three of them are a list of its own.

create or replace function private.containing(searched text, typed text) returns text
language sql immutable set search_path = '' as $$
  select case
    when part is null then format('%s like %L', searched, '%' || typed || '%')
    else format('%1$s like %2$L and %1$s || '''' like %3$L', searched, '%' || part || '%', '%' || typed || '%')
  end
  from (select case
    when typed ~ '[[:alnum:]]{3}@' then substring(typed from '[[:alnum:]]{3,8}@')
    when typed ~ '^[^@]*[[:alnum:]]{3}[^@]*@' then substring(typed from '^[^@]*@')
    when typed ~ '^\+?[0-9]{8,}$' then right(typed, 6)
  end as part) as selective
$$;

create function private.list_counted(matching text, at timestamptz, id uuid, back boolean, most integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  countable constant integer := 1000;
  found integer;
  ids uuid[];
begin
  execute format('select count(*), array_agg(first.id) from (%s limit %s) as first', matching, countable + 1) into found, ids;
  if found <= countable then
    matching := format('select * from (%s) as found where found.id = any (%L::uuid[])', matching, ids);
  end if;
  return jsonb_build_object('total', least(found, countable), 'more', found > countable)
    || jsonb_build_object('rows', private.list_newest(matching, at, id, back, most));
end
$$;
comment on function private.list_counted(text, timestamptz, uuid, boolean, integer) is
  'What list_newest lists, and how many rows the query has; of more than a thousand that there are more';

create or replace function public.list_leads(
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
  return private.list_counted(matching, at, id, back, most);
end
$$;

create or replace function public.list_subscribers(
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
  return private.list_counted(matching, at, id, back, most);
end
$$;

drop function private.count_to_thousand(text);

-- Of the Worker before the lists went on from a row, and before the purge went in batches.
drop function public.find_leads(text, integer, integer);
drop function public.find_subscribers(text, integer, integer);
drop function public.find_results(text);
drop function public.purge();
comment on function public.purge_batch() is
  'Deletes a thousand rows of each kind that have been kept as long as promised; true where there may be more. The Worker calls it every hour, in case the database has no pg_cron.';
