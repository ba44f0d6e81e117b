-- Every table x every verb x every kind of caller. Each attempt is rolled back.
begin;

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-0000000000f1', 'a@policies.test'),
  ('00000000-0000-4000-8000-0000000000f2', 'b@policies.test');
insert into public.profiles (user_id, name, lang) values ('00000000-0000-4000-8000-0000000000f1', 'A', 'ar');
insert into public.maestro_sessions (id, lang) values
  ('00000000-0000-4000-8000-00000000000a', 'ar'),
  ('00000000-0000-4000-8000-00000000000b', 'en');
-- The journey of user b's account, made in a browser that nobody here has.
insert into public.maestro_sessions (id, lang, owner) values
  ('00000000-0000-4000-8000-00000000000e', 'ar', '00000000-0000-4000-8000-0000000000f2');
insert into public.maestro_questions (id, order_index, question_text, is_active) values
  ('00000000-0000-4000-8000-0000000000c1', 901, '{"ar": "س", "en": "q", "fr": "q", "ru": "в"}', true),
  ('00000000-0000-4000-8000-0000000000c2', 902, '{"ar": "س", "en": "q", "fr": "q", "ru": "в"}', false),
  ('00000000-0000-4000-8000-0000000000c3', 903, '{"ar": "س", "en": "q", "fr": "q", "ru": "в"}', true);
insert into public.maestro_question_parts (id, question_id, part_index, part_type, theme) values
  ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000c1', 1, 'choices', 'gender'),
  ('00000000-0000-4000-8000-0000000000d2', '00000000-0000-4000-8000-0000000000c2', 1, 'choices', 'gender');
insert into public.maestro_options (part_id, order_index, value, label)
select part_id::uuid, 1, value, '{"ar": "خ", "en": "o", "fr": "o", "ru": "о"}'
from unnest(array['00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d2']) as part_id,
  unnest(array['men', 'women']) as value;
insert into private.maestro_results (session_id, question_id, lang, answer) values
  ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', 'ar', '{"gender": "men"}'),
  ('00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-0000000000c1', 'ar', '{"gender": "men"}');
insert into private.maestro_results (session_id, edition, newest, lang, answers, result_json, fingerprint, engine_version, palette_version) values
  ('00000000-0000-4000-8000-00000000000a', 1, true, 'ar', '{}', '{"variants": [{"kind": "premiere", "formula": ["secret"]}]}', 'policies-a', '1', '1'),
  ('00000000-0000-4000-8000-00000000000e', 1, true, 'ar', '{}', '{"variants": []}', 'policies-e', '1', '1'),
  ('00000000-0000-4000-8000-00000000000a', 2, false, 'ar', '{}', '{"variants": []}', 'policies-earlier', '1', '1'),
  ('00000000-0000-4000-8000-00000000000e', 2, false, 'ar', '{}', '{"variants": []}', 'policies-earlier-e', '1', '1');
insert into public.maestro_products (slug, tier, price_aed, bg_variant, name, description, notes_top, notes_middle, notes_base, is_active)
select slug, 'gold', 1, 'gold', words, words, notes, notes, notes, slug = 'policies-shown'
from unnest(array['policies-shown', 'policies-hidden']) as slug,
  (values ('{"ar": "ع", "en": "n", "fr": "n", "ru": "н"}'::jsonb, '{"ar": ["ع"], "en": ["n"], "fr": ["n"], "ru": ["н"]}'::jsonb)) as texts (words, notes);
