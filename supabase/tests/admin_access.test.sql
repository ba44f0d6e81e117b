-- The admin app opens to a proven address in a session that lasts, past the second factor where there is one.
begin;
select plan(40);

insert into public.app_admins_email (email, proven_at) values ('proven@admin.test', now()), ('new@admin.test', null);
insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at) values
  ('00000000-0000-4000-8000-0000000000f1', 'authenticated', 'authenticated', 'proven@admin.test', 'a', now()),
  ('00000000-0000-4000-8000-0000000000f2', 'authenticated', 'authenticated', 'new@admin.test', 'a', now()),
  ('00000000-0000-4000-8000-0000000000f3', 'authenticated', 'authenticated', 'owner@admin.test', 'a', null);
insert into auth.sessions (id, user_id, created_at, updated_at) values
  ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000f1', now(), now()),
  ('00000000-0000-4000-8000-0000000000e2', '00000000-0000-4000-8000-0000000000f2', now(), now()),
  ('00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0000000000f2', now(), now());

-- A token of person 1, 2 or 3 in session 1, 2 …, begun by a method.
create function pg_temp.speaks(person integer, session integer, method text default 'password', aal text default 'aal1') returns void
language sql as $$
  select set_config('request.jwt.claims', json_build_object(
    'role', 'authenticated', 'aal', aal, 'amr', json_build_array(json_build_object('method', method, 'timestamp', 1)),
    'sub', '00000000-0000-4000-8000-0000000000f' || person, 'session_id', '00000000-0000-4000-8000-0000000000e' || session,
    'email', (array['proven@admin.test', 'new@admin.test', 'owner@admin.test'])[person]
  )::text, true), set_config('request.jwt.claim.sub', '00000000-0000-4000-8000-0000000000f' || person, true);
$$;
create function pg_temp.as_signed_in(statement text) returns void language plpgsql as $$
begin
  set local role authenticated;
  execute statement;
  reset role;
end
$$;

select pg_temp.speaks(1, 1);
select ok(public.is_admin(), 'a proven address in a session that lasts is an admin''s');
select pg_temp.speaks(1, 2);
select is(public.is_admin(), null, 'not in another person''s session');
select pg_temp.speaks(1, 9);
select is(public.is_admin(), null, 'nor by a token whose session is over: the Worker is told that it is');

select pg_temp.speaks(2, 3);
select ok(not public.is_admin(), 'an address that was never proven is nobody''s');
select is(public.request_admin_access(), 'closed', 'a password does not prove it');
select is((select proven_at from public.app_admins_email where email = 'new@admin.test'), null, 'and leaves no proof');
select pg_temp.speaks(2, 2, 'otp');
select is(public.request_admin_access(), 'open', 'a letter does');
select is((select encrypted_password from auth.users where email = 'new@admin.test'), null, 'the password of before is gone');
select is(array(select right(id::text, 2) from auth.sessions where user_id::text like '%f2'), array['e2'], 'and so are other sessions');
select pg_temp.speaks(2, 3);
select is(public.is_admin(), null, 'their tokens open nothing');
select pg_temp.speaks(3, 1, 'otp');
select is(public.request_admin_access(), 'closed', 'who is not listed stays outside, by letter too');

update auth.users set email_confirmed_at = now() where email = 'owner@admin.test';
select is((select encrypted_password from auth.users where email = 'owner@admin.test'), null, 'a password from before the address was confirmed is gone');
update auth.users set encrypted_password = 'b' where email = 'owner@admin.test';
update auth.users set email_confirmed_at = now() + interval '1 second', last_sign_in_at = now() where email = 'owner@admin.test';
select is((select encrypted_password from auth.users where email = 'owner@admin.test'), 'b', 'one from afterwards stays');

