-- What a hosted Supabase project has before its first migration, and the embedded database lacks. supabase/tests/README.md
-- says which role is which.
do $$
begin
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator login noinherit;
  create role supabase_auth_admin login noinherit createrole;
  create role schema_owner login createdb createrole replication bypassrls;
exception when duplicate_object then null;
end
$$;
grant anon, authenticated, service_role to authenticator;
-- Hosted an extension of the server, supautils, lets `postgres` set the parameters of these roles; here the option does.
grant anon, authenticated, service_role, authenticator to schema_owner with admin option;
grant pg_monitor, pg_read_all_data, pg_signal_backend to schema_owner;
do $$
begin
  execute format('grant all on database %I to schema_owner', current_database());
end
$$;
alter schema public owner to schema_owner;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
grant usage on schema public, auth, extensions to anon, authenticated, service_role, schema_owner;
grant all on schema extensions to schema_owner with grant option;
grant all on all routines in schema extensions to anon, authenticated, service_role;
grant all on all routines in schema extensions to schema_owner with grant option;
alter default privileges for role schema_owner in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role schema_owner in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role schema_owner in schema public grant all on routines to anon, authenticated, service_role;

do $$
begin
  create publication supabase_realtime;
exception when duplicate_object then null;
end
$$;
alter publication supabase_realtime owner to schema_owner;

create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;

create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
alter schema supabase_migrations owner to schema_owner;
alter table supabase_migrations.schema_migrations owner to schema_owner;
alter table supabase_migrations.seed_files owner to schema_owner;

-- What Auth keeps of second factors and of how a session began; the library has no tables for it.
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'webauthn', 'phone')),
  status text not null check (status in ('unverified', 'verified')),
  secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz
);
create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);

-- Auth's own tables and functions are Auth's. The project's owner reads and writes their rows and hangs triggers on them,
-- and cannot make, alter or drop any of them.
do $$
declare
  own record;
begin
  execute 'alter schema auth owner to supabase_auth_admin';
  for own in select oid::regclass as name from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r' loop
    execute format('alter table %s owner to supabase_auth_admin', own.name);
    execute format('grant all on table %s to schema_owner', own.name);
    execute format('grant select on table %s to schema_owner with grant option', own.name);
  end loop;
  for own in select oid::regprocedure as name from pg_proc where pronamespace = 'auth'::regnamespace loop
    execute format('alter function %s owner to supabase_auth_admin', own.name);
    execute format('grant execute on function %s to schema_owner', own.name);
  end loop;
end
$$;
