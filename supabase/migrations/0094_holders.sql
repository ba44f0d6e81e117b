-- Whose a journey is. One that nobody owns is its cookie's. Once it goes with an account, a live session of that account
-- opens it, in whichever browser, and its cookie opens what everyone sees who knows the address.

-- The role worker has no token of the visitor's: it names the session at Auth of whom it has found signed in.
create or replace function private.person() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.jwt() ->> 'role' = 'worker' then
    return (
      select session.user_id from auth.sessions as session
      where session.id = private.uuid_or_null(
        nullif(current_setting('request.headers', true), '')::json ->> 'x-account-session'
      )
    );
  end if;
  return case when private.session_lasts() then auth.uid() end;
end
$$;
comment on function private.person() is
  'Whose account this request is made with or, by the Worker, for, while that session lasts; policies and functions ask this and not auth.uid()';
grant execute on function private.person() to worker;

create function private.holder_of(session uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case
      when journey.owner is not null then case when journey.owner = private.person() then 'caller' else 'account' end
      when journey.id = private.request_session() then 'caller'
      else 'guest'
    end
    from public.maestro_sessions as journey where journey.id = $1
  );
end
$$;
comment on function private.holder_of(uuid) is
  'Who may open and change a journey: the caller, by cookie or account; an account that is not signed in here; another guest. Null where there is none.';
revoke execute on function private.holder_of(uuid) from public;

create function private.held_session() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  named constant uuid := private.request_session();
begin
  return case when private.holder_of(named) = 'caller' then named end;
end
$$;
comment on function private.held_session() is 'The session that the request names, where the caller holds its journey';
revoke execute on function private.held_session() from public;
grant execute on function private.held_session() to worker;

alter policy "the Worker reads a session's rows" on private.maestro_results
  using (session_id = (select private.held_session()));
alter policy "the Worker answers what is asked" on private.maestro_results with check (
  session_id = (select private.held_session())
  and exists (select from public.maestro_questions as question where question.id = question_id and question.is_active)
);
alter policy "the Worker changes a session's answers" on private.maestro_results
  using (question_id is not null and session_id = (select private.held_session()))
  with check (
    session_id = (select private.held_session())
    and exists (select from public.maestro_questions as question where question.id = question_id and question.is_active)
  );
revoke execute on function private.request_session() from worker;

-- What else opens or changes a journey asks the same. Only the question changes, so the rest of each stays as it is.
do $$
declare
  asking record;
  asks constant jsonb := jsonb_build_object(
    'public.clear_answers(uuid)', jsonb_build_array('private.request_session()', 'private.held_session()'),
    'public.list_editions(uuid)', jsonb_build_array('private.request_session()', 'private.held_session()'),
    'public.save_edition(uuid,text,jsonb,jsonb,text,text,text,text,text)',
      jsonb_build_array('private.request_session()', 'private.held_session()'),
    'public.name_perfume(uuid,text,boolean,integer)',
      jsonb_build_array('$1 is distinct from private.request_session()', 'private.holder_of($1) is distinct from ''caller'''),
    'private.price_perfume(jsonb,text,uuid)', jsonb_build_array(
      '(made.session_id = private.request_session() or journey.owner = account)',
      'private.holder_of(made.session_id) = ''caller'''
    )
  );
begin
  for asking in
    select pg_get_functiondef(key::regprocedure) as definition, value ->> 0 as before, value ->> 1 as after
    from jsonb_each(asks)
  loop
    if position(asking.before in asking.definition) = 0 then
      raise exception 'Nothing to replace: %', asking.before;
    end if;
    execute replace(asking.definition, asking.before, asking.after);
  end loop;
end
$$;

create or replace function public.find_perfume(session uuid, edition integer default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', perfume.id,
    'edition', perfume.edition,
    'custom_name', perfume.custom_name,
    'engraving', perfume.engraving,
    'withdrawn_at', perfume.withdrawn_at,
    'result_json', perfume.result_json,
    'answers', perfume.answers,
    'share_token', perfume.share_token
  )
  from private.perfumes as perfume
  where perfume.session_id = $1 and private.holder_of($1) = 'caller' and perfume.engine_version is not null
    and case when $2 is null then perfume.newest else perfume.edition = $2 end
  limit 1
$$;
comment on function public.find_perfume(uuid, integer) is
  'An edition (null: the newest) of a session, for who holds its journey: formula, answers, share link. Null where there is none, and for everybody else.';

create or replace function public.shown_perfume(session uuid, edition integer default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'custom_name', perfume.custom_name,
    'variants', private.shown_variants(perfume.result_json, false),
    'holder', private.holder_of($1)
  )
  from private.perfumes as perfume
  where perfume.session_id = $1 and perfume.engine_version is not null and perfume.withdrawn_at is null
    and case when $2 is null then perfume.newest else perfume.edition = $2 end
  limit 1
$$;
comment on function public.shown_perfume(uuid, integer) is
  'What a stranger is shown of an edition (null: the newest) of a session: its names, notes and the Maestro''s words, and whether signing in opens more. Null where there is none, and for one that was withdrawn.';

create function public.journey_holder(session uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.holder_of($1)
$$;
comment on function public.journey_holder(uuid) is 'For the Worker: who holds a journey, so that whose session has ended is asked to sign in';
revoke execute on function public.journey_holder(uuid) from public;
grant execute on function public.journey_holder(uuid) to worker;

drop function public.own_journey(uuid, text);
create function public.own_journey() returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  own constant uuid := private.person();
begin
  update public.maestro_sessions as journey set owner = own
  where journey.id = private.request_session() and journey.owner is null and own is not null;
  return (
    select journey.owner = own from public.maestro_sessions as journey where journey.id = private.request_session()
  );
end
$$;
comment on function public.own_journey() is
  'Gives the journey that the request names, if nobody has it, to who is signed in. Whether it is theirs now; null where there is none or nobody is signed in.';
revoke execute on function public.own_journey() from public;
grant execute on function public.own_journey() to worker;

-- An address is whose session lasts; that the Worker names one is not enough.
create or replace function private.data_subject(email text, access_hash text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select link.email from private.mailed_links as link
      where link.token_hash = $2 and link.purpose = 'use_data' and link.expires_at > now()
    ),
    (
      select lower(account.email) from auth.users as account
      where account.id = private.person() and lower(account.email) = lower($1)
    )
  )
$$;
