-- An admin can be removed from the allow-list, by another one. The policy for deleting is there since 0001, and so is the
-- check that one active admin stays.

create function private.keep_oneself_listed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from gone where gone.email = lower(auth.jwt() ->> 'email')) then
    raise exception 'Nobody removes themselves' using errcode = 'check_violation', constraint = 'app_admins_email_oneself';
  end if;
  return null;
end
$$;

create trigger keep_oneself_listed after delete on public.app_admins_email
  referencing old table as gone for each statement execute function private.keep_oneself_listed();
