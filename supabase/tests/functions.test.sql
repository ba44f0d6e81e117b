-- The functions that the storefront and the admin app call.
begin;
select plan(90);

insert into public.app_admins_email (email, proven_at) values ('admin@functions.test', now());

create function pg_temp.become(claims json, headers json default '{}') returns void language sql as $$
  select set_config('request.jwt.claims', claims::text, true), set_config('request.headers', headers::text, true)
$$;

-- Journeys.
create temporary table started as
  select public.maestro_start_session('ar', repeat('x', 1000), '203.0.113.7') as id union all
  select public.maestro_start_session('en');
grant select on started to anon, authenticated;
select is((select count(distinct id) from started), 2::bigint, 'each journey has its own session');
select is((select max(length(user_agent)) from public.maestro_sessions), 400, 'a long user agent is cut, not refused');
select throws_ok($$select public.maestro_start_session('de')$$, '23514', null, 'a journey speaks one of four languages');
select pg_temp.become('{"role": "anon"}', json_build_object('x-session-id', (select id from started limit 1)));
select is(private.request_journey(), (select id from started limit 1), 'the header names the session');
select pg_temp.become('{"role": "anon"}', json_build_object('x-session-id', gen_random_uuid()));
select is(private.request_journey(), null, 'a session that was never started is none');
select pg_temp.become('{"role": "anon"}', '{"x-session-id": "'' or true --"}');
select is(private.request_journey(), null, 'a header that is no id is none, and no error');
select pg_temp.become('{"role": "anon"}');
select is(private.request_journey(), null, 'no header, no session');

-- Shared perfumes.
insert into private.maestro_results (session_id, edition, newest, lang, answers, custom_name, share_token, fingerprint, engine_version, palette_version, result_json)
select id, 1, true, 'ar', '{}', 'أثري', '00000000-0000-4000-8000-00000000005e', 'shared-perfume', '1', '1', '{
  "version": 1, "fingerprint": "shared-perfume",
  "variants": [{
    "kind": "premiere", "display_name": "Name", "maestro_notes": "Your words", "shared_words": {"en": "Words"}, "formula": [1], "seal": "A seal", "maestro_recipe_50ml": {},
    "notes": {"top": [{"material": "rose", "en": "rose", "because": ["memory"]}], "middle": [], "base": []}
  }]
}' from started limit 1;
select is(public.find_shared_perfume(gen_random_uuid()), null, 'an unknown link shows nothing');
select is(public.find_shared_perfume('00000000-0000-4000-8000-00000000005e') ->> 'custom_name', 'أثري', 'a link shows the name');
select is(
  public.find_shared_perfume('00000000-0000-4000-8000-00000000005e') #> '{variants,0,notes}',
  '{"top": [{"ar": null, "en": "rose", "fr": null, "ru": null}], "middle": [], "base": []}',
  'a link shows notes without their materials and the answers behind them'
);
select is(
  public.find_shared_perfume('00000000-0000-4000-8000-00000000005e') #>> '{variants,0,maestro_notes}', 'Words',
  'a link shows the words that are for everybody'
);
select is(
  public.find_shared_perfume('00000000-0000-4000-8000-00000000005e') #>> '{variants,0,seal}', 'A seal',
  'a link shows the seal'
);
select ok(
  not public.find_shared_perfume('00000000-0000-4000-8000-00000000005e') #> '{variants,0}' ?| array['formula', 'maestro_recipe_50ml', 'maestro_recipe_100ml'],
  'a link shows neither formula nor recipe'
);

-- The newsletter.
select ok(public.request_subscription(' Reader@Functions.test ', 'ar', repeat('a', 64), '2026-01-01'), 'an address is sent a link');
select ok(public.request_subscription('reader@functions.test', 'fr', repeat('b', 64), '2026-01-01'), 'and another one, if it asks again');
select is_empty($$select email from public.newsletter_subscribers where email like '%@functions.test'$$, 'asking subscribes nobody');
select is(public.confirm_subscription(repeat('a', 64)), 'done', 'pressing the link does');
select is(public.confirm_subscription(repeat('a', 64)), 'used', 'once');
select is(public.confirm_subscription(repeat('c', 64)), 'unknown', 'a link that nobody was sent is none');
select is(public.confirm_subscription(repeat('b', 64)), 'done', 'the second letter may be answered as well');
select results_eq(
  $$select email, lang from public.newsletter_subscribers where email like '%@functions.test'$$,
  $$values ('reader@functions.test', 'fr')$$, 'an address subscribes once'
);
select ok(public.unsubscribe(unsubscribe_token), 'its link ends the subscription')
from public.newsletter_subscribers where email = 'reader@functions.test';
select ok(not public.unsubscribe(gen_random_uuid()), 'a link that is none says so');
select throws_ok($$select public.request_subscription('nobody', 'ar', repeat('d', 64), '2026-01-01')$$, '23514', null, 'what is no address is refused');
select is((select email from public.newsletter_subscribers where email_hash = sha256('reader@functions.test')), null::text, 'of an address that left a hash is kept');

