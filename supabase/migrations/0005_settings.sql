-- The one row of switches, told to the office live.

create table public.site_settings (
  id integer primary key default 1 check (id = 1),
  maintenance_enabled boolean not null default false,
  maintenance_message text not null default '' check (length(maintenance_message) <= 500),
  maintenance_message_i18n jsonb not null default '{}' check (
    jsonb_typeof(maintenance_message_i18n) = 'object' and length(maintenance_message_i18n::text) <= 6000
  ),
  updated_at timestamptz not null default now()
);
comment on table public.site_settings is 'The shop''s switches. maintenance_message_i18n is {language: text} for ar, en, fr, ru, tr, es, de.';

alter table public.site_settings enable row level security;
create policy "everyone reads the settings" on public.site_settings for select to anon, authenticated using (true);
create policy "admins change the settings" on public.site_settings
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
grant select on public.site_settings to anon, authenticated;
grant update (maintenance_enabled, maintenance_message, maintenance_message_i18n, updated_at) on public.site_settings to authenticated;
insert into public.site_settings (id) values (1);

create trigger touch before update on public.site_settings for each row execute function private.touch();
create trigger audit after insert or update or delete on public.site_settings for each row execute function private.audit();

-- Realtime tells the office of a change; who may hear it, the policies decide.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.site_settings;
  end if;
end
$$;
