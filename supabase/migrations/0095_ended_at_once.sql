-- The Worker asks at every request of a person whether they are an admin. It learns by the same call that their session
-- has been ended elsewhere, and treats them as the guest that they are.

grant execute on function private.session_lasts() to anon, authenticated;

create or replace function public.is_admin() returns boolean
language sql stable set search_path = '' as $$
  select case when private.is_admin() then true when private.session_lasts() then false end
$$;
comment on function public.is_admin() is
  'For the Worker, which asks whose token this is: null where the session of the token has been ended. Policies and functions ask private.is_admin().';
