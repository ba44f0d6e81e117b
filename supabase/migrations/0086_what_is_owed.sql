-- What is still owed of an order: who owes more than they were told is written to, a day is shown until it is past, and
-- what was paid in part by its day is the office's to decide on.

create function private.due_day(kept public.orders) returns date
language sql immutable set search_path = '' as $$
  select case when $1.state = 'received' and $1.paid < $1.total then $1.due_on end
$$;
comment on function private.due_day(public.orders) is
  'The day by which the payment of an order, or the rest of it, is due, past or not; null where none is';

create or replace function private.awaited_until(kept public.orders) returns date
language sql stable set search_path = '' as $$
  select private.due_day($1)
  where private.due_day($1) >= (now() at time zone 'Asia/Riyadh')::date
    and not exists (select from private.payments as payment where payment.order_id = $1.id and payment.state = 'held')
$$;
comment on function private.awaited_until(public.orders) is
  'The last day on which the payment of an order, or the rest of it, is awaited; null where none is, once it is past, and while the office decides on a payment';

-- Paid in part by their day: no clock cancels these.
create index orders_overdue_idx on public.orders (created_at, id)
  where state = 'received' and paid > 0 and paid < total and due_on is not null;

create or replace function private.order_view(kept public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select private.order_view_but_payments($1) || jsonb_build_object(
    'refunding', $1.refunding,
    'held', exists (select from private.payments as payment where payment.order_id = $1.id and payment.state = 'held'),
    'may_return', private.may_return($1),
    'return_asked', $1.return_asked_at is not null,
    'return_declined', $1.return_declined_at is not null,
    'due_on', private.awaited_until($1),
    'lapsed', $1.state = 'cancelled' and exists (
      select from public.order_events as event
      where event.order_id = $1.id and event.to_state = 'cancelled' and event.actor = 'house'
    ),
    'spent_credit', (
      select jsonb_build_object('amount', credit.worth, 'number', other.number)
      from private.credits as credit join public.orders as other on other.id = credit.order_id
      where credit.set_order = $1.id and credit.state = 'spent'
    ),
    'credit_taken_back', (
      select credit.amount from private.credits as credit where credit.order_id = $1.id and credit.state = 'taken_back'
    )
  )
$$;

-- A letter of its own for a price that is higher than it was told.

alter table private.outbox_letters drop constraint outbox_letters_kind_check;
alter table private.outbox_letters add constraint outbox_letters_kind_check check (kind in (
  'received', 'reminder', 'credit_taken_back', 'paid', 'confirmed', 'on_its_way', 'delivered', 'cancelled', 'returned',
  'refunded'
));

create or replace function private.take_credit_back(of_set uuid, actor text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  credit private.credits;
  kept public.orders;
begin
  select * into credit from private.credits as spent where spent.set_order = $1 and spent.state = 'spent';
  if credit.order_id is null or private.credit_covered(credit) then
    return;
  end if;
  select * into strict kept from public.orders as found where found.id = credit.order_id for update;
  -- Once the bottle is weighed its price stands, and the office sees that the credit is not covered.
  if kept.state not in ('received', 'confirmed') then
    return;
  end if;
  update private.credits as spent set state = 'taken_back', settled_at = now() where spent.order_id = kept.id;
  update public.orders as found set
    credit = 0, due_on = (now() at time zone 'Asia/Riyadh')::date + private.days_to_pay(found.payment)
  where found.id = kept.id;
  if kept.state = 'confirmed' and kept.payment <> 'on_delivery' then
    perform private.move_order(kept.id, 'received', $2, 'credit_taken_back');
  else
    insert into public.order_events (order_id, actor, note) values (kept.id, $2, 'credit_taken_back');
  end if;
  insert into private.outbox_letters (order_id, event_id, kind)
  select kept.id, max(event.id), 'credit_taken_back' from public.order_events as event where event.order_id = kept.id
  on conflict do nothing;
end
$$;
comment on function private.take_credit_back(uuid, text) is
  'Where a provider gave back a set''s money whose credit was spent: the order that had it costs its full price again, unless it is weighed already, and its customer is written to';

-- What the office sees: a move that wants a note because of the money is one that needs a reason, and a day stays.

create or replace function public.order_sheet(wanted uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sheet constant jsonb := private.sheet_but_payments($1);
  kept public.orders;
  went_back boolean;
begin
  select * into kept from public.orders as found where found.id = $1;
  went_back := private.money_went_back(kept);
  return sheet || jsonb_build_object(
    'due_on', private.due_day(kept),
    'money_went_back', went_back,
    'moves', (
      select coalesce(jsonb_agg(
        case when went_back and private.wants_money(kept.state, move.value ->> 'to')
          then move.value || '{"needs_note": true}' else move.value end
        order by move.place
      ), '[]')
      from jsonb_array_elements(sheet -> 'moves') with ordinality as move (value, place)
    ),
    'payments', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', payment.id, 'provider', payment.provider, 'state', payment.state, 'amount', payment.amount,
          'currency', payment.currency, 'taken', payment.taken, 'taken_currency', payment.taken_currency,
          'charge', payment.charge, 'returned', payment.returned, 'pending', private.refund_pending(payment.id),
          'created_at', payment.created_at
        ) order by payment.created_at
      ), '[]')
      from private.payments as payment where payment.order_id = $1
    ),
    'credits', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'order', other.id, 'number', other.number, 'spent_there', tied.spent_there, 'amount', tied.amount,
          'state', tied.state, 'covered', tied.covered, 'created_at', tied.created_at
        ) order by tied.created_at
      ), '[]')
      from (
        select credit.order_id as other, true as spent_there, credit.worth as amount, credit.state, credit.created_at,
          private.credit_covered(credit) as covered
        from private.credits as credit where credit.set_order = $1
        union all
        select credit.set_order, false, credit.amount, credit.state, credit.created_at, private.credit_covered(credit)
        from private.credits as credit where credit.order_id = $1
      ) as tied
      join public.orders as other on other.id = tied.other
    )
  );
