-- One visitor of the race, as PostgREST would write for the shop: few sessions and addresses, so that many meet.
\set n random(1, 20)
\set q random(1, 3)
\set strength random(1, 10)
begin;
set local role anon;
select set_config('request.headers', json_build_object('x-session-id', race.session(:n))::text, true);
insert into maestro_results (session_id, question_id, lang, answer)
  values (race.session(:n), race.question(:q), 'en', jsonb_build_object('strength', :strength))
  on conflict (session_id, question_id) do update set lang = excluded.lang, answer = excluded.answer;
commit;
begin;
set local role anon;
select set_config('request.headers', json_build_object('x-session-id', race.session(:n))::text, true);
insert into maestro_results (session_id, question_id, lang, result_json, fingerprint)
  values (race.session(:n), null, 'en', '{"version": 1}', 'print-of-' || :n)
  on conflict (session_id, question_id) do update set result_json = excluded.result_json, fingerprint = excluded.fingerprint;
commit;
begin;
set local role anon;
select set_config('request.headers', json_build_object('x-session-id', race.session(:n))::text, true);
do $$
begin
  update maestro_results set fingerprint = 'wanted-by-all', custom_name = 'No. :strength'
    where session_id = race.session(:n) and question_id is null;
exception when unique_violation then null;
end
$$;
commit;
begin;
set local role anon;
select subscribe_newsletter('reader' || :n || '@example.com', 'en');
do $$
begin
  insert into leads (first_name, last_name, email, phone, country_code, lang)
    values ('Mina', 'Haddad', 'lead' || :n || '@example.com', '+966501234567', 'SA', 'en');
exception when unique_violation then null;
end
$$;
commit;
