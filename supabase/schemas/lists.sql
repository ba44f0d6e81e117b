-- The admin app's lists: how they are searched, paged and put in order.

-- The pages of the admin app's lists start at the last row shown, by the values that the list is sorted by, so that a
-- page far back costs as little as the first.

create function private.literal_pattern(text) returns text language sql immutable set search_path = '' as $$
  select replace(replace(replace(lower(btrim($1)), '\', '\\'), '%', '\%'), '_', '\_')
$$;
comment on function private.literal_pattern is 'A text in small letters in which nothing is a wildcard of LIKE';

-- A trigram index reads a list for each three letters it is asked for, so only the most telling part of a text is asked for.
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

create function private.meant_by(query text, named text) returns text language plpgsql immutable set search_path = '' as $$
declare
  typed constant text := private.fold(coalesce(query, ''));
  digits constant text := ltrim(regexp_replace(typed, '[^0-9]', '', 'g'), '0');
  searched constant text := named || '.search';
  token text;
  word text;
  meant text[] := '{}';
begin
  if typed = '' then
    return 'true';
  elsif typed ~ '^[0-9+(). /-]+$' then
    -- However a number begins (+966 0…, 00966…, 0…, 8…), its last nine digits are its own.
    return case when length(digits) > 2 then private.contains(searched, right(digits, 9)) else 'false' end;
  end if;
  foreach token in array regexp_split_to_array(typed, ' +') loop
    foreach word in array case when typed ~ '@' then array[token] else regexp_split_to_array(token, '-+') end loop
      meant := meant || case
        when word ~ '[[:alnum:]]{3}' then private.contains(searched, private.literal_pattern(word))
        -- In a word with hyphens the longer parts are telling, and it may be of an address.
        when word ~ '[[:alnum:]]' then format(
          '%s like any (%L)',
          case when word = token then named || '.search_names' else searched end,
          array[private.literal_pattern(word) || '%', '% ' || private.literal_pattern(word) || '%', '%-' || private.literal_pattern(word) || '%']
        )
      end;
    end loop;
  end loop;
  return coalesce(nullif(array_to_string(meant, ' and '), ''), 'false');
end
$$;
comment on function private.meant_by is
  'The condition that a row, whose folded texts are `search` and `search_names`, is what somebody looks for: it has each word, one of one or two letters at the beginning of a name, or the digits of the telephone number that was typed';

-- Queries are put together and planned for each call: no condition that is not asked keeps an index from being used.
create function private.list_by(
  key text, soonest boolean, matching text, beyond timestamptz, id uuid, backwards boolean, max_rows integer
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  forwards constant text := case when soonest then 'asc' else 'desc' end;
  direction constant text := case when backwards = soonest then 'desc' else 'asc' end;
  page jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) order by page.%1$I %2$s, page.id %2$s), ''[]'')
     from (
       select * from (%3$s) as matching where %4$s
       order by matching.%1$I %5$s, matching.id %5$s limit least($3, 1000)
     ) as page',
    key, forwards, matching,
    case
      when beyond is null or id is null then 'true'
      else format('(matching.%I, matching.id) %s ($1, $2)', key, case direction when 'asc' then '>' else '<' end)
    end,
    direction
  ) into page using beyond, id, max_rows;
  return page;
end
$$;
comment on function private.list_by is
  'Rows of a query in the order of a time of theirs, the soonest or the latest first: at most so many beyond a row''s time and id, or, backwards, those before it';

create function private.list_newest(matching text, created_at timestamptz, id uuid, backwards boolean, max_rows integer) returns jsonb
language sql stable set search_path = '' as $$
  select private.list_by('created_at', false, matching, created_at, id, backwards, max_rows)
$$;
comment on function private.list_newest is
  'Rows of a query, the newest first: at most so many older than a row''s time and id, or, backwards, the next newer ones';

-- A search that finds few rows reads its index once, for their number and for the page of them that is shown. A long list
-- of ids is slower to look up than a second scan.
create function private.list_counted(
  matching text, created_at timestamptz, id uuid, backwards boolean, max_rows integer,
  key text default 'created_at', soonest boolean default false
) returns jsonb
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
    || jsonb_build_object('rows', private.list_by(key, soonest, matching, created_at, id, backwards, max_rows));
end
$$;
comment on function private.list_counted is
  'Reads a page of a list, the newest first unless told, and counts the rows of the query; past a thousand it only says that there are more';

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

grant execute on function private.swap_with_neighbour to authenticated;
