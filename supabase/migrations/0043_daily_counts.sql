-- What happens in the house, counted by day. The counts are made where a thing happens and stay when its rows are purged
-- or erased: they tell how often, never who.

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
alter table public.daily_counts enable row level security;
create policy "admins read the counts" on public.daily_counts
  for select to authenticated using ((select private.is_admin()));
grant select on public.daily_counts to authenticated;

create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'UTC')::date
$$;

create function private.count_today(kind text, lang text) returns void
language sql volatile set search_path = '' as $$
  insert into public.daily_counts as counted (day, kind, lang, times) values (private.today(), $1, $2, 1)
  on conflict on constraint daily_counts_pkey do update set times = counted.times + 1
$$;

create function private.count_begun() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_today('begun', new.lang);
  return null;
end
$$;
create trigger count_begun after insert on public.maestro_sessions for each row execute function private.count_begun();

create function private.count_answered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.daily_counts as counted (day, kind, lang, key, times)
  select (journey.created_at at time zone 'UTC')::date, 'answered', journey.lang, new.question_id::text, 1
  from public.maestro_sessions as journey where journey.id = new.session_id
  on conflict on constraint daily_counts_pkey do update set times = counted.times + 1;
  return null;
end
$$;
-- An answer that is changed is updated, and so not counted again.
create trigger count_answered after insert on public.maestro_results
  for each row when (new.question_id is not null) execute function private.count_answered();

create function private.wishes_of(session uuid, result jsonb) returns table (kind text, key text)
language sql stable set search_path = '' as $$
  -- Visitors may write their answers past the shop: what is no choice of the catalogue is not counted.
  select distinct case part.theme when 'families' then 'family' else 'season' end, option.value
  from public.maestro_results as answered
  join public.maestro_question_parts as part on part.question_id = answered.question_id and part.theme in ('families', 'season')
  join public.maestro_options as option on option.part_id = part.id
  where answered.session_id = $1 and answered.answer -> part.theme @> to_jsonb(option.value)
  union all
  select distinct 'word', word.key
  from jsonb_array_elements_text(case jsonb_typeof($2 -> 'words') when 'array' then $2 -> 'words' else '[]' end) as word (key)
  where word.key ~ '^[a-z_]{1,40}$'
$$;
comment on function private.wishes_of(uuid, jsonb) is
  'The families and seasons that a session chose, and the words of the lexicon that the Worker found in its memory';

create function private.count_finished() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.daily_counts as counted (day, kind, lang, key, times)
  select wanted.day, wanted.kind, wanted.lang, wanted.key, 1
  from (
    select (journey.created_at at time zone 'UTC')::date as day, 'finished' as kind, journey.lang, '' as key
    from public.maestro_sessions as journey where journey.id = new.session_id
    union all
    select private.today(), wish.kind, '', wish.key from private.wishes_of(new.session_id, new.result_json) as wish
  ) as wanted
  -- In one order, so that two who finish at once never wait for each other.
  order by wanted.day, wanted.kind, wanted.lang, wanted.key
  on conflict on constraint daily_counts_pkey do update set times = counted.times + 1;
  return null;
end
$$;
-- A perfume that is composed anew is updated, and so not counted again.
create trigger count_finished after insert on public.maestro_results
  for each row when (new.question_id is null) execute function private.count_finished();

create function private.count_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_today('lead', new.lang);
  return null;
end
$$;
create trigger count_lead after insert on public.leads for each row execute function private.count_lead();

create function private.count_subscriber() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_today(case when new.unsubscribed_at is null then 'subscribed' else 'unsubscribed' end, new.lang);
  return null;
end
$$;
create trigger count_subscriber after insert on public.newsletter_subscribers
  for each row execute function private.count_subscriber();
create trigger count_subscriber_change after update on public.newsletter_subscribers
  for each row when ((old.unsubscribed_at is null) <> (new.unsubscribed_at is null)) execute function private.count_subscriber();

-- The last thirty days, of which nothing has been purged yet. Older journeys without a perfume are gone, and counting the
-- others alone would flatter the house.
insert into public.daily_counts (day, kind, lang, key, times)
select day, kind, lang, key, count(*)
from (
  select (created_at at time zone 'UTC')::date as day, 'begun' as kind, lang, '' as key from public.maestro_sessions
  union all
  select (journey.created_at at time zone 'UTC')::date,
    case when result.question_id is null then 'finished' else 'answered' end, journey.lang, coalesce(result.question_id::text, '')
  from public.maestro_results as result join public.maestro_sessions as journey on journey.id = result.session_id
  where journey.created_at > now() - interval '30 days'
  union all
  select (result.created_at at time zone 'UTC')::date, wish.kind, '', wish.key
  from public.maestro_results as result cross join private.wishes_of(result.session_id, result.result_json) as wish
  where result.question_id is null and result.created_at > now() - interval '30 days'
  union all
  select (created_at at time zone 'UTC')::date, 'lead', lang, '' from public.leads
  union all
  select (created_at at time zone 'UTC')::date, 'subscribed', lang, '' from public.newsletter_subscribers
  union all
  select (unsubscribed_at at time zone 'UTC')::date, 'unsubscribed', lang, '' from public.newsletter_subscribers
  where unsubscribed_at is not null
) as happened
where day > private.today() - 30
group by day, kind, lang, key;

create function public.house_glance(days integer) returns jsonb
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
    ), wishes as (
      select kind, key, sum(times) as times from counted where kind in ('family', 'season', 'word') group by kind, key
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
      'wishes', (
        select coalesce(jsonb_agg(to_jsonb(wish) order by wish.times desc, wish.key), '[]')
        from (
          select kind, key, times, row_number() over (partition by kind order by times desc, key) as place from wishes
        ) as wish
        where wish.place <= 12
      ),
      'speed', (
        select jsonb_build_object('visits', max(visits), 'most', private.speed_of_bucket('LCP', min(bucket) filter (where up_to >= visits * 0.75)))
        from loading having max(visits) > 0
      )
    )
  );
end
$$;
comment on function public.house_glance(integer) is
  'The last days, at most 90, in counts: journeys, wishes, leads and subscribers, and how fast three quarters of the visits of 28 days saw their page; for admins';
grant execute on function public.house_glance(integer) to authenticated;
