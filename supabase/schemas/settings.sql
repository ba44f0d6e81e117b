-- The one row of switches, told to the admin app live, and when the catalogue last changed.

create table public.site_settings (
  id integer primary key default 1 check (id = 1),
  maintenance_enabled boolean not null default false,
  maintenance_message text not null default '' check (length(maintenance_message) <= 500),
  maintenance_message_i18n jsonb not null default '{}' check (
    jsonb_typeof(maintenance_message_i18n) = 'object' and length(maintenance_message_i18n::text) <= 6000
  ),
  updated_at timestamptz not null default now(),
  catalogue_changed_at timestamptz not null default now(),
  constraint site_settings_messages_plain check (
    private.is_plain_text(maintenance_message) and private.is_plain_text(maintenance_message_i18n::text)
  )
);
comment on table public.site_settings is 'The shop''s switches. maintenance_message_i18n is {language: text} for ar, en, fr, ru, tr, es, de.';
-- This column is in the row that every isolate of the Worker reads every second anyway, so no cache serves anything
-- older.
comment on column public.site_settings.catalogue_changed_at is 'Set by triggers when a question or a perfume changes';
insert into public.site_settings (id) values (1);

-- Only what an admin sets counts for the row's version and for the log.
create trigger touch before update of maintenance_enabled, maintenance_message, maintenance_message_i18n, updated_at
  on public.site_settings for each row execute function private.touch();
create trigger audit after insert or delete or update of maintenance_enabled, maintenance_message, maintenance_message_i18n, updated_at
  on public.site_settings for each row execute function private.audit();

-- Realtime reports changes to the admin app; the policies decide who receives them.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.site_settings;
  end if;
end
$$;

alter table public.site_settings enable row level security;
create policy "everyone reads the settings" on public.site_settings for select to anon, authenticated using (true);
create policy "admins change the settings" on public.site_settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.site_settings to anon, authenticated;
grant update (maintenance_enabled, maintenance_message, maintenance_message_i18n, updated_at) on public.site_settings to authenticated;

create function private.catalogue_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.site_settings set catalogue_changed_at = now() where id = 1;
  return null;
end
$$;
