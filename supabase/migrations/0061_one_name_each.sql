-- The names from before 0060, and save_perfume from before save_edition, stood beside the new ones for the Worker of their
-- day; nothing asks for them any more.

drop function public.enter_office();

drop function public.save_perfume(uuid, text, jsonb, text, text, text, text, text);

drop function public.page_speed();
create function public.page_speed()
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
comment on function public.page_speed() is
  'The last 28 days by page and metric: the median and the 75th percentile, which web vitals are judged by, right to 2 %; for admins, nothing for others';
revoke execute on function public.page_speed() from public;
grant execute on function public.page_speed() to authenticated;

create or replace function public.house_glance(days integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first date := private.today() - (least(greatest(days, 1), 90) - 1);
begin
  if not private.is_admin() then
    raise exception 'Only an admin sees the house' using errcode = 'insufficient_privilege';
  end if;
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
      -- Up to a thousand, as the lists count.
      'waiting', (
        select count(*) from (
          select from public.contact_letters as letter where letter.sent_at is null limit 1000
        ) as waiting
      )
    )
  );
end
$$;
comment on function public.house_glance(integer) is
  'The last days, at most 90, in counts: journeys, answers, leads and subscribers, how fast three quarters of the visits of 28 days saw their page, and letters that wait; for admins';
