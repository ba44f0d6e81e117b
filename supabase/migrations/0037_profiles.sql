-- What a person tells of themselves in their account: a name, and the language that the shop follows when they sign in.

create table public.profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  name text check (length(btrim(name)) between 1 and 120 and name !~ '[[:cntrl:]]'),
  lang text not null check (private.is_language(lang)),
  updated_at timestamptz not null default now(),
  constraint profiles_name_plain check (private.is_plain_text(name))
);
comment on table public.profiles is 'Name and language of an account, written by its owner alone; without a row the owner has not said';
create trigger touch before update on public.profiles for each row execute function private.touch();

alter table public.profiles enable row level security;
create policy "owners read their profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "owners write their profile" on public.profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owners change their profile" on public.profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert (user_id, name, lang), update (user_id, name, lang) on public.profiles to authenticated;
