-- The office's sign-in and recovery letters go to admins only: the Worker asks before it has one sent.

create function public.is_listed_admin(email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.app_admins_email as admin where admin.email = lower(btrim($1)) and admin.is_active
  )
$$;
comment on function public.is_listed_admin(text) is 'Whether an address is active on the allow-list, proven or not';
grant execute on function public.is_listed_admin(text) to worker;
