-- Who is put on the allow-list gets a letter that says who invites them to what. Its link is good for seven days and no
-- key: it only has a sign-in letter sent, whose own link lasts an hour.

create function public.invite_admin(
  email text, lang text, token text, token_hash text, again boolean default false
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := lower(btrim($1));
begin
  if not private.is_admin() then
    raise exception 'Only an admin invites admins' using errcode = 'insufficient_privilege';
  end if;
  if not again then
    insert into public.app_admins_email (email) values (address);
  elsif not exists (
    select from public.app_admins_email as admin where admin.email = address and admin.is_active and admin.proven_at is null
  ) then
    raise exception 'Nobody waits for this invitation' using errcode = 'check_violation', constraint = 'app_admins_email_invited';
  end if;
  update private.mailed_links as earlier set used_at = now()
  where earlier.email = address and earlier.purpose = 'admin_invitation' and earlier.used_at is null;
  if not private.keep_link('admin_invitation', address, $2, $4, interval '7 days') then
    return false;
  end if;
  insert into private.outbox_letters (content)
  values (jsonb_build_object(
    'kind', 'admin_invitation', 'email', address, 'lang', $2, 'app', 'admin', 'token', $3,
    'inviter', lower(auth.jwt() ->> 'email'), 'until', now() + interval '7 days'
  ));
  return true;
end
$$;
comment on function public.invite_admin(text, text, text, text, boolean) is
  'Puts an address on the allow-list, or finds it there unproven, and writes to it; false where it was written to often enough today; for admins';
revoke execute on function public.invite_admin(text, text, text, text, boolean) from public;
grant execute on function public.invite_admin(text, text, text, text, boolean) to authenticated;

create function public.find_admin_invitation(token_hash text) returns text
language sql stable security definer set search_path = '' as $$
  select link.email
  from private.mailed_links as link join public.app_admins_email as admin on admin.email = link.email
  where link.token_hash = $1 and link.purpose = 'admin_invitation' and link.used_at is null and link.expires_at > now()
    and admin.is_active and admin.proven_at is null
$$;
comment on function public.find_admin_invitation(text) is
  'Whom an invitation to the admin app went to, until the first sign-in; null where it is none, or no longer one';
revoke execute on function public.find_admin_invitation(text) from public;
grant execute on function public.find_admin_invitation(text) to worker;
