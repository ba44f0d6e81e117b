-- Statistics: what happens in the house, counted by day, and how fast pages are on visitors' own devices. Nothing in
-- them points to a person.

create function private.today() returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'UTC')::date
$$;

-- Each count is made where the thing happens, and stays when the rows behind it are purged or erased: it tells how
-- often something happened, never to whom.
create table public.daily_counts (
  day date not null,
  kind text not null check (kind in (
    'begun', 'answered', 'finished', 'family', 'season', 'word', 'lead', 'subscribed', 'unsubscribed'
  )),
  lang text not null default '' check (lang = '' or private.is_language(lang)),
  key text not null default '' check (key ~ '^[a-z0-9_-]{0,40}$'),
  times integer not null check (times > 0),
  primary key (day, kind, lang, key)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
comment on table public.daily_counts is
  'How often something happened on a day (UTC). A journey''s steps count for the day and the language that it was begun in. key is a question, a choice of the catalogue or a word of the engine''s lexicon, never what somebody typed.';

-- How many values of a day fell into a bucket: the admin app reads hundreds of rows for its percentiles, however many
-- visits there were. Pages keep free room for the next version of a row that is counted up, and are vacuumed early.
create table private.page_histograms (
  day date not null,
  path text not null check (length(path) <= 100 and path ~ '^/[a-zA-Z0-9:/_.?*-]*$'),
  metric text not null check (metric in ('LCP', 'CLS', 'INP', 'TTFB')),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  bucket smallint not null check (bucket between 0 and 400),
  times integer not null check (times > 0),
  primary key (day, path, metric, device, bucket)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
comment on table private.page_histograms is
  'Web vitals by day (UTC), the pattern of the page''s path and the kind of device; buckets are those of private.speed_bucket';

create table private.page_totals (
  path text not null,
  metric text not null,
  bucket smallint not null,
  times bigint not null check (times >= 0),
  primary key (path, metric, bucket)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
comment on table private.page_totals is 'The sum of private.page_histograms over its days and devices, which the admin app shows';

create table private.monthly_money (
  month date not null check (extract(day from month) = 1),
  currency text not null check (private.is_currency(currency)),
  orders integer not null default 0,
  paid bigint not null default 0,
  refunded bigint not null default 0,
  primary key (month, currency)
);
comment on table private.monthly_money is
  'Orders placed, and money that came and went back in the smallest unit of its currency, by month as the accountant counts them: in Riyadh';

alter table public.daily_counts enable row level security;
alter table private.monthly_money enable row level security;
alter table private.page_histograms enable row level security;
alter table private.page_totals enable row level security;
create policy "admins read the counts" on public.daily_counts for select to authenticated using ((select private.is_admin()));
grant select on public.daily_counts to authenticated;

create function private.count_money(booked timestamptz, currency text, orders integer, paid integer, refunded integer)
returns void language sql security definer set search_path = '' as $$
  insert into private.monthly_money as counted (month, currency, orders, paid, refunded)
  values (date_trunc('month', $1 at time zone 'Asia/Riyadh')::date, $2, $3, $4, $5)
  on conflict on constraint monthly_money_pkey do update set orders = counted.orders + excluded.orders,
    paid = counted.paid + excluded.paid, refunded = counted.refunded + excluded.refunded
$$;
comment on function private.count_money is 'Counts an order or its money for the month of a time';

create function private.count_placed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_money(new.created_at, new.currency, 1, 0, 0);
  return null;
end
$$;
comment on function private.count_placed is 'Counts an order for the month that it was placed in';
create trigger count_placed after insert on public.orders for each row execute function private.count_placed();

create function private.count_booked() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_money(
    new.at, (select kept.currency from public.orders as kept where kept.id = new.order_id), 0,
    coalesce(new.paid, 0), coalesce(new.refunded, 0) - coalesce(new.refund_failed, 0)
  );
  return null;
end
$$;
comment on function private.count_booked is 'Counts what an order''s event paid, refunded or failed to refund for its month';
create trigger count_booked after insert on public.order_events for each row
  when (num_nonnulls(new.paid, new.refunded, new.refund_failed) > 0) execute function private.count_booked();

create function private.count_row() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.daily_counts as counted (day, kind, lang, times) values (private.today(), tg_argv[0], new.lang, 1)
  on conflict on constraint daily_counts_pkey do update set times = counted.times + 1;
  return null;
end
$$;
comment on function private.count_row is 'Counts a row as what the trigger says happened with it';
create trigger count_begun after insert on public.maestro_sessions for each row execute function private.count_row('begun');
create trigger count_lead after insert on public.leads for each row execute function private.count_row('lead');
create trigger count_subscribed after insert on public.newsletter_subscribers
  for each row when (new.unsubscribed_at is null) execute function private.count_row('subscribed');
create trigger count_subscribed_again after update on public.newsletter_subscribers
  for each row when (old.unsubscribed_at is not null and new.unsubscribed_at is null) execute function private.count_row('subscribed');
create trigger count_unsubscribed after update on public.newsletter_subscribers
  for each row when (old.unsubscribed_at is null and new.unsubscribed_at is not null) execute function private.count_row('unsubscribed');

create function private.count_answered() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.daily_counts as counted (day, kind, lang, key, times)
  select (journey.created_at at time zone 'UTC')::date, 'answered', journey.lang, new.question_id::text, 1
  from public.maestro_sessions as journey where journey.id = new.session_id
  on conflict on constraint daily_counts_pkey do update set times = counted.times + 1;
  return null;
end
$$;

-- An answer that is changed is updated, and so not counted again.
create trigger count_answered after insert on private.maestro_results
  for each row when (new.question_id is not null) execute function private.count_answered();

create function private.counted_choices(session_id uuid, result jsonb) returns table (kind text, key text)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  -- The catalogue may have lost a choice since it was answered, and only what is a choice of it is counted.
  return query select distinct case part.theme when 'families' then 'family' else 'season' end, option.value
  from private.maestro_results as answered
  join public.maestro_question_parts as part on part.question_id = answered.question_id and part.theme in ('families', 'season')
  join public.maestro_options as option on option.part_id = part.id
  where answered.session_id = $1 and answered.answer -> part.theme @> to_jsonb(option.value)
  union all
  select distinct 'word', word.key
  from jsonb_array_elements_text(case jsonb_typeof($2 -> 'words') when 'array' then $2 -> 'words' else '[]' end) as word (key)
  where word.key ~ '^[a-z_]{1,40}$';
end
$$;
comment on function private.counted_choices is
  'The families and seasons that a session chose, and the words of the lexicon that the Worker found in its memory';

create function private.count_finished() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.daily_counts as counted (day, kind, lang, key, times)
  select wanted.day, wanted.kind, wanted.lang, wanted.key, 1
  from (
    select (journey.created_at at time zone 'UTC')::date as day, 'finished' as kind, journey.lang, '' as key
    from public.maestro_sessions as journey where journey.id = new.session_id
    union all
    select private.today(), wish.kind, '', wish.key from private.counted_choices(new.session_id, new.result_json) as wish
  ) as wanted
  -- Rows are locked in one order, so that two visitors who finish at once do not deadlock.
  order by wanted.day, wanted.kind, wanted.lang, wanted.key
  on conflict on constraint daily_counts_pkey do update set times = counted.times + 1;
  return null;
end
$$;

-- A journey is counted once, however many perfumes it comes to.
create trigger count_finished after insert on private.maestro_results
  for each row when (new.edition = 1) execute function private.count_finished();

-- Each bucket ends 4 % above its beginning, so every value in it is within 2 % of its middle. Bucket 0 holds less than
-- a millisecond, or less than a thousandth of CLS.
create function private.speed_bucket(metric text, value double precision) returns smallint
language sql immutable set search_path = '' as $$
  select case when scaled < 1 then 0 else 1 + floor(ln(scaled) / ln(1.04)) end::smallint
  from (select value * case metric when 'CLS' then 1000 else 1 end as scaled) as given
$$;
comment on function private.speed_bucket is 'The bucket that a value belongs to: milliseconds, CLS without a unit';

create function private.speed_of_bucket(metric text, bucket smallint) returns double precision
language sql immutable set search_path = '' as $$
  select case when bucket = 0 then 0 else 1.04 ^ (bucket - 0.5) / case metric when 'CLS' then 1000 else 1 end end::double precision
$$;
comment on function private.speed_of_bucket is 'The middle of a bucket';

create function public.save_measurement(path text, metric text, value double precision, device text, ip text default null) returns boolean
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
  values (private.today(), $1, $2, $4, hit, 1)
  on conflict on constraint page_histograms_pkey do update set times = counted.times + 1;
  insert into private.page_totals as counted (path, metric, bucket, times) values ($1, $2, hit, 1)
  on conflict on constraint page_totals_pkey do update set times = counted.times + 1;
  return true;
end
$$;
comment on function public.save_measurement is 'Counts one measurement; the constraints of private.page_histograms bound it';

-- The middle of a bucket is computed for two buckets of each page and metric, those of the percentiles, because a page
-- has hundreds.
create function public.list_page_speed()
returns table (path text, metric text, visits bigint, p50 double precision, p75 double precision)
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
comment on function public.list_page_speed is
  'The last 28 days by page and metric: the median and the 75th percentile, which web vitals are judged by, right to 2 %; for admins, nothing for others';

create function private.purge_measurements(max_rows integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  days integer;
begin
  -- The counts of a day may go as soon as what was measured in its first minute is 28 days old.
  with gone as (
    delete from private.page_histograms as histogram
    where histogram.ctid = any (array(
      select old.ctid from private.page_histograms as old
      where old.day <= private.today() - 28
      order by old.day limit max_rows
    ))
    returning histogram.path, histogram.metric, histogram.bucket, histogram.times
  ), sums as (
    select gone.path, gone.metric, gone.bucket, sum(gone.times) as times from gone group by 1, 2, 3
  ), subtracted as (
    update private.page_totals as total set times = total.times - sums.times
    from sums where (total.path, total.metric, total.bucket) = (sums.path, sums.metric, sums.bucket)
  )
  select count(*) into days from gone;
  if days > 0 then
    delete from private.page_totals as total where total.times = 0;
  end if;
  return days;
end
$$;
comment on function private.purge_measurements is 'Deletes counts that are 28 days old, and takes them from the totals; how many rows';

create function public.read_statistics(days integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first date := private.today() - (least(greatest(days, 1), 90) - 1);
  -- Of money, this month and the eleven before.
  first_month constant date := date_trunc('month', now() at time zone 'Asia/Riyadh') - interval '11 months';
begin
  perform private.require_admin();
  return (
    with counted as materialized (
      select * from public.daily_counts as count where count.day >= first
    ), by_day as (
      select series.day,
        coalesce(sum(times) filter (where kind = 'begun'), 0) as begun,
        coalesce(sum(times) filter (where kind = 'finished'), 0) as finished,
        coalesce(sum(times) filter (where kind = 'lead'), 0) as leads,
        coalesce(sum(times) filter (where kind = 'subscribed'), 0) as subscribed,
        coalesce(sum(times) filter (where kind = 'unsubscribed'), 0) as unsubscribed
      from (select first + later from generate_series(0, private.today() - first) as later) as series (day)
      left join counted on counted.day = series.day
        and counted.kind in ('begun', 'finished', 'lead', 'subscribed', 'unsubscribed')
      group by series.day
    ), by_language as (
      select kind, key, lang, sum(times) as times from counted
      where kind in ('begun', 'answered', 'finished') group by kind, key, lang
    ), loading as (
      select sum(total.times) over (order by total.bucket) as up_to, sum(total.times) over () as visits, total.bucket
      from (
        select bucket, sum(times) as times from private.page_totals where metric = 'LCP' group by bucket
      ) as total
    )
    select jsonb_build_object(
      'since', (select min(day) from public.daily_counts),
      'days', (select jsonb_agg(to_jsonb(by_day) order by day) from by_day),
      'begun', (select coalesce(jsonb_object_agg(lang, times), '{}') from by_language where kind = 'begun'),
      'finished', (select coalesce(jsonb_object_agg(lang, times), '{}') from by_language where kind = 'finished'),
      'questions', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', question.id, 'text', question.question_text, 'answered', coalesce(answered.times, '{}'))
          order by question.order_index, question.id
        ), '[]')
        from public.maestro_questions as question
        left join (
          select key, jsonb_object_agg(lang, times) as times from by_language where kind = 'answered' group by key
        ) as answered on answered.key = question.id::text
        where question.is_active or answered.key is not null
      ),
      'answer_counts', (
        select coalesce(jsonb_agg(to_jsonb(answer) order by answer.times desc, answer.key), '[]')
        from (
          select kind, key, sum(times) as times, row_number() over (partition by kind order by sum(times) desc, key) as place
          from counted where kind in ('family', 'season', 'word') group by kind, key
        ) as answer
        where answer.place <= 12
      ),
      'speed', (
        select jsonb_build_object('visits', loaded.visits, 'p75', loaded.p75)
        from (
          select max(visits) as visits,
            private.speed_of_bucket('LCP', min(bucket) filter (where up_to >= visits * 0.75)) as p75
          from loading having max(visits) > 0
        ) as loaded
      ),
      'months', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'month', to_char(monthly.month, 'YYYY-MM'), 'currency', monthly.currency,
            'orders', monthly.orders, 'paid', monthly.paid, 'refunded', monthly.refunded
          ) order by monthly.month desc, monthly.currency
        ), '[]')
        from private.monthly_money as monthly where monthly.month >= first_month
      ),
      -- The count stops at a thousand, as in the lists.
      'waiting', (
        select count(*) from (
          select from public.contact_letters as letter where letter.sent_at is null limit 1000
        ) as waiting
      )
    )
  );
end
$$;
comment on function public.read_statistics is
  'The last days, at most 90, in counts: journeys, answers, leads and subscribers, how fast three quarters of the visits of 28 days saw their page, letters that wait, and by month and currency the orders placed and the money that came and went back; for admins';

grant execute on function public.save_measurement to worker;
grant execute on function public.list_page_speed, public.read_statistics to authenticated;