end
$$;
comment on function public.order_sheet(uuid) is
  'An order with its history, by whom and why, the moves that it may make, its payments by card, whether its money went back and the credit that ties it to other orders; null where there is none; for admins';

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
      kept.total, kept.paid, kept.refunded, kept.gift, kept.expected_to, kept.created_at,
      private.due_day(kept) as due_on,
      case when kept.state in (''cancelled'', ''returned'') and kept.paid > kept.refunded
        then private.spent_credit(kept.id) else 0 end as spent_credit
    from public.orders as kept where ';
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads orders' using errcode = 'insufficient_privilege';
  end if;
  matching := matching || case coalesce($1, 'all')
    when 'all' then 'true'
    when 'open' then 'kept.state not in (''delivered'', ''cancelled'', ''returned'')'
    when 'refund' then 'kept.state in (''cancelled'', ''returned'') and kept.paid > kept.refunded
      and kept.paid - kept.refunded > private.spent_credit(kept.id)'
    when 'asked_back' then 'kept.state = ''delivered'' and kept.return_asked_at is not null and kept.return_declined_at is null'
    when 'held' then 'kept.id in (select payment.order_id from private.payments as payment where payment.state = ''held'')'
    when 'money' then 'kept.state = ''delivered'' and kept.paid < kept.total'
    when 'overdue' then 'kept.state = ''received'' and kept.paid > 0 and kept.paid < kept.total
      and kept.due_on < (now() at time zone ''Asia/Riyadh'')::date'
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
  'Orders (all, of a state, open, or those that wait for a refund, a return, the courier''s money, a decision on a payment or the rest of one past its day), the newest first, from a row on or back, found by number, address, phone, beginning of the name or fingerprint; for admins';

create or replace function private.counts_of_states() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin counts orders' using errcode = 'insufficient_privilege';
  end if;
  return jsonb_build_object(
    'states', (
      select coalesce(jsonb_object_agg(counted.state, counted.orders), '{}')
      from (
        select kept.state, count(*) as orders from public.orders as kept
        where kept.state in ('received', 'confirmed', 'compounding', 'resting', 'bottled', 'on_its_way')
        group by kept.state
      ) as counted
    ),
    'refund', (
      select count(*) from public.orders as kept
      where kept.state in ('cancelled', 'returned') and kept.paid > kept.refunded
        and kept.paid - kept.refunded > private.spent_credit(kept.id)
    ),
    'money', (select count(*) from public.orders as kept where kept.state = 'delivered' and kept.paid < kept.total),
    'overdue', (
      select count(*) from public.orders as kept
      where kept.state = 'received' and kept.paid > 0 and kept.paid < kept.total
        and kept.due_on < (now() at time zone 'Asia/Riyadh')::date
    )
  );
end
$$;
comment on function public.count_orders() is
  'How many orders wait in each state, a refund, a return, the courier''s money, a decision on a payment and the rest of one past its day; for admins';

-- One way to tell a caller's network.

drop function private.network_hash(text);
create function private.network_hash(address text, bits integer default 48) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(
    case when $1 like '%:%' then host(network(set_masklen($1::inet, $2))) else $1 end, 'utf8'
  ))
$$;
comment on function private.network_hash(text, integer) is
  'The hash of a caller''s network: an address of IPv4; of IPv6 so many bits of it, where a house may have a whole /48; null where there is no address';

create or replace function private.spend_budget(action text, address text, hourly_limit integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- One person has a whole /64 of IPv6. In this order always, so that no two calls wait for each other.
  networks constant bytea[] := case
    when address like '%:%' then array[private.network_hash(address, 64), private.network_hash(address, 48)]
    else array[private.network_hash(address)]
  end;
  allowed integer;
  spent integer;
begin
  if hourly_limit is null then
    raise exception 'An action without a limit: %', $1 using errcode = 'null_value_not_allowed';
  end if;
  if address is null then
    return;
  end if;
  for turn in 1..cardinality(networks) loop
    allowed := case when turn = 1 then hourly_limit else 4 * hourly_limit end;
    -- The address of a /64 and of its /48 may be spelled alike.
    insert into private.spent_budgets as counted (hour, action, address, times)
    values (date_trunc('hour', now()), case when turn = 1 then $1 else $1 || '/48' end, networks[turn], 1)
    on conflict on constraint spent_budgets_pkey do update set times = counted.times + 1
    returning counted.times into spent;
    if spent > allowed then
      raise exception 'Too many requests' using errcode = 'PT429', hint = action;
    end if;
  end loop;
end
$$;