insert into public.leads (first_name, last_name, email, phone, country_code, lang)
values ('A', 'A', 'a@policies.test', '+966501234567', 'SA', 'ar');
insert into public.newsletter_subscribers (email, lang) values ('a@policies.test', 'ar');
insert into public.contact_letters (name, email, lang, message) values ('A', 'a@policies.test', 'ar', 'm');
with placed as (
  insert into public.orders (number, secret, lang, email, name, phone, account, country, address, payment, currency,
    goods, delivery, credit, vat_percent, expected_from, expected_to, due_on)
  values ('policies', 'policies0123456789abcd', 'ar', 'a@policies.test', 'A', '+966501234567',
    '00000000-0000-4000-8000-0000000000f1', 'SA', '{"city": "R"}', 'transfer', 'AED', 100, 0, 0, 15, now(), now(), now())
  returning id
), line as (
  insert into public.order_lines (order_id, line, kind, product_id, title, quantity, unit)
  select placed.id, 1, 'vault', sold.id, '{"en": "policies"}', 1, 100
  from placed, public.maestro_products as sold where sold.slug = 'policies-shown'
)
insert into public.order_events (order_id, actor, note) select id, 'policies', 'n' from placed;
insert into public.vault_invitations (product_id, email)
select id, 'a@policies.test' from public.maestro_products where slug = 'policies-shown';
insert into public.app_admins_email (email, is_active, proven_at) values
  ('admin@policies.test', true, now()), ('former@policies.test', false, now());
insert into public.daily_counts (day, kind, key, times) values ('2026-01-01', 'word', 'policies', 1);
insert into public.audit_log (actor, table_name, row_id, action, changes)
values ('admin@policies.test', 'policies', '1', 'update', '{}');

-- Callers by the journey that they name: 'nobody' none, 'owner', 'user a' and 'admin a' the one with rows, 'other' and
-- 'user b' another. To name it is to know its address. 'worker a' is the Worker, which names it for the browser whose
-- cookie proves it, 'worker b' for another browser.
create function pg_temp.attempt(caller text, statement text) returns text language plpgsql as $$
declare
  role text := case
    when caller in ('nobody', 'owner', 'other') then 'anon' when caller like 'worker%' then 'worker' else 'authenticated'
  end;
  session text := case
    when caller in ('owner', 'user a', 'admin a', 'worker a') then '00000000-0000-4000-8000-00000000000a'
    when caller in ('other', 'user b', 'worker b') then '00000000-0000-4000-8000-00000000000b'
  end;
  account text := case caller
    when 'user a' then '00000000-0000-4000-8000-0000000000f1' when 'user b' then '00000000-0000-4000-8000-0000000000f2'
  end;
  email text := case caller
    when 'user a' then 'a@policies.test' when 'user b' then 'b@policies.test'
    when 'former' then 'former@policies.test'
    when 'admin' then 'Admin@Policies.test' when 'admin a' then 'Admin@Policies.test'
  end;
  counted bigint;
begin
  begin
    perform set_config('request.jwt.claims', json_strip_nulls(json_build_object('role', role, 'sub', account, 'email', email))::text, true);
    perform set_config('request.headers', json_strip_nulls(json_build_object('x-session-id', session))::text, true);
    execute format('set local role %I', role);
    execute statement;
    get diagnostics counted = row_count;
    raise exception using errcode = 'ZZ000';
  exception
    when sqlstate 'ZZ000' then return counted::text;
    when insufficient_privilege or check_violation then return 'refused';
  end;
end
$$;

