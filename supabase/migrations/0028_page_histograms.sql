-- How the pages feel, as counts: how often a value fell into a bucket of a day. The office reads hundreds of rows for its
-- percentiles, however many visits there were.

create table private.page_histograms (
  day date not null,
  path text not null check (length(path) <= 100 and path ~ '^/[a-zA-Z0-9:/_.?*-]*$'),
  metric text not null check (metric in ('LCP', 'CLS', 'INP', 'TTFB')),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  bucket smallint not null check (bucket between 0 and 400),
  times integer not null check (times > 0),
  primary key (day, path, metric, device, bucket)
);
comment on table private.page_histograms is
  'Web vitals by day (UTC), the pattern of the page''s path and the kind of device; buckets are those of private.speed_bucket';
alter table private.page_histograms enable row level security;

create table private.page_totals (
  path text not null,
  metric text not null,
  bucket smallint not null,
  times bigint not null check (times >= 0),
  primary key (path, metric, bucket)
);
comment on table private.page_totals is 'The sum of private.page_histograms over its days and devices, which is what the office looks at';
alter table private.page_totals enable row level security;

-- Each bucket ends 4 % above where it begins, so that its middle is at most 2 % from every value in it. Bucket 0 is what
-- is less than a millisecond, or a thousandth of CLS.
create function private.speed_bucket(metric text, value double precision) returns smallint
language sql immutable set search_path = '' as $$
  select case when scaled < 1 then 0 else 1 + floor(ln(scaled) / ln(1.04)) end::smallint
  from (select value * case metric when 'CLS' then 1000 else 1 end as scaled) as given
$$;
comment on function private.speed_bucket(text, double precision) is 'The bucket that a value belongs to: milliseconds, CLS without a unit';

create function private.speed_of_bucket(metric text, bucket smallint) returns double precision
language sql immutable set search_path = '' as $$
  select case when bucket = 0 then 0 else 1.04 ^ (bucket - 0.5) / case metric when 'CLS' then 1000 else 1 end end::double precision
$$;
comment on function private.speed_of_bucket(text, smallint) is 'The middle of a bucket';

insert into private.page_histograms (day, path, metric, device, bucket, times)
select (at at time zone 'UTC')::date, path, metric, device, private.speed_bucket(metric, value), count(*)
from public.page_measurements
where at > now() - interval '27 days'
group by 1, 2, 3, 4, 5;
insert into private.page_totals (path, metric, bucket, times)
select path, metric, bucket, sum(times) from private.page_histograms group by path, metric, bucket;

drop function public.page_speed();
drop table public.page_measurements;

