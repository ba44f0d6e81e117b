-- One statement behind both moves. The public functions keep their signatures, for the deployed version of the Worker,
-- and the caller's rights: row-level security decides which rows are listed and changed.

create function private.swap_with_neighbour(ids uuid[], moved uuid, step integer, expected_position integer)
returns table (id uuid, new_position integer)
language sql immutable set search_path = '' as $$
  with list as (
    select item.id, item.number::integer as place from unnest(ids) with ordinality as item (id, number)
  ), swap as (
    select list.place as source, greatest(1, least(list.place + sign(step)::integer, cardinality(ids))) as target
    from list where list.id = moved and list.place = coalesce(expected_position, list.place)
  )
  select list.id, case list.place when swap.source then swap.target when swap.target then swap.source else list.place end
  from list cross join swap
$$;
comment on function private.swap_with_neighbour(uuid[], uuid, integer, integer) is
  'The positions in a list, counted from 1, after one item changed places with the item before (step -1) or after (1); no rows where it is not at its expected position';
grant execute on function private.swap_with_neighbour(uuid[], uuid, integer, integer) to authenticated;

create or replace function public.move_question(question uuid, step integer, seen integer default null) returns void
language sql volatile set search_path = '' as $$
  update public.maestro_questions as target set order_index = swapped.new_position
  from private.swap_with_neighbour(
    array(select listed.id from public.maestro_questions as listed order by listed.order_index, listed.id), question, step, seen
  ) as swapped
  where swapped.id = target.id and target.order_index <> swapped.new_position
$$;

create or replace function public.move_perfume(perfume uuid, step integer, seen integer default null) returns void
language sql volatile set search_path = '' as $$
  update public.maestro_products as target set sort_order = swapped.new_position
  from private.swap_with_neighbour(
    array(select listed.id from public.maestro_products as listed order by listed.sort_order, listed.id), perfume, step, seen
  ) as swapped
  where swapped.id = target.id and target.sort_order <> swapped.new_position
$$;
