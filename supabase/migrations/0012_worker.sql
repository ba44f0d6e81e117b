-- The Worker's own role, for what visitors may do through the shop only. It can nothing but what is granted to it by name.
-- Its token is signed like every other token of the project (npm run worker-token) and known to the Worker alone.

do $$
begin
  create role worker nologin noinherit;
exception when duplicate_object then null;
end
$$;
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    grant worker to authenticator;
  end if;
end
$$;
grant usage on schema public, private to worker;
grant execute on function private.is_language(text), private.is_email(text), private.is_localised(jsonb, integer) to worker;

-- What a visitor may cost: how often something was done from an address within an hour.
create table private.spent_budgets (
  hour timestamptz not null,
  action text not null,
  address bytea not null,
  times integer not null check (times > 0),
  primary key (hour, action, address)
);
comment on table private.spent_budgets is 'How often an action was taken from an address within an hour. Addresses are hashes; rows are of use for an hour.';

create function private.spend_budget(action text, address text, hourly_limit integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- One person has a whole /64 of IPv6.
  network text := case
    when address like '%:%' then host(network(set_masklen(address::inet, 64)))
    else address
  end;
  count integer;
begin
  insert into private.spent_budgets as spent (hour, action, address, times)
  values (date_trunc('hour', now()), $1, sha256(convert_to(coalesce(network, ''), 'utf8')), 1)
  on conflict on constraint spent_budgets_pkey do update set times = spent.times + 1
  returning spent.times into count;
  if count > hourly_limit then
    raise exception 'Too many requests' using errcode = 'PT429', hint = action;
  end if;
end
$$;
comment on function private.spend_budget(text, text, integer) is
  'Counts an action from an IP address (unknown addresses share one budget) and refuses it with 429 past so many in this hour. A refused call is not counted: its transaction is undone.';

-- Visitors and customers are nobody of the staff: what the Worker does for them is not logged either.
create or replace function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  row_now jsonb := case when tg_op = 'DELETE' then before else after end;
  -- The role of the request stays visible inside a definer's function; 'none' is a connection outside the API.
  who text := coalesce(auth.jwt() ->> 'email', nullif(current_setting('role', true), 'none'), session_user);
  differences jsonb;
begin
  if who in ('anon', 'worker') or (tg_nargs > 0 and current_setting('role', true) = 'authenticated' and not public.is_admin()) then
    return null;
  end if;
  select coalesce(jsonb_object_agg(column_name, pair), '{}') into differences
  from (
    select column_name,
      case when tg_nargs > 0 then '[]' else jsonb_build_array(before -> column_name, after -> column_name) end as pair
    from jsonb_object_keys(before || after) as column_name
    where before -> column_name is distinct from after -> column_name and column_name <> 'updated_at'
  ) as changed;
  if differences <> '{}' then
    insert into public.audit_log (actor, table_name, row_id, action, changes)
    values (who, tg_table_name, coalesce(row_now ->> 'id', row_now ->> 'email'), lower(tg_op), differences);
  end if;
  return null;
end
$$;
