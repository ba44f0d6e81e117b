-- Roles and what they may do at all: nothing is open to anybody unless a schema file grants it by name.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

create schema private;
comment on schema private is 'Tables and functions that the API does not serve';

-- Two roles beside Supabase's own, each with a token that only the Worker knows (npm run role-token). `worker` does
-- what visitors may do only through the shop, and purges; `machinery` moves payments and sends letters, whoever caused
-- them.
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
-- The owner of the database may act as the Worker, in the SQL editor and in tests.
grant worker to current_user;

grant usage on schema public to worker, machinery;
grant usage on schema private to anon, authenticated, service_role, worker;

-- No single request needs longer. A hosted project sets the first two itself; all four are set here, where a test finds
-- them.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role worker set statement_timeout = '8s';
alter role machinery set statement_timeout = '8s';

-- Trigrams serve the searches in lists.
create extension if not exists pg_trgm with schema extensions;
