-- A token lives for up to an hour after its session ended: by signing out, by "end all others", by a new password. From
-- then on it is nobody's, over REST as in the shop, and whose rows are whose is asked of one function.

create function private.person() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when private.session_lasts() then auth.uid() end;
end
$$;
comment on function private.person() is
  'Whose account this request is made with, while the session of its token lasts; policies and functions ask this and not auth.uid()';
revoke execute on function private.person() from public;
grant execute on function private.person() to anon, authenticated;

-- Nearly every request of a person asks it: planned once for each connection. What is no id is no session.
create or replace function private.session_lasts() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return auth.jwt() ->> 'session_id' is null
    or exists (
      select from auth.sessions as session
      where session.id = private.uuid_or_null(auth.jwt() ->> 'session_id') and session.user_id = auth.uid()
    );
end
$$;
comment on function private.session_lasts() is
  'Whether the session of this request''s token has not been ended. A token of Auth always names one; the owner''s claims in the SQL editor need not.';

alter policy "owners read their profile" on public.profiles using (user_id = (select private.person()));
alter policy "owners write their profile" on public.profiles with check (user_id = (select private.person()));
alter policy "owners change their profile" on public.profiles
  using (user_id = (select private.person())) with check (user_id = (select private.person()));
alter table public.profiles alter column user_id set default private.person();
alter policy "owners see their journeys" on public.maestro_sessions using (owner = (select private.person()));

create or replace function public.my_perfumes(before timestamptz default null, most integer default 12) returns jsonb
language sql stable set search_path = '' as $$
  with listed as (
    select journey.id as session, journey.created_at
    from public.maestro_sessions as journey
    where journey.owner = (select private.person())
      and ($1 is null or journey.created_at < $1)
      and exists (
        select from public.maestro_results as newest
        where newest.session_id = journey.id and newest.question_id is null and newest.engine_version is not null
      )
    order by journey.created_at desc
    limit $2
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'session', listed.session,
      'created_at', listed.created_at,
      'editions', (
        select jsonb_agg(
          jsonb_build_object(
            'edition', perfume.edition,
            'created_at', perfume.created_at,
            'custom_name', perfume.custom_name,
            'share_token', perfume.share_token,
            'withdrawn_at', perfume.withdrawn_at,
            'display_name', perfume.premiere -> 'display_name',
            'display_name_ar', perfume.premiere -> 'display_name_ar',
            'display_name_fr', perfume.premiere -> 'display_name_fr',
            'display_name_ru', perfume.premiere -> 'display_name_ru',
            'notes', perfume.premiere -> 'notes'
          ) order by perfume.newest desc, perfume.edition desc
        )
        from (
          select edition, created_at, custom_name, share_token, withdrawn_at, result_json -> 'variants' -> 0 as premiere, true as newest
          from public.maestro_results
          where session_id = listed.session and question_id is null and engine_version is not null
          union all
          select edition, created_at, custom_name, share_token, withdrawn_at, result_json -> 'variants' -> 0, false
          from public.maestro_editions where session_id = listed.session
        ) as perfume
      )
    ) order by listed.created_at desc
  ), '[]')
  from listed
$$;

create or replace function public.my_orders() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', kept.number, 'secret', kept.secret, 'state', kept.state, 'total', kept.total, 'currency', kept.currency,
    'created_at', kept.created_at
  ) order by kept.created_at desc), '[]')
  from (
    select found.* from public.orders as found
    where found.account = (select private.person())
      or found.account is null and found.email = (
        select lower(account.email) from auth.users as account
        where account.id = (select private.person()) and account.email_confirmed_at is not null
      )
    order by found.created_at desc limit 50
  ) as kept
$$;