create temporary table matrix (
  table_name text, verb text, statement text,
  nobody text, owner text, other text, user_a text, user_b text, former text, admin text,
  worker_a text default 'refused', worker_b text default 'refused'
);
insert into matrix values
  ('maestro_sessions', 'select', $$select id, owner, created_at from public.maestro_sessions$$,
    'refused', 'refused', 'refused', '0', '1', '0', '0'),
  ('maestro_sessions', 'select of what its browser said', $$select user_agent from public.maestro_sessions$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_sessions', 'insert', $$insert into public.maestro_sessions (lang) values ('ar')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_sessions', 'update', $$update public.maestro_sessions set lang = 'en'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_sessions', 'update of owner', $$update public.maestro_sessions set owner = auth.uid()$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_sessions', 'delete', $$delete from public.maestro_sessions$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('maestro_questions', 'select', $$select from public.maestro_questions where order_index in (901, 902)$$,
    '1', '1', '1', '1', '1', '1', '2'),
  ('maestro_questions', 'select of parts', $$select from public.maestro_questions as question where order_index in (901, 902) and jsonb_array_length(question.parts) = 1$$,
    '1', '1', '1', '1', '1', '1', '2'),
  ('maestro_questions', 'insert', $$insert into public.maestro_questions (question_text, is_active) values ('{"ar": "س", "en": "q", "fr": "q", "ru": "в"}', false)$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', '1'),
  ('maestro_questions', 'insert of one that is asked at once', $$insert into public.maestro_questions (question_text, is_active) values ('{"ar": "س", "en": "q", "fr": "q", "ru": "в"}', true)$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_questions', 'taking out', $$update public.maestro_questions set is_active = false, archived_at = now() where order_index in (901, 902)$$,
    'refused', 'refused', 'refused', '0', '0', '0', '2'),
  ('maestro_questions', 'update', $$update public.maestro_questions set is_active = true where order_index in (901, 902)$$,
    'refused', 'refused', 'refused', '0', '0', '0', '2'),
  ('maestro_questions', 'delete', $$delete from public.maestro_questions$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('maestro_question_parts', 'select', $$select from public.maestro_question_parts where id in ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d2')$$,
    'refused', 'refused', 'refused', '0', '0', '0', '2'),
  ('maestro_question_parts', 'insert', $$insert into public.maestro_question_parts (question_id, part_index, part_type, theme) values ('00000000-0000-4000-8000-0000000000c2', 2, 'slider', 'strength')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', '1'),
  ('maestro_question_parts', 'insert into a question that is asked', $$insert into public.maestro_question_parts (question_id, part_index, part_type, theme) values ('00000000-0000-4000-8000-0000000000c1', 2, 'slider', 'strength')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_question_parts', 'taking out', $$update public.maestro_question_parts set archived_at = now() where id = '00000000-0000-4000-8000-0000000000d2'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('maestro_question_parts', 'update', $$update public.maestro_question_parts set prompt = null where id = '00000000-0000-4000-8000-0000000000d1'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('maestro_question_parts', 'update of theme', $$update public.maestro_question_parts set theme = 'season'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_question_parts', 'delete', $$delete from public.maestro_question_parts$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('maestro_options', 'select', $$select from public.maestro_options where part_id in ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000d2')$$,
    'refused', 'refused', 'refused', '0', '0', '0', '4'),
  ('maestro_options', 'insert', $$insert into public.maestro_options (part_id, order_index, value, label) values ('00000000-0000-4000-8000-0000000000d1', 2, 'unisex', '{"ar": "خ", "en": "o", "fr": "o", "ru": "о"}')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', '1'),
  ('maestro_options', 'taking out', $$update public.maestro_options set archived_at = now() where part_id = '00000000-0000-4000-8000-0000000000d2'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '2'),
  ('maestro_options', 'update of value', $$update public.maestro_options set value = 'season'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_options', 'update', $$update public.maestro_options set image_url = null where part_id = '00000000-0000-4000-8000-0000000000d1'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '2'),
  ('maestro_options', 'update of picture', $$update public.maestro_options set picture = repeat('0', 64) || '-400x500.jpg', picture_alt = label where part_id = '00000000-0000-4000-8000-0000000000d1'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '2'),
  ('maestro_options', 'delete', $$delete from public.maestro_options$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('maestro_results', 'select', $$select * from public.maestro_results where session_id = '00000000-0000-4000-8000-00000000000a'$$,
    '0', '1', '0', '1', '0', '0', '0'),
  ('maestro_results', 'select of the answers', $$select * from public.maestro_results where question_id is not null$$,
    '0', '0', '0', '0', '0', '0', '0'),
  ('maestro_results', 'select of perfumes of an account', $$select * from public.maestro_results where session_id = '00000000-0000-4000-8000-00000000000e'$$,
    '0', '0', '0', '0', '1', '0', '0'),
  ('maestro_results', 'select of a formula', $$select from public.maestro_results where result_json::text like '%secret%'$$,
    '0', '0', '0', '0', '0', '0', '0'),
  ('maestro_results', 'insert', $$insert into public.maestro_results (session_id, question_id, lang, answer) values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c3', 'ar', '{}')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_results', 'upsert', $$insert into public.maestro_results (session_id, question_id, lang, answer) values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', 'ar', '{}') on conflict (session_id, question_id) do update set answer = excluded.answer$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_results', 'update', $$update public.maestro_results set lang = 'en' where session_id = '00000000-0000-4000-8000-00000000000a'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_results', 'update of custom_name', $$update public.maestro_results set custom_name = 'n'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_results', 'delete', $$delete from public.maestro_results$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_results', 'select of all that its rows hold', $$select * from private.maestro_results$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_results', 'select of formulas', $$select result_json from private.maestro_results$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_results', 'select of an edition by function', $$select public.find_result('00000000-0000-4000-8000-00000000000a')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_results', 'whether there is one', $$select public.has_result('00000000-0000-4000-8000-00000000000a')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('maestro_results', 'select of what is shown of it', $$select public.find_shown_perfume('00000000-0000-4000-8000-00000000000a')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('maestro_products', 'select', $$select from public.maestro_products where slug like 'policies-%'$$,
    '1', '1', '1', '1', '1', '1', '2'),
  ('maestro_products', 'insert', $$insert into public.maestro_products (slug, tier, price_aed, bg_variant, name, description, notes_top, notes_middle, notes_base) select 'policies-new', tier, price_aed, bg_variant, name, description, notes_top, notes_middle, notes_base from public.maestro_products where slug = 'policies-shown'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', '1'),
  ('maestro_products', 'update', $$update public.maestro_products set price_aed = 2 where slug like 'policies-%'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '2'),
  ('maestro_products', 'update of picture', $$update public.maestro_products set picture = repeat('0', 64) || '-400x500.jpg', picture_alt = name where slug like 'policies-%'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '2'),
  ('maestro_products', 'delete', $$delete from public.maestro_products$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('leads', 'select', $$select from public.leads where email = 'a@policies.test'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('leads', 'insert', $$insert into public.leads (first_name, last_name, email, phone, country_code, lang, source) values ('B', 'B', 'b@policies.test', '+966501234567', 'SA', 'ar', 'signup_page')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('leads', 'update', $$update public.leads set first_name = 'B'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('leads', 'delete', $$delete from public.leads where email = 'a@policies.test'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),

  ('newsletter_subscribers', 'select', $$select from public.newsletter_subscribers where email = 'a@policies.test'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('newsletter_subscribers', 'insert', $$insert into public.newsletter_subscribers (email, lang) values ('b@policies.test', 'ar')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('newsletter_subscribers', 'update', $$update public.newsletter_subscribers set unsubscribed_at = now() where email = 'a@policies.test'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('newsletter_subscribers', 'delete', $$delete from public.newsletter_subscribers where email = 'a@policies.test'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),

  ('profiles', 'select', $$select from public.profiles$$,
    'refused', 'refused', 'refused', '1', '0', '0', '0'),
  ('profiles', 'insert', $$insert into public.profiles (user_id, lang) values ('00000000-0000-4000-8000-0000000000f2', 'ar')$$,
    'refused', 'refused', 'refused', 'refused', '1', 'refused', 'refused'),
  ('profiles', 'update', $$update public.profiles set name = 'B', lang = 'en'$$,
    'refused', 'refused', 'refused', '1', '0', '0', '0'),
  ('profiles', 'update of user_id', $$update public.profiles set user_id = '00000000-0000-4000-8000-0000000000f2'$$,
    'refused', 'refused', 'refused', 'refused', '0', '0', '0'),
  ('profiles', 'delete', $$delete from public.profiles$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('contact_letters', 'select', $$select from public.contact_letters where email = 'a@policies.test'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('contact_letters', 'insert', $$insert into public.contact_letters (name, email, lang, message) values ('B', 'b@policies.test', 'ar', 'm')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('contact_letters', 'update', $$update public.contact_letters set reply = 'r', replied_by = 'x', replied_at = now()$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('contact_letters', 'delete', $$delete from public.contact_letters where email = 'a@policies.test'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('delivery_countries', 'select', $$select from public.delivery_countries where code = 'SA'$$,
    '1', '1', '1', '1', '1', '1', '1'),
  ('delivery_countries', 'insert', $$insert into public.delivery_countries (code, place, fee_sar, days_least, days_most, pays_on_delivery, vat_percent) values ('XX', 99, 0, 1, 1, false, 0)$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('delivery_countries', 'update', $$update public.delivery_countries set fee_sar = 0$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('delivery_countries', 'update', $$update public.delivery_countries set is_open = true where code = 'FR'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('delivery_countries', 'delete', $$delete from public.delivery_countries$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('orders', 'select', $$select id, number, name from public.orders where number = 'policies'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('orders', 'insert', $$insert into public.orders (number) values ('x')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('orders', 'update', $$update public.orders set paid = total$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('orders', 'delete', $$delete from public.orders$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('orders', 'select of credits', $$select from private.credits$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('orders', 'select of networks', $$select from private.waiting_networks$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('orders', 'select of the secret', $$select secret from public.orders$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('order_lines', 'select', $$select from public.order_lines where title = '{"en": "policies"}'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('order_lines', 'insert', $$insert into public.order_lines (line) values (1)$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('order_lines', 'update', $$update public.order_lines set unit = 1$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('order_lines', 'delete', $$delete from public.order_lines$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('order_events', 'select', $$select from public.order_events where actor = 'policies'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('order_events', 'insert', $$insert into public.order_events (actor, note) values ('x', 'x')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('order_events', 'update', $$update public.order_events set actor = 'x'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('order_events', 'delete', $$delete from public.order_events$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('vault_invitations', 'select', $$select from public.vault_invitations where email = 'a@policies.test'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('vault_invitations', 'insert', $$insert into public.vault_invitations (product_id, email) select id, 'b@policies.test' from public.maestro_products where slug = 'policies-shown'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', '1'),
  ('vault_invitations', 'update', $$update public.vault_invitations set email = 'b@policies.test'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('vault_invitations', 'delete', $$delete from public.vault_invitations where email = 'a@policies.test'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),

  ('site_settings', 'select', $$select from public.site_settings$$,
    '1', '1', '1', '1', '1', '1', '1'),
  ('site_settings', 'insert', $$insert into public.site_settings (id) values (2)$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('site_settings', 'update', $$update public.site_settings set maintenance_enabled = true$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('site_settings', 'delete', $$delete from public.site_settings$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('app_admins_email', 'select', $$select from public.app_admins_email where email like '%@policies.test'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '2'),
  ('app_admins_email', 'insert', $$insert into public.app_admins_email (email) values ('b@policies.test')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', '1'),
  ('app_admins_email', 'update', $$update public.app_admins_email set is_active = true where email = 'former@policies.test'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('app_admins_email', 'update of email', $$update public.app_admins_email set email = 'b@policies.test'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('app_admins_email', 'delete', $$delete from public.app_admins_email where email = 'former@policies.test'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),

  ('app_admins_email', 'delete of oneself', $$delete from public.app_admins_email where email = 'admin@policies.test'$$,
    'refused', 'refused', 'refused', '0', '0', '0', 'refused'),

  ('daily_counts', 'select', $$select from public.daily_counts where key = 'policies'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('daily_counts', 'select by function', $$select public.read_statistics(7)$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', '1'),
  ('daily_counts', 'insert', $$insert into public.daily_counts (day, kind, times) values ('2026-01-01', 'begun', 1)$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('daily_counts', 'update', $$update public.daily_counts set times = 2$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('daily_counts', 'delete', $$delete from public.daily_counts$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),

  ('audit_log', 'select', $$select from public.audit_log where table_name = 'policies'$$,
    'refused', 'refused', 'refused', '0', '0', '0', '1'),
  ('audit_log', 'insert', $$insert into public.audit_log (actor, table_name, row_id, action, changes) values ('x', 'x', 'x', 'update', '{}')$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('audit_log', 'update', $$update public.audit_log set actor = 'x'$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused'),
  ('audit_log', 'delete', $$delete from public.audit_log$$,
    'refused', 'refused', 'refused', 'refused', 'refused', 'refused', 'refused');

-- The Worker for the journey's own browser, and for another's: of tables it reads and writes the answers of a journey.
update matrix set worker_a = expected.a, worker_b = expected.b
from (values
  ('select', '2', '0'),
  ('select of the answers', '1', '0'),
  ('select of perfumes of an account', '0', '0'),
  ('select of a formula', '0', '0'),
  ('insert', '1', 'refused'),
  ('upsert', '1', 'refused'),
  ('update', '1', '0'),
  ('select of an edition by function', '1', '1'),
  ('whether there is one', '1', '1'),
  ('select of what is shown of it', '1', '1')
) as expected (verb, a, b)
where matrix.table_name = 'maestro_results' and matrix.verb = expected.verb;

-- Whose a journey is, as the Worker asks it: by the journey of a browser's cookie and the session at Auth that it holds.
insert into auth.sessions (id, user_id) values
  ('00000000-0000-4000-8000-0000000005a0', '00000000-0000-4000-8000-0000000000f1'),
  ('00000000-0000-4000-8000-0000000005b0', '00000000-0000-4000-8000-0000000000f2');
create function pg_temp.holds(journey uuid, cookie uuid, signed_in uuid) returns text language plpgsql as $$
declare
  found text;
begin
  begin
    perform set_config('request.jwt.claims', '{"role": "worker"}', true);
    perform set_config('request.headers',
      json_strip_nulls(json_build_object('x-session-id', cookie, 'x-account-session', signed_in))::text, true);
    set local role worker;
    select concat_ws(' ',
      public.find_journey_holder(journey),
      (select count(*) from public.maestro_results as answer where answer.session_id = journey and answer.question_id is not null),
      public.name_result(journey, 'n'),
      public.find_result(journey) ->> 'share_token' is not null,
      jsonb_array_length(public.list_editions(journey))
    ) into found;
    raise exception using errcode = 'ZZ000';
  exception
    when sqlstate 'ZZ000' then return found;
  end;
end
$$;
create temporary table holders (who text, journey uuid, cookie uuid, signed_in uuid, expected text);
-- Who holds it; how many answers are read; whether it is named; whether its share link is told; how many editions are listed.
insert into holders values
  ('nobody''s by its cookie', '00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000a', null, 'caller 1 t t 2'),
  ('nobody''s by another cookie', '00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b', null, 'guest 0 f f 0'),
  ('nobody''s by an account', '00000000-0000-4000-8000-00000000000a', null, '00000000-0000-4000-8000-0000000005a0', 'guest 0 f f 0'),
  ('an account''s by its cookie', '00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-00000000000e', null, 'account 0 f f 0'),
  ('an account''s by its cookie and another account', '00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-0000000005a0', 'account 0 f f 0'),
  ('an account''s by its cookie and an ended session', '00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-0000000005c0', 'account 0 f f 0'),
  ('an account''s by its cookie and its session', '00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-0000000005b0', 'caller 1 t t 2'),
  ('an account''s by its session on another device', '00000000-0000-4000-8000-00000000000e', null, '00000000-0000-4000-8000-0000000005b0', 'caller 0 t t 0');

select plan((select 10 * count(*) + 1 from matrix)::integer + (select count(*) from holders)::integer);

select is(pg_temp.holds(journey, cookie, signed_in), expected, who) from holders;

select is(
  (select array_agg(table_name::text order by table_name) from information_schema.tables where table_schema = 'public'),
  (select array_agg(distinct table_name order by table_name) from matrix),
  'the matrix names every table'
);

select is(pg_temp.attempt(caller, statement), expected, format('%s: %s by %s', table_name, verb, caller))
from matrix, lateral (values
  ('nobody', nobody), ('owner', owner), ('other', other), ('user a', user_a), ('user b', user_b), ('former', former), ('admin', admin),
  -- A session adds nothing to an admin's rights.
  ('admin a', admin), ('worker a', worker_a), ('worker b', worker_b)
) as cell (caller, expected);

select * from finish();
rollback;
