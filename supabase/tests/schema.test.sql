-- Rules for all tables and functions, including those that future migrations add.
begin;
select plan(8);

select is_empty($$
  select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity
$$, 'every table is behind row-level security');

select is_empty($$
  select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid) is null
$$, 'every table says what it is for');

select is_empty($$
  select relname from pg_class as relation
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and not exists (select from pg_policy where polrelid = relation.oid)
$$, 'every table has a policy');

select is_empty($$
  select proname from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not coalesce('search_path=""' = any (proconfig), false)
$$, 'every function names what it uses in full');

select is_empty($$
  select proname from pg_proc where pronamespace = 'public'::regnamespace and obj_description(oid) is null
$$, 'every public function says what it does');

select is_empty($$
  select conrelid::regclass, conname from pg_constraint as reference
  where contype = 'f' and connamespace = 'public'::regnamespace
    and not exists (select from pg_index where indrelid = conrelid and indkey[0] = reference.conkey[1])
$$, 'every reference has an index');

select set_eq($$
  select proname::text from pg_proc
  where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
$$, $$
  values ('is_admin'), ('maestro_start_session'), ('request_session'), ('shared_perfume'), ('subscribe_newsletter'),
    ('unsubscribe_newsletter'), ('measure_page')
$$, 'visitors call these functions and no others');

select is_empty($$
  select tablename, cmd, role from pg_policies, unnest(roles) as role
  where schemaname = 'public' and permissive = 'PERMISSIVE'
  group by tablename, cmd, role having count(*) > 1
$$, 'no table has two policies for the same caller and verb');

select * from finish();
rollback;
