-- What an order says of a person is what the shop's forms let through, whoever writes it: one line, an address that a
-- letter reaches, and somewhere to go.

create function private.is_line(value text) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_plain_text(value) and value !~ '[[:cntrl:]]'
$$;
comment on function private.is_line(text) is 'Whether a text is one line of what can be seen';
grant execute on function private.is_line(text) to anon, authenticated, worker, service_role;

-- Quotes, brackets and lists of addresses are syntax of a letter's header: no address that a form takes has them.
create or replace function private.is_email(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) <= 254 and value = lower(value)
    and value ~ '^[^[:space:][:cntrl:]@"(),:;<>\[\]\\]+@([a-z0-9][a-z0-9-]*\.)+[a-z0-9-]*[a-z0-9]$'
$$;

create or replace function private.is_address(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(value) = 'object' and length(value::text) <= 2000
    -- A door is named by its place and something in it, in every country.
    and (value ? 'city' or value ? 'emirate')
    and not exists (
      select from jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) as field
      where field.key not in (
          'short_code', 'building', 'secondary', 'street', 'district', 'city', 'postal_code', 'unit', 'emirate', 'area',
          'line1', 'line2', 'region', 'note'
        )
        or jsonb_typeof(field.value) <> 'string'
        or length(btrim(field.value #>> '{}')) not between 1 and 200
        or not private.is_line(field.value #>> '{}')
    )
$$;

alter table public.orders
  add constraint orders_name_line check (private.is_line(name)),
  add constraint orders_recipient_line check (private.is_line(recipient)),
  add constraint orders_courier_line check (private.is_line(courier));
