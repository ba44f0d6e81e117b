create table public.houses (
  id int primary key,
  name text not null unique check (length(name) < 20),
  is_open boolean not null default true
);
create table public.rooms (
  id int primary key,
  house_id int not null references public.houses (id) on delete cascade,
  position int not null,
  label jsonb not null default '{}'
);
create table public.things (
  id int primary key,
  room_id int not null references public.rooms (id) on delete cascade,
  name text not null
);
create table public.notes (
  session uuid not null,
  topic text not null,
  body text not null,
  secret text not null default 'hidden',
  primary key (session, topic)
);
create schema private;

create function private.session() returns uuid language sql stable set search_path = '' as $$
  select (nullif(current_setting('request.headers', true), '')::json ->> 'x-session-id')::uuid
$$;
grant usage on schema private to anon, authenticated;

alter table public.houses enable row level security;
alter table public.rooms enable row level security;
alter table public.things enable row level security;
alter table public.notes enable row level security;
create policy "open houses" on public.houses for select using (is_open or auth.email() = 'keeper@example.com');
create policy "keepers keep" on public.houses for update to authenticated using (true) with check (true);
create policy "rooms" on public.rooms for select using (true);
create policy "things" on public.things for select using (true);
create policy "own notes" on public.notes for all
  using (session = private.session()) with check (session = private.session());

revoke all on public.notes from anon, authenticated;
grant select (session, topic, body), insert (session, topic, body), update (session, topic, body), delete
  on public.notes to anon, authenticated;
alter publication supabase_realtime add table public.houses;

create function public.greet(name text) returns text language sql stable set search_path = '' as $$
  select 'Hello, ' || name || coalesce(' of ' || (current_setting('request.headers', true)::json ->> 'x-session-id'), '')
$$;
create function public.refuse() returns void language plpgsql set search_path = '' as $$
begin
  raise exception 'No entry' using errcode = 'P0001', hint = 'Knock';
end
$$;
create function public.nothing() returns void language sql set search_path = '' as 'select null::void';
