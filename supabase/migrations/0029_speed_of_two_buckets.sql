-- Page speed asks for the middle of two buckets of each page and metric, not of every one.

create or replace function public.page_speed()
returns table (path text, metric text, visits bigint, half double precision, most double precision)
language sql stable security definer set search_path = '' as $$
  with counted as (
    select total.path, total.metric, total.bucket,
      sum(total.times) over (partition by total.path, total.metric order by total.bucket) as up_to,
      sum(total.times) over (partition by total.path, total.metric) as visits
    from private.page_totals as total
    where total.times > 0 and (select private.is_admin())
  )
  select counted.path, counted.metric, counted.visits::bigint,
    private.speed_of_bucket(counted.metric, min(counted.bucket) filter (where counted.up_to >= counted.visits * 0.5)),
    private.speed_of_bucket(counted.metric, min(counted.bucket) filter (where counted.up_to >= counted.visits * 0.75))
  from counted
  group by counted.path, counted.metric, counted.visits
  order by counted.path, counted.metric
$$;