-- A factor is in use once the house has taken its first code; what Auth says of it is no proof.
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
values ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000f1', 'phone', 'totp', 'unverified', now(), now());
insert into auth.sessions (id, user_id, created_at, updated_at)
values ('00000000-0000-4000-8000-0000000000e4', '00000000-0000-4000-8000-0000000000f1', now(), now());
create function pg_temp.id(name text) returns uuid language sql as $$ select ('00000000-0000-4000-8000-0000000000' || name)::uuid $$;
select pg_temp.speaks(1, 1);
select ok(public.is_admin(), 'a factor that was only begun asks for nothing');
select throws_ok(
  $$select public.enrol_second_factor(pg_temp.id('e1'), pg_temp.id('d1'))$$, '42501', null, 'nor is it put in use before Auth took its code');
update auth.mfa_factors set status = 'verified' where friendly_name = 'phone';
select throws_ok(
  $$select public.enrol_second_factor(pg_temp.id('e2'), pg_temp.id('d1'))$$, '42501', null, 'nor in another person''s session');
create temporary table shown as select code from public.enrol_second_factor(pg_temp.id('e1'), pg_temp.id('d1')) as code;
select is((select count(distinct code) from shown), 8::bigint, 'in use, it has eight recovery codes');
select ok(public.is_admin(), 'the session in which its first code was taken has passed it');
select throws_ok(
  $$select public.enrol_second_factor(pg_temp.id('e1'), pg_temp.id('d1'))$$, '23505', null, 'another one takes its place only once it was given up');
select ok(not public.begin_second_factor(pg_temp.id('f1')), 'and is not even begun');

select pg_temp.speaks(1, 4);
select ok(not public.is_admin(), 'another session is asked for a code');
select is(public.request_admin_access(), 'factor', 'and the door says so');
select pg_temp.speaks(1, 4, 'totp', 'aal2');
select ok(not public.is_admin(), 'a token that says it has passed a factor, at Auth, is no admin''s');
select ok(not public.pass_second_factor(pg_temp.id('e4'), pg_temp.id('d2')), 'a code of another factor lets nobody in');
select ok(not public.pass_second_factor(pg_temp.id('e2'), pg_temp.id('d1')), 'nor one in another person''s session');
select ok(not public.is_admin(), 'so it stays');
select ok(public.pass_second_factor(pg_temp.id('e4'), pg_temp.id('d1')), 'a code that the house took');
select ok(public.is_admin(), 'opens the admin app');
delete from auth.mfa_factors where friendly_name = 'phone';
select pg_temp.speaks(1, 1, 'totp', 'aal2');
delete from private.passed_sessions where session_id = pg_temp.id('e1');
select ok(not public.is_admin(), 'a factor that was given up at Auth is asked for still');
delete from auth.sessions where id = pg_temp.id('e4');
select is_empty('select from private.passed_sessions', 'what a session has passed goes with it');

select ok(not public.remove_second_factor(pg_temp.id('f1'), '0'), 'a made-up recovery code gives nothing up');
select is_empty($$select public.renew_recovery_codes(pg_temp.id('f1'), '0')$$, 'nor makes others');
select ok(public.remove_second_factor(pg_temp.id('f1'), (select code from shown limit 1)), 'one that was kept does');
select ok(public.is_admin(), 'so that its owner is let in without the phone');
select ok(not public.remove_second_factor(pg_temp.id('f1'), (select code from shown offset 1 limit 1)), 'without a factor there is nothing to give up');
select is(
  array(select table_name || ' ' || action || ' ' || actor from public.audit_log where table_name = 'second_factors' order by id),
  array['second_factors insert proven@admin.test', 'second_factors delete proven@admin.test'], 'the log says both');
select is(
  array(select content ->> 'event' from private.outbox_letters where content ->> 'kind' = 'second_factor' order by created_at, content ->> 'event'),
  array['enrolled', 'recovered'], 'and letters tell whose it is');

select pg_temp.speaks(3, 1);
select throws_ok(
  $$select pg_temp.as_signed_in('update public.app_admins_email set proven_at = now()')$$, '42501', null, 'nobody proves an address by hand');
select throws_ok($$select pg_temp.as_signed_in('select public.reset_second_factor(''proven@admin.test'')')$$, '42501', null, 'a customer resets nobody''s factor');
select throws_ok(
  $$select pg_temp.as_signed_in('select public.pass_second_factor(null, null)')$$, '42501', null, 'nor says of a session that it has passed one');

select * from finish();
rollback;
