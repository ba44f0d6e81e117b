-- Roles and what they may do at all: nothing is open to anybody unless a schema file grants it by name.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

create schema private;
comment on schema private is 'Tables and functions that the API does not serve';

-- Two roles besides Supabase's own, each with a token that the Worker alone knows (npm run role-token). `worker` does what
-- visitors may do through the shop only, `machinery` what the clock and the payment providers set off.
do $$
begin
  create role worker nologin noinherit;
exception when duplicate_object then null;
end
$$;
do $$
begin
  create role machinery nologin noinherit;
exception when duplicate_object then null;
end
$$;
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    grant worker, machinery to authenticator;
  end if;
end
$$;
-- Who owns the database may act as the Worker: in the SQL editor, in tests.
grant worker to current_user;

grant usage on schema public to worker, machinery;
grant usage on schema private to anon, authenticated, service_role, worker;

-- No single request is dear. A hosted project has the first two; all four are said here, where a test finds them.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role worker set statement_timeout = '8s';
alter role machinery set statement_timeout = '8s';

-- For searches in lists.
create extension if not exists pg_trgm with schema extensions;