-- Letters to the house.
select ok(public.save_contact_letter('R', 'Reader@functions.test', 'ar', 'm', 'a-perfume', 'ع'), 'a letter is left');
select public.save_contact_letter('R', 'reader@functions.test', 'ar', 'm', 'a-perfume', 'ع');
select public.save_contact_letter('R', 'other@functions.test', 'en', 'another');
select is((select count(*) from public.contact_letters where email = 'reader@functions.test'), 1::bigint, 'and kept once');
select throws_ok($$select public.save_contact_letter('R', 'reader@functions.test', 'ar', ' ')$$, '23514', null, 'an empty one is refused');
select throws_ok($$select public.save_contact_letter('R', 'reader@functions.test', 'ar', 'n', 'a-perfume')$$, '23514', null, 'and one about a perfume without a name');
select public.save_contact_letter('R', 'flood@functions.test', 'ar', number::text, ip => '192.0.2.77') from generate_series(1, 10) as number;
select throws_ok(
  $$select public.save_contact_letter('R', 'flood@functions.test', 'ar', 'm', ip => '192.0.2.77')$$, 'PT429', null, 'an address leaves ten an hour'
);
select is(
  jsonb_array_length(public.export_my_data('reader@functions.test') -> 'contact_letters'), 0, 'an address alone shows nobody its data'
);
select is(
  jsonb_array_length(private.export_person('reader@functions.test') -> 'contact_letters'), 1, 'the owner of the database exports by address'
);
insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000f5', 'reader@functions.test');
insert into auth.sessions (id, user_id) values ('00000000-0000-4000-8000-0000000005a5', '00000000-0000-4000-8000-0000000000f5');
select pg_temp.become('{"role": "worker"}', '{"x-account-session": "00000000-0000-4000-8000-0000000005a5"}');
select is(
  jsonb_array_length(public.export_my_data('reader@functions.test') -> 'contact_letters'), 1, 'who wrote sees it among their data'
);
delete from auth.users where id = '00000000-0000-4000-8000-0000000000f5';
select pg_temp.become('{"role": "anon"}');
create function pg_temp.letter() returns uuid language sql as $$
  select id from public.contact_letters where email = 'other@functions.test'
$$;
select throws_ok($$select public.list_contact_letters()$$, '42501', null, 'a visitor lists no letters');
select throws_ok($$select public.take_contact_letter(pg_temp.letter(), 'r')$$, '42501', null, 'nor takes one');
select throws_ok($$select public.report_contact_reply(pg_temp.letter(), true)$$, '42501', null, 'nor says that one is answered');
insert into public.app_admins_email (email, proven_at) values ('second@functions.test', now());
select pg_temp.become('{"role": "authenticated", "email": "admin@functions.test"}');
select is(public.take_contact_letter(gen_random_uuid(), 'r'), 'gone', 'a letter that is none is not taken');
select is(public.take_contact_letter(pg_temp.letter(), 'first'), 'yours', 'an admin takes a letter');
select is(public.take_contact_letter(pg_temp.letter(), 'first'), 'under_way', 'the same press again finds the first');
select pg_temp.become('{"role": "authenticated", "email": "second@functions.test"}');
select is(public.take_contact_letter(pg_temp.letter(), 'second'), 'taken', 'another admin does not');
select ok(not public.report_contact_reply(pg_temp.letter(), false), 'nor lets it go');
select pg_temp.become('{"role": "authenticated", "email": "admin@functions.test"}');
select ok(public.report_contact_reply(pg_temp.letter(), false), 'who took it lets it go');
select is((select (reply, replied_by, replied_at) from public.contact_letters where id = pg_temp.letter()), (null::text, null::text, null::timestamptz), 'and nothing is left of the reply');
select is_empty($$select from public.audit_log where table_name = 'contact_letters'$$, 'nor in the log');
select pg_temp.become('{"role": "authenticated", "email": "second@functions.test"}');
select is(public.take_contact_letter(pg_temp.letter(), 'second'), 'yours', 'then another admin takes it');
update public.contact_letters set replied_at = now() - interval '2 minutes' where id = pg_temp.letter();
select pg_temp.become('{"role": "authenticated", "email": "admin@functions.test"}');
select is(public.take_contact_letter(pg_temp.letter(), 'first'), 'yours', 'and who never came back holds it for a minute only');
select ok(public.report_contact_reply(pg_temp.letter(), true), 'the reply has left');
select is(public.take_contact_letter(pg_temp.letter(), 'first'), 'done', 'the same press again changes nothing');
select is(public.take_contact_letter(pg_temp.letter(), 'other'), 'taken', 'another reply does not follow it');
select results_eq(
  $$select actor, action, changes ? 'reply' from public.audit_log where table_name = 'contact_letters'$$,
  $$values ('admin@functions.test', 'update', false)$$, 'the log tells who replied, and not what'
);
select is(
  (select array_agg(public.list_contact_letters(answered) ->> 'total') from unnest(array[null, true, false]) as answered),
  array['12', '1', '11'], 'the list is of all, the answered or the others'
);
select pg_temp.become('{"role": "anon"}');

