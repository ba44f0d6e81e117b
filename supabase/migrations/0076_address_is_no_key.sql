-- The id of a session stands in addresses. It opens what a results page shows a stranger and no more: answers, formula,
-- recipe and share link, and all writing, are the Worker's, which has checked the signature in the visitor's cookie.

-- The rows leave the schema that the API serves, and take their policies, indexes and triggers along. What names them
-- in its text is made again with their new names.
alter table public.maestro_results set schema private;
alter table public.maestro_editions set schema private;
do $$
declare
  naming record;
begin
  for naming in
    select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc ~ 'maestro_(results|editions)'
  loop
    -- list_results builds the names of both tables.
    execute replace(
      regexp_replace(naming.definition, 'public\.(maestro_results|maestro_editions)', 'private.\1', 'g'),
      'public.%I', 'private.%I'
    );
  end loop;
end
$$;

drop trigger refuse_bulk_insert on private.maestro_results;
drop trigger refuse_bulk_update on private.maestro_results;
drop function private.refuse_bulk();
revoke all on private.maestro_results, private.maestro_editions from anon, authenticated;
drop policy "a session reads its editions" on private.maestro_editions;
drop policy "a session and its owner read its editions" on private.maestro_editions;
drop policy "a session reads its rows" on private.maestro_results;
drop policy "a session reads its rows, an owner the perfumes" on private.maestro_results;
drop policy "a session answers what is asked" on private.maestro_results;
drop policy "a session changes its answers" on private.maestro_results;

create policy "who knows a session sees its perfume" on private.maestro_results
  for select to anon using (question_id is null and session_id = (select private.request_session()));
-- Of the journeys the subquery finds the caller's own.
create policy "who knows a session, and its owner, see its perfume" on private.maestro_results
  for select to authenticated using (
    question_id is null and (
      session_id = (select private.request_session())
      or session_id in (select journey.id from public.maestro_sessions as journey)
    )
  );
create policy "the Worker reads a session's rows" on private.maestro_results
  for select to worker using (session_id = (select private.request_session()));
create policy "the Worker answers what is asked" on private.maestro_results
  for insert to worker with check (
    session_id = (select private.request_session())
    and exists (select from public.maestro_questions as question where question.id = question_id and question.is_active)
  );
create policy "the Worker changes a session's answers" on private.maestro_results
  for update to worker
  using (question_id is not null and session_id = (select private.request_session()))
  with check (
    session_id = (select private.request_session())
    and exists (select from public.maestro_questions as question where question.id = question_id and question.is_active)
  );
create policy "the Worker reads what is asked" on public.maestro_questions for select to worker using (is_active);
grant select (id, is_active) on public.maestro_questions to worker;
grant execute on function private.request_session() to worker;

create function private.shown_result(perfume uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('variants', private.shown_variants(result.result_json))
  from private.maestro_results as result where result.id = $1 and result.question_id is null
$$;
comment on function private.shown_result(uuid) is 'What a stranger sees of a perfume: names, notes and the Maestro''s words';
revoke execute on function private.shown_result(uuid) from public;
grant execute on function private.shown_result(uuid) to anon, authenticated, worker;

-- The policies above choose the rows. Whoever may see a row may see every column of this: nothing else is in it.
create view public.maestro_results with (security_invoker = true) as
  select id, session_id, question_id, lang, answer, custom_name, private.shown_result(id) as result_json, created_at, updated_at
  from private.maestro_results;
comment on view public.maestro_results is
  'A session''s perfume, the row without a question, as a stranger sees it; and for the Worker its answers, one row per question';
grant select (id, session_id, question_id, lang, answer, custom_name, created_at, updated_at)
  on private.maestro_results to anon, authenticated, worker;
grant insert (session_id, question_id, lang, answer), update (session_id, question_id, lang, answer)
  on private.maestro_results to worker;
revoke all on public.maestro_results from anon, authenticated;
grant select on public.maestro_results to anon, authenticated, worker;
grant insert (session_id, question_id, lang, answer), update (session_id, question_id, lang, answer)
  on public.maestro_results to worker;

create function public.find_perfume(session uuid, edition integer default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', perfume.id,
    'edition', perfume.edition,
    'custom_name', perfume.custom_name,
    'engraving', perfume.engraving,
    'withdrawn_at', perfume.withdrawn_at,
    'result_json', perfume.result_json,
    -- Of the session that the request names, whose cookie the Worker has checked.
    'answers', case when $1 = private.request_session() then perfume.answers end,
    'share_token', case when $1 = private.request_session() then perfume.share_token end
  )
  from private.perfumes as perfume
  where perfume.session_id = $1 and perfume.engine_version is not null
    and case when $2 is null then perfume.newest else perfume.edition = $2 end
  limit 1
$$;
comment on function public.find_perfume(uuid, integer) is
  'An edition (null: the newest) of a session for the page that shows it, with its formula; its answers and share link where the request names the session. Null where there is none.';
revoke execute on function public.find_perfume(uuid, integer) from public;
grant execute on function public.find_perfume(uuid, integer) to worker;

-- It lists the caller's own journeys, whose perfumes' rows are out of the caller's own reach.
alter function public.my_perfumes(timestamptz, integer) security definer;
