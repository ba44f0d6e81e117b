-- The allow-list keeps one active admin, and the log tells who changed what.
begin;
select plan(17);

delete from public.audit_log;
insert into public.app_admins_email (email, proven_at) values ('one@staff.test', now()), ('two@staff.test', now());
update public.app_admins_email set is_active = false where email not like '%@staff.test';

create function pg_temp.as_admin(statement text) returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claims', '{"role": "authenticated", "email": "one@staff.test"}', true);
  set local role authenticated;
  execute statement;
  reset role;
  perform set_config('request.jwt.claims', '', true);
end
$$;

select throws_ok($$update public.app_admins_email set is_active = false$$, '23514', null, 'not all are switched off at once');
select throws_ok($$delete from public.app_admins_email$$, '23514', null, 'nor removed at once');
select lives_ok($$update public.app_admins_email set is_active = false where email = 'two@staff.test'$$, 'one of two may go');
select throws_ok($$delete from public.app_admins_email where email = 'one@staff.test'$$, '23514', null, 'the last may not');
select throws_ok($$select pg_temp.as_admin('update public.app_admins_email set is_active = false')$$, '23514', null, 'not even by their own hand');
select lives_ok($$delete from public.app_admins_email where email = 'two@staff.test'$$, 'one who is switched off may be removed');
select lives_ok($$update public.app_admins_email set is_active = true where email = 'one@staff.test'$$, 'the last may be touched');

create function pg_temp.is_admin(claims text) returns boolean language sql as $$
  select set_config('request.jwt.claims', claims, true);
  select private.is_admin()
$$;
select ok(pg_temp.is_admin('{"role": "authenticated", "email": "ONE@staff.test"}'), 'an address is compared in lower case');
select ok(not pg_temp.is_admin('{"role": "anon", "email": "one@staff.test"}'), 'an address without a sign-in is nobody');
select ok(not pg_temp.is_admin('{"role": "authenticated", "email": "two@staff.test"}'), 'who is not listed is no admin');
select ok(not pg_temp.is_admin(''), 'no token, no admin');

delete from public.audit_log;
select pg_temp.as_admin($$update public.site_settings set maintenance_enabled = not maintenance_enabled, maintenance_message = 'Closed'$$);
select results_eq(
  $$select actor, table_name, row_id, action, changes -> 'maintenance_message' -> 1 from public.audit_log$$,
  $$values ('one@staff.test', 'site_settings', '1', 'update', '"Closed"'::jsonb)$$,
  'a change is logged with its author, before and after'
);
select is((select changes ? 'updated_at' from public.audit_log), false, 'the time of the change is not a change');
select pg_temp.as_admin($$update public.site_settings set maintenance_message = 'Closed'$$);
select is((select count(*) from public.audit_log), 1::bigint, 'what changes nothing is not logged');

delete from public.audit_log;
insert into public.leads (first_name, last_name, email, phone, country_code, lang)
values ('Private', 'Person', 'person@staff.test', '+966501234567', 'SA', 'ar');
select pg_temp.as_admin($$delete from public.leads where email = 'person@staff.test'$$);
select is((select changes -> 'email' from public.audit_log), '[]', 'of personal data only the columns are logged');
select is((select count(*) from public.audit_log), 1::bigint, 'and a lead that arrives is not an admin''s doing');

delete from public.audit_log;
select set_config('request.jwt.claims', '{"role": "worker"}', true), set_config('role', 'worker', true);
select public.request_subscription('customer@staff.test', 'ar', repeat('a', 64), '2026-01-01'), public.confirm_subscription(repeat('a', 64)),
  public.request_subscription('customer@staff.test', 'en', repeat('b', 64), '2026-01-01'), public.confirm_subscription(repeat('b', 64));
reset role;
select is_empty($$select from public.audit_log$$, 'what the Worker does for a customer is not logged');

select * from finish();
rollback;
