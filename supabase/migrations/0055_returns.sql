-- Returns that customers ask for, and what of an order waits for the office.

alter table public.orders add column return_asked_at timestamptz;
comment on column public.orders.return_asked_at is 'When its customer asked to send it back; the house takes it back, or says why not';
alter table public.orders add column return_declined_at timestamptz check (return_asked_at is not null or return_declined_at is null);
grant select (return_asked_at, return_declined_at) on public.orders to authenticated;
create index orders_asked_back_idx on public.orders (created_at, id)
  where state = 'delivered' and return_asked_at is not null and return_declined_at is null;

create function private.may_return(kept public.orders) returns boolean
language sql stable set search_path = '' as $$
  select $1.state = 'delivered' and $1.return_asked_at is null and $1.delivered_at > now() - interval '7 days' and $1.email is not null
$$;
comment on function private.may_return(public.orders) is 'Whether a return may still be asked for: within seven days of the delivery, once';

create function public.ask_return(secret text, note text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
begin
  select * into kept from public.orders as found where found.secret = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.return_asked_at is not null then
    return 'known';
  elsif not private.may_return(kept) then
    return 'too_late';
  end if;
  update public.orders as found set return_asked_at = now() where found.id = kept.id;
  insert into public.order_events (order_id, actor, note) values (kept.id, 'customer', $2);
  return 'done';
end
$$;
comment on function public.ask_return(text, text) is
  'Asks to send back what the order that a secret opens has brought, and says why: done, known, too_late or gone';
grant execute on function public.ask_return(text, text) to worker;

create function public.decline_return(of_order uuid, note text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin declines returns' using errcode = 'insufficient_privilege';
  elsif nullif(btrim($2), '') is null then
    return 'needs_note';
  end if;
  update public.orders as kept set return_declined_at = now()
  where kept.id = $1 and kept.state = 'delivered' and kept.return_asked_at is not null and kept.return_declined_at is null;
  if not found then
    return 'moved_on';
  end if;
  insert into public.order_events (order_id, actor, note) values ($1, private.actor(), btrim($2));
  return 'done';
end
$$;
comment on function public.decline_return(uuid, text) is
  'Does not take back what a customer asked to send back, and says why: done, moved_on or needs_note; for admins';
grant execute on function public.decline_return(uuid, text) to authenticated;

create or replace function private.order_view(kept public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select private.order_view_but_payments($1) || jsonb_build_object(
    'refunding', $1.refunding,
    'held', exists (select from private.payments as payment where payment.order_id = $1.id and payment.state = 'held'),
    'may_return', private.may_return($1),
    'return_asked', $1.return_asked_at is not null,
    'return_declined', $1.return_declined_at is not null
  )
$$;

create or replace function public.list_orders(
  wanted text default null, search text default null, at timestamptz default null, id uuid default null,
  back boolean default false, most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sought constant text := lower(btrim($2));
  digits constant text := regexp_replace(coalesce($2, ''), '[^0-9+]', '', 'g');
  found uuid[];
  matching text := 'select kept.id, kept.number, kept.state, kept.name, kept.country, kept.payment, kept.currency,
      kept.total, kept.paid, kept.refunded, kept.gift, kept.expected_to, kept.created_at
    from public.orders as kept where ';
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads orders' using errcode = 'insufficient_privilege';
  end if;
  matching := matching || case coalesce($1, 'all')
    when 'all' then 'true'
    when 'open' then 'kept.state not in (''delivered'', ''cancelled'', ''returned'')'
    when 'refund' then 'kept.state in (''cancelled'', ''returned'') and kept.paid > kept.refunded'
    when 'asked_back' then 'kept.state = ''delivered'' and kept.return_asked_at is not null and kept.return_declined_at is null'
    when 'held' then 'kept.id in (select payment.order_id from private.payments as payment where payment.state = ''held'')'
    when 'money' then 'kept.state = ''delivered'' and kept.paid < kept.total'
    else format('kept.state = %L', $1)
  end;
  if sought <> '' then
    -- Each way of finding by an index of its own.
    found := array(
      select by_number.id from public.orders as by_number where by_number.number = upper(sought)
      union select by_email.id from public.orders as by_email where by_email.email = sought
      union select by_name.id from public.orders as by_name
        where lower(by_name.name) ~>=~ sought and lower(by_name.name) ~<~ (sought || chr(1114111))
      union select by_phone.id from public.orders as by_phone
        where length(digits) > 4 and by_phone.phone ~>=~ digits and by_phone.phone ~<~ (digits || '~')
      union select line.order_id from public.order_lines as line
        where line.fingerprint is not null and lower(line.fingerprint) ~>=~ sought and lower(line.fingerprint) ~<=~ sought
      limit 1001
    );
    matching := matching || format(' and kept.id = any (%L::uuid[])', found);
  end if;
  return private.list_counted(matching, at, id, back, most);
end
$$;
comment on function public.list_orders(text, text, timestamptz, uuid, boolean, integer) is
  'Orders (all, of a state, open, or those that wait for a refund, a return, the courier''s money or a decision on a payment), the newest first, from a row on or back, found by number, address, phone, beginning of the name or fingerprint; for admins';

alter function public.count_orders() set schema private;
alter function private.count_orders() rename to counts_of_states;
revoke execute on function private.counts_of_states() from authenticated;
create function public.count_orders() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.counts_of_states() || jsonb_build_object(
    'asked_back', (select count(*) from public.orders as kept where kept.state = 'delivered' and kept.return_asked_at is not null and kept.return_declined_at is null),
    'held', (select count(distinct payment.order_id) from private.payments as payment where payment.state = 'held')
  );
end
$$;
comment on function public.count_orders() is
  'How many orders wait in each state, a refund, a return, the courier''s money and a decision on a payment; for admins';
grant execute on function public.count_orders() to authenticated;


-- The account lists orders and leads to each; what is in them, their own pages show.
create or replace function public.my_orders() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', kept.number, 'secret', kept.secret, 'state', kept.state, 'total', kept.total, 'currency', kept.currency,
    'created_at', kept.created_at
  ) order by kept.created_at desc), '[]')
  from (
    select found.* from public.orders as found
    where found.account = (select auth.uid())
      or found.account is null and found.email = (
        select lower(account.email) from auth.users as account
        where account.id = (select auth.uid()) and account.email_confirmed_at is not null
      )
    order by found.created_at desc limit 50
  ) as kept
$$;