create or replace function public.measure_page(path text, metric text, value double precision, device text, ip text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  hit smallint;
begin
  perform private.spend_budget('measurement', $5, 600);
  if not coalesce($3 >= 0 and $3 <= case $2 when 'CLS' then 100 else 600000 end, false) then
    raise exception 'No measurement: %', $3 using errcode = 'check_violation';
  end if;
  hit := private.speed_bucket($2, $3);
  insert into private.page_histograms as counted (day, path, metric, device, bucket, times)
  values ((now() at time zone 'UTC')::date, $1, $2, $4, hit, 1)
  on conflict on constraint page_histograms_pkey do update set times = counted.times + 1;
  insert into private.page_totals as counted (path, metric, bucket, times) values ($1, $2, hit, 1)
  on conflict on constraint page_totals_pkey do update set times = counted.times + 1;
  return true;
end
$$;
comment on function public.measure_page(text, text, double precision, text, text) is
  'Counts one measurement; the constraints of private.page_histograms bound it';

create function public.page_speed()
returns table (path text, metric text, visits bigint, half double precision, most double precision)
language sql stable security definer set search_path = '' as $$
  with counted as (
    select total.path, total.metric, private.speed_of_bucket(total.metric, total.bucket) as value,
      sum(total.times) over (partition by total.path, total.metric order by total.bucket) as up_to,
      sum(total.times) over (partition by total.path, total.metric) as visits
    from private.page_totals as total
    where total.times > 0 and (select private.is_admin())
  )
  select counted.path, counted.metric, counted.visits::bigint,
    min(counted.value) filter (where counted.up_to >= counted.visits * 0.5),
    min(counted.value) filter (where counted.up_to >= counted.visits * 0.75)
  from counted
  group by counted.path, counted.metric, counted.visits
  order by counted.path, counted.metric
$$;
comment on function public.page_speed() is
  'The last 28 days by page and metric: the median and the 75th percentile, which web vitals are judged by, right to 2 %; for admins, nothing for others';
grant execute on function public.page_speed() to authenticated;

create function private.purge_measurements(most integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  days integer;
begin
  -- What was measured in the first minute of a day is 28 days old when this day is over for it.
  with gone as (
    delete from private.page_histograms as histogram
    where (histogram.day, histogram.path, histogram.metric, histogram.device, histogram.bucket) in (
      select old.day, old.path, old.metric, old.device, old.bucket from private.page_histograms as old
      where old.day <= (now() at time zone 'UTC')::date - 28
      order by old.day limit most
    )
    returning histogram.path, histogram.metric, histogram.bucket, histogram.times
  ), sums as (
    select gone.path, gone.metric, gone.bucket, sum(gone.times) as times from gone group by 1, 2, 3
  ), subtracted as (
    update private.page_totals as total set times = total.times - sums.times
    from sums where (total.path, total.metric, total.bucket) = (sums.path, sums.metric, sums.bucket)
  )
  select count(*) into days from gone;
  delete from private.page_totals as total where total.times = 0;
  return days;
end
$$;
comment on function private.purge_measurements(integer) is 'Deletes counts that are 28 days old, and takes them from the totals; how many rows';

-- Rows are named by their keys, so that deleting some never reads all.
create or replace function private.purge(most integer default 5000) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  sessions integer;
  measurements integer;
  log integer;
  budgets integer;
  links integer;
  accounts integer;
begin
  -- pg_cron and the Worker may come at once; the second finds nothing left to do.
  if not pg_try_advisory_xact_lock(hashtext('private.purge')) then
    return '{}';
  end if;
  delete from public.maestro_sessions where id = any (array(
    select session.id from public.maestro_sessions as session
    where not session.has_perfume
      and session.created_at < now() - interval '30 days'
      and not exists (
        select from public.maestro_results as result
        where result.session_id = session.id and (result.question_id is null or result.updated_at >= now() - interval '30 days')
      )
    limit most
  ));
  get diagnostics sessions = row_count;
  measurements := private.purge_measurements(most);
  delete from public.audit_log where id = any (array(
    select line.id from public.audit_log as line where line.at < now() - interval '400 days' limit most
  ));
  get diagnostics log = row_count;
  delete from private.spent_budgets where hour < now() - interval '1 day';
  get diagnostics budgets = row_count;
  delete from private.mailed_links where expires_at < now();
  get diagnostics links = row_count;
  -- Anyone can have a sign-in letter sent to any address; who never answered it has no account.
  delete from auth.users where id = any (array(
    select account.id from auth.users as account
    where account.email_confirmed_at is null and account.created_at < now() - interval '30 days' limit most
  ));
  get diagnostics accounts = row_count;
  return jsonb_build_object(
    'sessions', sessions, 'measurements', measurements, 'log', log, 'budgets', budgets, 'links', links, 'accounts', accounts
  );
end
$$;

-- Rows that are counted up or soon deleted: room for the next version on the same page, and cleaning before there is much.
alter table private.page_histograms set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
alter table private.page_totals set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
alter table private.spent_budgets set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
alter table private.mailed_links set (autovacuum_vacuum_scale_factor = 0.05);
alter table public.maestro_sessions set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
alter table public.maestro_results set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
