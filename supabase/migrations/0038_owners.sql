-- Whose account a journey goes with sees it, and its perfumes, on every device; its answers open by the session alone.

drop policy "functions alone reach sessions" on public.maestro_sessions;
create policy "guests reach no session" on public.maestro_sessions for all to anon using (false);
create policy "owners see their journeys" on public.maestro_sessions
  for select to authenticated using (owner = (select auth.uid()));
grant select (id, owner, created_at) on public.maestro_sessions to authenticated;

-- Of the journeys the subqueries find the caller's own.
drop policy "a session reads its rows" on public.maestro_results;
create policy "a session reads its rows" on public.maestro_results
  for select to anon using (session_id = (select private.request_session()));
create policy "a session reads its rows, an owner the perfumes" on public.maestro_results
  for select to authenticated using (
    session_id = (select private.request_session())
    or (question_id is null and session_id in (select journey.id from public.maestro_sessions as journey))
  );
drop policy "a session reads its editions" on public.maestro_editions;
create policy "a session reads its editions" on public.maestro_editions
  for select to anon using (session_id = (select private.request_session()));
create policy "a session and its owner read its editions" on public.maestro_editions
  for select to authenticated using (
    session_id = (select private.request_session())
    or session_id in (select journey.id from public.maestro_sessions as journey)
  );

-- With the caller's own rights: the policies above choose the rows.
create function public.my_perfumes(before timestamptz default null, most integer default 12) returns jsonb
language sql stable set search_path = '' as $$
  with listed as (
    select journey.id as session, journey.created_at
    from public.maestro_sessions as journey
    where journey.owner = (select auth.uid())
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
comment on function public.my_perfumes(timestamptz, integer) is
  'The finished journeys of the caller''s account begun before a time, the last begun first, each with its editions in short, the one finished last first';
grant execute on function public.my_perfumes(timestamptz, integer) to authenticated;

-- What is kept about a person has their name and language too.
create or replace function public.my_data(email text default null, access_hash text default null, session uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  with subject as (select private.data_subject($1, $2) as address)
  select jsonb_build_object(
    'email', subject.address,
    'sign_up', (
      select to_jsonb(lead) - array['id', 'search', 'source'] from public.leads as lead where lead.email = subject.address
    ),
    'letters', (
      select to_jsonb(subscriber) - array['id', 'email', 'email_hash', 'unsubscribe_token']
      from public.newsletter_subscribers as subscriber
      where subscriber.email_hash = sha256(convert_to(subject.address, 'utf8'))
    ),
    'account', (
      select jsonb_build_object(
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at,
        'name', profile.name, 'lang', profile.lang
      )
      from auth.users as account left join public.profiles as profile on profile.user_id = account.id
      where account.id = (select private.account_of(subject.address))
    ),
    'staff', exists (select from public.app_admins_email as admin where admin.email = subject.address),
    'unconfirmed', (
      select coalesce(jsonb_agg(
        jsonb_build_object('purpose', link.purpose, 'details', link.details, 'created_at', link.created_at, 'expires_at', link.expires_at)
        order by link.created_at
      ), '[]')
      from private.mailed_links as link
      where link.email = subject.address and link.used_at is null and link.purpose in ('subscribe', 'update_lead')
        and link.expires_at > now()
    ),
    'journeys', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'lang', journey.lang,
          'user_agent', journey.user_agent,
          'created_at', journey.created_at,
          'answers', (
            select coalesce(jsonb_agg(
              jsonb_build_object('question', question.question_text, 'answer', result.answer, 'answered_at', result.updated_at)
              order by question.order_index
            ), '[]')
            from public.maestro_results as result join public.maestro_questions as question on question.id = result.question_id
            where result.session_id = journey.id
          ),
          'perfume', (
            select jsonb_build_object(
              'custom_name', result.custom_name,
              'engraving', result.engraving,
              'fingerprint', result.fingerprint,
              'created_at', result.created_at,
              'share_token', result.share_token,
              'shared', public.shared_perfume(result.share_token)
            )
            from public.maestro_results as result where result.session_id = journey.id and result.question_id is null
          ),
          -- As the row above, this one among them, with the answers that each was composed from.
          'editions', private.editions_of(journey.id)
        ) order by journey.created_at
      ), '[]')
      from private.journeys_of(subject.address, $3) as journey
    )
  )
  from subject
$$;