-- Erasing a person.
insert into public.leads (first_name, last_name, email, phone, country_code, lang)
values ('R', 'R', 'reader@functions.test', '+966501234567', 'SA', 'ar');
select throws_ok($$select public.erase_person('reader@functions.test')$$, '42501', null, 'a visitor erases nobody');
select pg_temp.become('{"role": "authenticated", "email": "reader@functions.test"}');
select throws_ok($$select public.erase_person('reader@functions.test')$$, '42501', null, 'not even themselves');
select pg_temp.become('{"role": "authenticated", "email": "admin@functions.test"}');
select is(
  public.erase_person('Reader@functions.test'), '{"leads": 1, "subscriptions": 1, "journeys": 0, "accounts": 0, "contact_letters": 1, "invitations": 0, "orders": 0}',
  'an admin erases a person'
);
select is_empty($$
  select email from public.leads where email = 'reader@functions.test'
  union all select email from public.newsletter_subscribers where email = 'reader@functions.test'
  union all select changes::text from public.audit_log where changes::text like '%reader@functions.test%'
$$, 'and nothing of the address is left, not even in the log');
select throws_ok($$select public.erase_person('admin@functions.test')$$, '23514', null, 'an admin is not erased');

-- Moves and search.
update public.maestro_questions set order_index = 1;
select public.move_question((select id from public.maestro_questions order by order_index, id offset 2 limit 1), -1);
select results_eq(
  $$select order_index from public.maestro_questions order by order_index$$,
  $$select generate_series(1, (select count(*)::integer from public.maestro_questions))$$,
  'a move also resolves duplicate positions'
);
create temporary table before_move as select id, sort_order from public.maestro_products order by sort_order;
select public.move_vault_perfume((select id from before_move order by sort_order limit 1), 1);
select results_eq(
  $$select id from public.maestro_products order by sort_order limit 2$$,
  $$select id from (select id, sort_order from before_move order by sort_order limit 2) as two order by sort_order desc$$,
  'a perfume changes places with its neighbour'
);
select public.move_vault_perfume((select id from public.maestro_products order by sort_order limit 1), -1);
select results_eq(
  $$select sort_order from public.maestro_products order by sort_order$$,
  $$select generate_series(1, (select count(*)::integer from public.maestro_products))$$,
  'the first stays the first'
);
select public.move_vault_perfume((select id from before_move order by sort_order limit 1), 1, 1);
select is(
  (select sort_order from public.maestro_products where id = (select id from before_move order by sort_order limit 1)), 2,
  'a row that is no longer at its expected position is not moved again'
);
create temporary table before_refusal as select id, sort_order from public.maestro_products;
select pg_temp.become('{"role": "authenticated", "email": "reader@functions.test"}');
set local role authenticated;
select lives_ok($$select public.move_vault_perfume((select id from public.maestro_products order by sort_order limit 1), 1)$$, 'a move by a customer is no error');
reset role;
select set_eq(
  $$select id, sort_order from public.maestro_products$$, $$select id, sort_order from before_refusal$$,
  'but row-level security lets it change nothing'
);

