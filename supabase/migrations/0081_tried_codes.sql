-- Tried codes go by the clock as well: until now only the next code that somebody entered took them away.

create function private.purge_tried_codes(most integer) returns integer
language sql volatile set search_path = '' as $$
  with gone as (
    delete from private.tried_codes where ctid = any (array(
      select tried.ctid from private.tried_codes as tried
      where tried.tried_at < now() - interval '5 minutes' order by tried.tried_at limit most
    ))
    returning 1
  )
  select count(*)::integer from gone
$$;
comment on function private.purge_tried_codes(integer) is
  'Deletes codes of second factors that were entered so long ago that none of them is valid; how many';

create or replace function public.purge_batch() returns boolean
language sql volatile security definer set search_path = '' as $$
  select coalesce(bool_or(rows::integer = 1000), false)
  from jsonb_each_text(
    private.purge(1000) || jsonb_build_object(
      'contact_letters', private.purge_contact_letters(1000), 'account_letters', private.purge_account_letters(1000),
      'tried_codes', private.purge_tried_codes(1000)
    )
  ) as deleted (kind, rows)
$$;
