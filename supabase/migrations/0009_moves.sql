-- A move whose answer was lost and that is asked for again would be a second move: it is bound to the place it was seen at.

drop function public.move_question(uuid, integer);
create function public.move_question(question uuid, step integer, seen integer default null) returns void
language sql volatile set search_path = '' as $$
  with listed as (
    select id, order_index, row_number() over (order by order_index, id) as place from public.maestro_questions
  ), asked as (
    select place, greatest(1, least(place + sign(step)::integer, (select count(*) from listed))) as goal
    from listed where id = question and place = coalesce(seen, place)
  ), placed as (
    select id, case listed.place when asked.place then asked.goal when asked.goal then asked.place else listed.place end as place
    from listed cross join asked
  )
  update public.maestro_questions as moved set order_index = placed.place
  from placed where placed.id = moved.id and moved.order_index <> placed.place
$$;
comment on function public.move_question(uuid, integer, integer) is
  'Changes places with the neighbour before (-1) or after (1), unless it no longer stands where it was seen (counted from 1)';
grant execute on function public.move_question(uuid, integer, integer) to authenticated;

drop function public.move_perfume(uuid, integer);
create function public.move_perfume(perfume uuid, step integer, seen integer default null) returns void
language sql volatile set search_path = '' as $$
  with listed as (
    select id, sort_order, row_number() over (order by sort_order, id) as place from public.maestro_products
  ), asked as (
    select place, greatest(1, least(place + sign(step)::integer, (select count(*) from listed))) as goal
    from listed where id = perfume and place = coalesce(seen, place)
  ), placed as (
    select id, case listed.place when asked.place then asked.goal when asked.goal then asked.place else listed.place end as place
    from listed cross join asked
  )
  update public.maestro_products as moved set sort_order = placed.place
  from placed where placed.id = moved.id and moved.sort_order <> placed.place
$$;
comment on function public.move_perfume(uuid, integer, integer) is
  'Changes places with the neighbour before (-1) or after (1), unless it no longer stands where it was seen (counted from 1)';
grant execute on function public.move_perfume(uuid, integer, integer) to authenticated;