select throws_ok($$select public.list_results('SHARED-p')$$, '42501', null, 'a customer finds no perfume of others');
select is((select count(*) from public.find_compounding_sheet(id)), 0::bigint, 'nor a sheet')
from private.maestro_results where fingerprint = 'shared-perfume';
select throws_ok($$select public.set_perfume_withdrawn(gen_random_uuid(), true)$$, '42501', null, 'nor withdraws one');
select throws_ok($$select public.log_export('leads')$$, '42501', null, 'nor writes the log');
select pg_temp.become('{"role": "authenticated", "email": "admin@functions.test"}');
select is(jsonb_array_length(public.list_results('SHARED-p') -> 'rows'), 1, 'a perfume is found by the beginning of its fingerprint');
select is(jsonb_array_length(public.list_results('%') -> 'rows'), 0, 'the search term is a text, not a pattern');
select throws_ok($$select public.log_export('auth.users')$$, '23514', null, 'only what is exported is logged as such');

-- Perfumes of the house.
select pg_temp.become('{"role": "worker"}', json_build_object('x-session-id', (select id from started offset 1)));
create function pg_temp.save(fingerprint text, engine text default '1', session uuid default null) returns text language sql as $$
  select public.save_result(coalesce(session, (select id from started offset 1)), 'en', '{}', '{"variants": []}', fingerprint, engine, '1')
$$;
select throws_ok($$select pg_temp.save('of-another', '1', (select id from started limit 1))$$, '42501', null, 'a perfume of another session is not saved');
select throws_ok($$select pg_temp.save('of-nobody', null)$$, '23514', null, 'nor one that nothing is said to have composed');
select is(pg_temp.save('shared-perfume'), 'taken', 'a formula of another session is not saved twice');
select is(pg_temp.save('house-perfume'), 'saved', 'a perfume of the house is saved');

-- Budgets.
select lives_ok(
  $$select private.spend_budget('test', address, 2) from unnest(array['192.0.2.1', '192.0.2.2', '192.0.2.1', '2001:db8::1']) as address$$,
  'within its budget an address is served'
);
select throws_ok($$select private.spend_budget('test', '192.0.2.1', 2)$$, 'PT429', null, 'past it an address is refused');
select throws_ok(
  $$select private.spend_budget('test', '2001:db8::' || number, 2) from generate_series(2, 3) as number$$, 'PT429', null,
  'and so is a whole network of IPv6'
);
select lives_ok(
  $$select private.spend_budget('wide', '2001:db8:1:' || number || '::1', 2) from generate_series(1, 8) as number$$,
  'the networks of an IPv6 /48 have a few callers'' budget'
);
select throws_ok($$select private.spend_budget('wide', '2001:db8:1:9::1', 2)$$, 'PT429', null, 'and no more');
select lives_ok($$select private.spend_budget('wide', '2001:db8:2:9::1', 2)$$, 'another /48 has its own');
select throws_ok($$select public.spend_auth_share('anything', '192.0.2.9')$$, '22004', null, 'Auth has no calls but those that have a share');
select ok(public.try_factor_code('00000000-0000-4000-8000-0000000000ff', '123456'), 'a code of a second factor is taken');
select ok(not public.try_factor_code('00000000-0000-4000-8000-0000000000ff', '123456'), 'once');
select ok(public.try_factor_code('00000000-0000-4000-8000-0000000000fe', '123456'), 'for another factor it is another one');
select lives_ok($$select private.spend_budget('test', null, 0)$$, 'what comes without an address is not counted');
select is_empty(
  $$select from private.spent_budgets where position('192.0.2.1' in encode(address, 'escape')) > 0$$, 'no address is kept as it is'
);

-- What is held unpaid.
select is(private.network_hash(null), null, 'no address, no network');
select is(
  private.network_hash('2001:db8:1:2::3'), private.network_hash('2001:db8:1:ffff::4'), 'a /48 of IPv6 is one network'
);
select isnt(private.network_hash('192.0.2.1'), private.network_hash('192.0.2.2'), 'of IPv4 each address is');
select bag_eq(
  $$select address from private.spent_budgets where action in ('wide', 'wide/48') and times = 1$$,
  $$select private.network_hash('2001:db8:1:' || number || '::5', 64) from generate_series(1, 8) as number
    union all select private.network_hash('2001:db8:2:9::5', bits) from unnest(array[64, 48]) as bits$$,
  'budgets are counted by the same networks'
);
select is(
  (select array_agg(private.days_to_pay(payment) order by payment) from unnest(array['card', 'on_delivery', 'transfer']) as payment),
  array[1, null, 3], 'a card is awaited a day, a transfer three, the courier''s money as long as it takes'
);

select * from finish();
rollback;
