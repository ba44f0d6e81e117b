-- An order is in the account that placed it and, once its address is proven, in the account of that address: whoever
-- placed it knows its secret all the same, and it comes into another's account by that person's own press alone.

create or replace function public.my_orders() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', kept.number, 'secret', kept.secret, 'state', kept.state, 'total', kept.total, 'currency', kept.currency,
    'created_at', kept.created_at, 'due_on', private.awaited_until(kept)
  ) order by kept.created_at desc), '[]')
  from (
    select found.* from public.orders as found
    where found.account = (select private.person())
      or found.proven_at is not null and found.email = (
        select lower(account.email) from auth.users as account
        where account.id = (select private.person()) and account.email_confirmed_at is not null
      )
    order by found.created_at desc limit 50
  ) as kept
$$;
comment on function public.my_orders() is
  'The orders of the caller''s account, and those that were proven to be of the account''s address, whoever placed them; the newest fifty';
