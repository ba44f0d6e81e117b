-- What the measurements say, for the office.

create function public.page_speed()
returns table (path text, metric text, visits bigint, half double precision, most double precision)
language sql stable set search_path = '' as $$
  select path, metric, count(*),
    percentile_cont(0.5) within group (order by value),
    percentile_cont(0.75) within group (order by value)
  from public.page_measurements
  where at > now() - interval '28 days'
  group by path, metric
  order by path, metric
$$;
comment on function public.page_speed() is 'The last 28 days by page and metric: the median and the 75th percentile, which web vitals are judged by; the policies show it to admins alone';
grant execute on function public.page_speed() to authenticated;
