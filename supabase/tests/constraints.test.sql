-- Rows that the constraints refuse, whoever writes them.
begin;

insert into public.maestro_sessions (id, lang) values ('00000000-0000-4000-8000-00000000000a', 'ar');
insert into public.maestro_questions (id, order_index, question_text)
values ('00000000-0000-4000-8000-0000000000c1', 901, '{"ar": "س", "en": "q", "fr": "q", "ru": "в"}');

create temporary table refused (statement text, code text, what text);
insert into refused values
  ($$insert into public.maestro_sessions (lang) values ('tr')$$, '23514', 'a language that the shop does not have'),
  ($$insert into public.maestro_questions (order_index, question_text) values (1, '{"ar": "س", "en": "q", "fr": "q"}')$$, '23514', 'a question that lacks a language'),
  ($$insert into public.maestro_questions (order_index, question_text) values (1, '{"ar": "س", "en": "q", "fr": "q", "ru": " "}')$$, '23514', 'a question with an empty text'),
  ($$insert into public.maestro_questions (order_index, question_text) values (1, '{"ar": "س", "en": "q", "fr": "q", "ru": "в", "tr": "s"}')$$, '23514', 'a question with a language too many'),
  ($$insert into public.maestro_questions (order_index, question_text) values (1, '["q"]')$$, '23514', 'a question that is a list'),
  ($$insert into public.maestro_questions (order_index, question_text, intro_media_type) values (1, '{"ar": "س", "en": "q", "fr": "q", "ru": "в"}', 'audio')$$, '23514', 'an introduction without its address'),
  ($$insert into public.maestro_question_parts (question_id, part_index, part_type, theme) values ('00000000-0000-4000-8000-0000000000c1', 1, 'dropdown', 'gender')$$, '23514', 'an unknown kind of part'),
  ($$insert into public.maestro_question_parts (question_id, part_index, part_type, theme) values ('00000000-0000-4000-8000-0000000000c1', 1, 'choices', 'age')$$, '23514', 'an unknown theme'),
  ($$insert into public.maestro_question_parts (question_id, part_index, part_type, theme) values ('00000000-0000-4000-8000-0000000000c1', 1, 'choices', 'gender'), ('00000000-0000-4000-8000-0000000000c1', 2, 'choices', 'gender')$$, '23505', 'a theme twice in one question'),
  ($$insert into private.maestro_results (session_id, question_id, lang, answer) values ('00000000-0000-4000-8000-0000000000ff', '00000000-0000-4000-8000-0000000000c1', 'ar', '{}')$$, '23503', 'an answer of no session'),
  ($$insert into private.maestro_results (session_id, question_id, lang, answer) values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000ff', 'ar', '{}')$$, '23503', 'an answer to no question'),
  ($$insert into private.maestro_results (session_id, question_id, lang) values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', 'ar')$$, '23514', 'an answer row without an answer'),
  ($$insert into private.maestro_results (session_id, question_id, lang, answer) values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', 'ar', jsonb_build_object('memory', repeat('x', 8000)))$$, '23514', 'an answer that is too long'),
  ($$insert into private.maestro_results (session_id, question_id, lang, answer) values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', 'ar', '{"memory": "oud", "readings": {"word": "oud"}}')$$, '23514', 'readings that are no list'),
  ($$insert into private.maestro_results (session_id, question_id, lang, answer) values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', 'ar', jsonb_build_object('readings', (select jsonb_agg(n) from generate_series(1, 81) as n)))$$, '23514', 'more readings than a text holds'),
  ($$insert into private.maestro_results (session_id, lang, answer) values ('00000000-0000-4000-8000-00000000000a', 'ar', '{}')$$, '23514', 'a result that is an answer'),
  ($$insert into private.maestro_results (session_id, edition, lang, answers, result_json, engine_version, palette_version) values ('00000000-0000-4000-8000-00000000000a', 1, 'ar', '{}', '{}', '1', '1')$$, '23514', 'a perfume without a fingerprint'),
  ($$insert into private.maestro_results (session_id, edition, newest, lang, answers, result_json, fingerprint, engine_version, palette_version) values ('00000000-0000-4000-8000-00000000000a', 1, true, 'ar', '{}', '{}', 'one-of-a-kind', '1', '1'), ('00000000-0000-4000-8000-00000000000a', 2, true, 'ar', '{}', '{}', 'another-kind', '1', '1')$$, '23505', 'two newest perfumes of a session'),
  ($$insert into private.maestro_results (session_id, edition, newest, lang, answers, result_json, fingerprint, engine_version, palette_version) values ('00000000-0000-4000-8000-00000000000a', 1, true, 'ar', '{}', '{}', 'one-of-a-kind', '1', '1'), ('00000000-0000-4000-8000-00000000000a', 1, false, 'ar', '{}', '{}', 'another-kind', '1', '1')$$, '23505', 'an edition twice'),
  ($$insert into private.maestro_results (session_id, edition, newest, lang, result_json, fingerprint, engine_version, palette_version) values ('00000000-0000-4000-8000-00000000000a', 1, true, 'ar', '{}', 'one-of-a-kind', '1', '1')$$, '23514', 'a perfume without the answers that it was composed from'),
  ($$insert into private.maestro_results (session_id, newest, lang, answers, result_json, fingerprint, engine_version, palette_version) values ('00000000-0000-4000-8000-00000000000a', true, 'ar', '{}', '{}', 'one-of-a-kind', '1', '1')$$, '23514', 'a perfume that is no edition'),
  ($$insert into private.maestro_results (session_id, edition, newest, lang, answers, result_json, fingerprint, palette_version) values ('00000000-0000-4000-8000-00000000000a', 1, true, 'ar', '{}', '{}', 'one-of-a-kind', '1')$$, '23514', 'a perfume that nothing is said to have composed'),
  ($$insert into private.maestro_results (session_id, question_id, lang, answer, newest) values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', 'ar', '{}', true)$$, '23514', 'an answer that is the newest perfume'),
  ($$insert into private.maestro_results (session_id, edition, newest, lang, answers, result_json, fingerprint, engine_version, palette_version, custom_name) values ('00000000-0000-4000-8000-00000000000a', 1, true, 'ar', '{}', '{}', 'one-of-a-kind', '1', '1', E'line\nbreak')$$, '23514', 'a name with control characters'),
  ($$insert into public.leads (first_name, last_name, email, phone, country_code, lang) values (' ', 'A', 'a@b.test', '+966501234567', 'SA', 'ar')$$, '23514', 'a lead without a name'),
  ($$insert into public.leads (first_name, last_name, email, phone, country_code, lang) values (repeat('x', 121), 'A', 'a@b.test', '+966501234567', 'SA', 'ar')$$, '23514', 'a lead with a name over 120 characters'),
  ($$insert into public.leads (first_name, last_name, email, phone, country_code, lang) values ('A', 'A', 'A@b.test', '+966501234567', 'SA', 'ar')$$, '23514', 'an address in capitals'),
  ($$insert into public.leads (first_name, last_name, email, phone, country_code, lang) values ('A', 'A', 'a b@b.test', '+966501234567', 'SA', 'ar')$$, '23514', 'an address with a space'),
  ($$insert into public.leads (first_name, last_name, email, phone, country_code, lang) values ('A', 'A', 'a@b.test', '0501234567', 'SA', 'ar')$$, '23514', 'a phone that is not E.164'),
  ($$insert into public.leads (first_name, last_name, email, phone, country_code, lang, source) values ('A', 'A', 'a@b.test', '+966501234567', 'SA', 'ar', 'elsewhere')$$, '23514', 'a lead of another source'),
  ($$insert into public.app_admins_email (email) values ('Admin@b.test')$$, '23514', 'an admin in capitals'),
  ($$insert into public.site_settings (id) values (2)$$, '23514', 'a second row of settings'),
  ($$update public.site_settings set maintenance_message = repeat('x', 501)$$, '23514', 'a message over 500 characters'),
  ($$select public.save_measurement('home', 'LCP', 1, 'phone')$$, '23514', 'a measurement of no path'),
  ($$select public.save_measurement('/home?email=a@b.test', 'LCP', 1, 'phone')$$, '23514', 'a measurement whose path has personal data'),
  ($$select public.save_measurement('/home', 'FCP', 1, 'phone')$$, '23514', 'an unknown metric'),
  ($$select public.save_measurement('/home', 'LCP', -1, 'phone')$$, '23514', 'a negative time'),
  ($$select public.save_measurement('/home', 'LCP', 'nan', 'phone')$$, '23514', 'a time that is no number'),
  ($$select public.save_measurement('/home', 'LCP', 1, 'fridge')$$, '23514', 'an unknown device');

-- Orders that are valid but for one column.
insert into refused
select format(
  $$insert into public.orders (number, secret, lang, email, name, phone, country, address, gift, recipient, recipient_phone, payment, currency,
      goods, delivery, credit, vat_percent, expected_from, expected_to, due_on)
    select number, secret, lang, email, name, phone, country, address, gift, recipient, recipient_phone, payment, currency, goods, delivery,
      credit, vat_percent, expected_from, expected_to, due_on
    from jsonb_populate_record(null::public.orders, %L::jsonb)$$,
  '{
    "number": "constraints", "secret": "constraints0123456789a", "lang": "ar", "email": "a@b.test",
    "name": "A", "phone": "+966501234567", "country": "SA", "address": {"city": "R"}, "gift": true, "recipient": "B",
    "recipient_phone": "+966501112233", "payment": "transfer", "currency": "AED", "goods": 100, "delivery": 0, "credit": 0, "vat_percent": 15,
    "expected_from": "2026-01-01", "expected_to": "2026-01-02", "due_on": "2026-01-01"
  }'::jsonb || flaw::jsonb
), '23514', what
from (values
    ('{"address": {}}', 'an order to nowhere'),
    ('{"address": {"note": "n"}}', 'an order to a note'),
    ('{"address": {"city": "R\nS"}}', 'an order to a city of two lines'),
    ('{"name": "A\r\nBcc: b@b.test"}', 'an order of somebody with line ends in the name'),
    ('{"recipient": "B\tC"}', 'a gift to somebody with a tab in the name'),
    ('{"recipient_phone": null}', 'a gift to somebody whom the courier cannot ring'),
    ('{"recipient_phone": "0501112233"}', 'a gift to a telephone that is of no country'),
    ('{"gift": false}', 'an order to somebody else that is no gift'),
    ('{"email": "\"x\"<a@b.test>"}', 'an order of an address with a name'),
    ('{"email": "a,b@b.test"}', 'an order of two addresses'),
    ('{"email": "a@b_c.test"}', 'an order of an address that is no host''s'),
    ('{"due_on": null}', 'a transfer that waits for ever'),
    ('{"payment": "on_delivery"}', 'an order that the courier is paid for, until a day')
  ) as flawed (flaw, what);

insert into refused values
  ($$insert into private.credits (order_id, set_order, amount, worth) select id, id, 1, 1 from (select gen_random_uuid() as id) as one$$, '23514', 'credit of an order on itself'),
  ($$insert into private.credits (order_id, set_order, amount, worth) values (gen_random_uuid(), gen_random_uuid(), 0, 1)$$, '23514', 'credit of nothing'),
  ($$insert into private.credits (order_id, set_order, amount, worth, state) values (gen_random_uuid(), gen_random_uuid(), 1, 1, 'free')$$, '23514', 'credit that is free again since nobody knows when'),
  ($$insert into private.credits (order_id, set_order, amount, worth) values (gen_random_uuid(), gen_random_uuid(), 1, 1)$$, '23503', 'credit of no order'),
  ($$insert into private.waiting_networks (order_id, network) values (gen_random_uuid(), '192.0.2.1')$$, '23514', 'a network as it is');

-- Names with what their readers cannot see.
insert into refused
select format(statement, format('Mi%sna', chr(point))), '23514', format('a name with U+%s in a %s', upper(to_hex(point)), what)
from (values (x'61c'::integer), (x'200b'::integer), (x'85'::integer), (x'9b'::integer), (x'2028'::integer), (x'2029'::integer),
    (x'202e'::integer), (x'2066'::integer), (x'feff'::integer), (x'e0041'::integer)) as unseen (point),
  (values
    ('lead', $$insert into public.leads (first_name, last_name, email, phone, country_code, lang) values (%L, 'A', 'a@b.test', '+966501234567', 'SA', 'ar')$$),
    ('perfume', $$insert into private.maestro_results (session_id, edition, newest, lang, answers, result_json, fingerprint, engine_version, palette_version, custom_name) values ('00000000-0000-4000-8000-00000000000a', 1, true, 'ar', '{}', '{}', 'one-of-a-kind', '1', '1', %L)$$),
    ('message', $$update public.site_settings set maintenance_message = %L$$)
  ) as tables (what, statement);

-- Perfumes that are valid but for one column.
insert into refused
select format(
  $$insert into public.maestro_products (slug, tier, price_aed, bg_variant, badges, name, description, notes_top, notes_middle, notes_base)
    select slug, tier, price_aed, bg_variant, badges, name, description, notes_top, notes_middle, notes_base
    from jsonb_populate_record(null::public.maestro_products, %L::jsonb)$$,
  jsonb_build_object(
    'slug', 'a-perfume', 'tier', 'gold', 'price_aed', 4900, 'bg_variant', 'gold', 'badges', '[]'::jsonb,
    'name', words, 'description', words, 'notes_top', notes, 'notes_middle', notes, 'notes_base', notes
  ) || flaw::jsonb
), '23514', what
from (values ('{"ar": "ع", "en": "n", "fr": "n", "ru": "н"}'::jsonb, '{"ar": ["ع"], "en": ["n"], "fr": ["n"], "ru": ["н"]}'::jsonb)) as good (words, notes),
  (values
    ('{"slug": "A Perfume"}', 'a malformed slug'),
    ('{"tier": "silver"}', 'an unknown tier'),
    ('{"price_aed": 0}', 'a perfume without a price'),
    ('{"bg_variant": "pink"}', 'an unknown background'),
    ('{"badges": ["new"]}', 'an unknown badge'),
    ('{"name": {"en": "n"}}', 'a perfume named in one language'),
    ('{"notes_top": {"ar": ["ع"], "en": ["n", "m"], "fr": ["n"], "ru": ["н"]}}', 'notes that differ in number'),
    ('{"notes_base": {"ar": [], "en": [], "fr": [], "ru": []}}', 'no notes at all'),
    ('{"notes_middle": {"ar": "ع", "en": ["n"], "fr": ["n"], "ru": ["н"]}}', 'notes that are no list')
  ) as flawed (flaw, what);

select plan((select count(*) from refused)::integer + 1);
select throws_ok(statement, code, null, 'refused: ' || what) from refused;
select lives_ok(
  format($$insert into public.leads (first_name, last_name, email, phone, country_code, lang) values (%L, %L, 'a@b.test', '+966501234567', 'SA', 'ar')$$, 'می' || chr(x'200c'::integer) || 'خواهم', 'O’Neil'),
  'taken: a name that is written with a joiner'
);

select * from finish();
rollback;
