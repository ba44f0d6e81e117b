-- When the catalogue (questions, perfumes) last changed, so that no cache serves what is older. It stands in the row that
-- every isolate of the Worker reads every second anyway.

alter table public.site_settings add column catalogue_changed_at timestamptz not null default now();
comment on column public.site_settings.catalogue_changed_at is 'Set by triggers when a question or a perfume changes';

-- The row's own version and the log are about what an admin set.
drop trigger touch on public.site_settings;
create trigger touch before update of maintenance_enabled, maintenance_message, maintenance_message_i18n, updated_at
  on public.site_settings for each row execute function private.touch();
drop trigger audit on public.site_settings;
create trigger audit after insert or delete or update of maintenance_enabled, maintenance_message, maintenance_message_i18n, updated_at
  on public.site_settings for each row execute function private.audit();

create function private.catalogue_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.site_settings set catalogue_changed_at = now() where id = 1;
  return null;
end
$$;

create trigger catalogue_changed after insert or update or delete or truncate on public.maestro_questions
  for each statement execute function private.catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on public.maestro_question_parts
  for each statement execute function private.catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on public.maestro_options
  for each statement execute function private.catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on public.maestro_products
  for each statement execute function private.catalogue_changed();
