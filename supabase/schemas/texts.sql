-- Helpers: what a text, an address or an id may be (used by the tables' constraints), and how the admin app's lists are
-- read.

create function private.languages() returns text[] language sql immutable set search_path = '' as $$
  select array['ar', 'en', 'fr', 'ru']
$$;
comment on function private.languages is 'The languages of the shop, the default first, as app/i18n/languages.ts has them';

create function private.is_language(lang text) returns boolean language sql immutable set search_path = '' as $$
  select lang = any (private.languages())
$$;

-- {"ar": "…", "en": "…", "fr": "…", "ru": "…"}: every language, no other key, no empty text.
create function private.is_localised(texts jsonb, longest integer default 2000) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(texts) = 'object'
      and texts ?& private.languages()
      and not exists (
        select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{}' end) as entry
        where not private.is_language(entry.key)
          or jsonb_typeof(entry.value) <> 'string'
          or length(btrim(entry.value #>> '{}')) not between 1 and longest
      ),
    false
  )
$$;

-- {"ar": ["عود", …], …}: a list of short texts in every language, the lists equally long.
create function private.is_localised_list(texts jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(texts) = 'object'
      and texts ?& private.languages()
      and not exists (
        select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{}' end) as entry
        where not private.is_language(entry.key)
          or case jsonb_typeof(entry.value)
            when 'array' then jsonb_array_length(entry.value) not between 1 and 12
              or jsonb_array_length(entry.value) <> jsonb_array_length(texts -> (private.languages())[1])
              or exists (
                select from jsonb_array_elements(entry.value) as item
                where jsonb_typeof(item) <> 'string' or length(btrim(item #>> '{}')) not between 1 and 80
              )
            else true
          end
      ),
    false
  )
$$;

-- Names hold no invisible characters: no control characters, no marks or overrides of direction, no zero-width spaces,
-- no Unicode line ends. The shop removes the same (app/forms/text.ts).
create function private.plain_text(value text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(value, '[\u2028\u2029]', E'\n', 'g'),
    -- The joiners U+200C and U+200D stay: Persian and families of emoji are written with them.
    '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2800'
      '\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U000e0000-\U000e0fff]',
    '', 'g'
  )
$$;
comment on function private.plain_text is 'A text without what cannot be seen; tabs and line ends stay';

create function private.is_plain_text(value text) returns boolean language sql immutable set search_path = '' as $$
  select value = private.plain_text(value)
$$;
comment on function private.is_plain_text is 'Whether a text holds nothing that cannot be seen, but for tabs and line ends';

-- An order's details pass the same checks as in the shop's forms, whoever writes them.
create function private.is_line(value text) returns boolean language sql immutable set search_path = '' as $$
  select private.is_plain_text(value) and value !~ '[[:cntrl:]]'
$$;
comment on function private.is_line is 'Whether a text is one line of what can be seen';

-- Quotes, brackets and lists of addresses are syntax of a letter's header: no address that a form takes has them.
create function private.is_email(value text) returns boolean language sql immutable set search_path = '' as $$
  select length(value) <= 254 and value = lower(value)
    and value ~ '^[^[:space:][:cntrl:]@"(),:;<>\[\]\\]+@([a-z0-9][a-z0-9-]*\.)+[a-z0-9-]*[a-z0-9]$'
$$;

-- mina+1@… and mina+2@… are one letter box, so a limit per address ignores what follows the plus.
create function private.letter_box(email text) returns text language sql immutable strict set search_path = '' as $$
  select case
    when box ~ '@(gmail|googlemail)\.com$' then replace(split_part(box, '@', 1), '.', '') || '@gmail.com'
    else box
  end
  from regexp_replace(lower($1), '^([^@+]+)\+[^@]*@', '\1@') as box
$$;
comment on function private.letter_box is
  'An address without what stands behind its plus, to compare by and never to write to. Nearly every mail service hands both to the same person; where one does not, two people share a bound and none gets the other''s letter. Dots are overlooked where Gmail does it, and tell people apart elsewhere.';

create function private.uuid_or_null(value text) returns uuid language sql immutable set search_path = '' as $$
  select case
    when value ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then value::uuid
  end
$$;
comment on function private.uuid_or_null is 'The UUID that a text is in its usual form; null for any other text';

create function private.new_secret() returns text language sql volatile set search_path = '' as $$
  select translate(
    left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')), 'base64'), 22), '+/', '-_'
  )
$$;
comment on function private.new_secret is '132 random bits in base64url, as an order''s secret is written';

create function private.today() returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'UTC')::date
$$;

create function private.today_in_riyadh() returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'Asia/Riyadh')::date
$$;
comment on function private.today_in_riyadh is 'The day by which orders are dated and payments awaited';

create function private.touch() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Not now(): two changes in one transaction must differ, because the admin app compares this to notice another's change.
  new.updated_at := clock_timestamp();
  return new;
end
$$;
comment on function private.touch is 'Sets the time at which a row was last changed';

-- The pages of the admin app's lists start at the last row shown, by the values that the list is sorted by, so that a
-- page far back costs as little as the first.

create function private.literal_pattern(text) returns text language sql immutable set search_path = '' as $$
  select replace(replace(replace(lower(btrim($1)), '\', '\\'), '%', '\%'), '_', '\_')
$$;
comment on function private.literal_pattern is 'A text in small letters in which nothing is a wildcard of LIKE';

-- Every three letters that the index is asked for are a list of its own, so it is asked for few.
create function private.contains(searched text, typed text) returns text
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
comment on function private.contains is
  'The condition that a column contains a literal pattern. The end of an address (@gmail.com) and the beginning of a number are everybody''s, so the index is asked for the rest of it';

-- Queries are put together and planned for each call: no condition that is not asked keeps an index from being used.
create function private.list_newest(matching text, created_at timestamptz, id uuid, backwards boolean, max_rows integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  direction text := case when backwards then 'asc' else 'desc' end;
  beyond text := case
    when created_at is null or id is null then 'true'
    when backwards then '(matching.created_at, matching.id) > ($1, $2)'
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
  ) into page using created_at, id, max_rows;
  return page;
end
$$;
comment on function private.list_newest is
  'Rows of a query, the newest first: at most so many older than a row''s time and id, or, backwards, the next newer ones';

-- A search that finds few rows reads its index once, for their number and for the page of them that is shown. A long list
-- of ids is slower to look up than a second scan.
create function private.list_counted(matching text, created_at timestamptz, id uuid, backwards boolean, max_rows integer) returns jsonb
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
    || jsonb_build_object('rows', private.list_newest(matching, created_at, id, backwards, max_rows));
end
$$;
comment on function private.list_counted is
  'Reads what list_newest reads, and counts the rows of the query; past a thousand it only says that there are more';

-- It stands behind both moves, of questions and of perfumes of the Vault, and runs with the caller's rights.
create function private.swap_with_neighbour(ids uuid[], row_id uuid, step integer, seen_position integer)
returns table (id uuid, new_position integer)
language sql immutable set search_path = '' as $$
  with list as (
    select item.id, item.number::integer as place from unnest(ids) with ordinality as item (id, number)
  ), swap as (
    select list.place as source, greatest(1, least(list.place + sign(step)::integer, cardinality(ids))) as target
    from list where list.id = row_id and list.place = coalesce(seen_position, list.place)
  )
  select list.id, case list.place when swap.source then swap.target when swap.target then swap.source else list.place end
  from list cross join swap
$$;
comment on function private.swap_with_neighbour is
  'The positions in a list, counted from 1, after one item changed places with the item before (step -1) or after (1); no rows where it is not at its expected position';

grant execute on function
  private.languages, private.is_language, private.is_localised, private.plain_text, private.is_plain_text, private.is_line, private.is_email
  to anon, authenticated, service_role, worker;
grant execute on function private.is_localised_list to anon, authenticated, service_role;
grant execute on function private.swap_with_neighbour to authenticated;
