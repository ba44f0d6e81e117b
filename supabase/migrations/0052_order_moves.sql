-- How an order goes on: every move there is, and the only ways to make one.

create table private.order_moves (
  from_state text not null,
  to_state text not null,
  customer boolean not null default false,
  needs_note boolean not null default false,
  primary key (from_state, to_state)
);
comment on table private.order_moves is 'From which state an order may come into which; whether its customer may do it too, and whether a reason is asked for';
insert into private.order_moves (from_state, to_state) values
  ('received', 'confirmed'),
  ('confirmed', 'compounding'),
  ('compounding', 'resting'),
  ('resting', 'bottled'),
  ('bottled', 'on_its_way'),
  ('on_its_way', 'delivered'),
  -- Of the Vault, which is bottled already.
  ('confirmed', 'bottled');
insert into private.order_moves (from_state, to_state, customer) values
  ('received', 'cancelled', true),
  ('confirmed', 'cancelled', true);
insert into private.order_moves (from_state, to_state, needs_note) values
  ('compounding', 'cancelled', true),
  ('resting', 'cancelled', true),
  ('bottled', 'cancelled', true),
  ('on_its_way', 'returned', true),
  ('delivered', 'returned', true),
  ('confirmed', 'received', true),
  ('compounding', 'confirmed', true),
  ('resting', 'compounding', true),
  ('bottled', 'resting', true),
  ('bottled', 'confirmed', true),
  ('on_its_way', 'bottled', true),
  ('delivered', 'on_its_way', true);

create function private.move_order(moved uuid, to_state text, actor text, note text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  before text;
begin
  select kept.state into strict before from public.orders as kept where kept.id = moved for update;
  update public.orders as kept set
    state = $2,
    delivered_at = case when $2 = 'delivered' then now() when $2 = 'returned' then kept.delivered_at end
  where kept.id = moved;
  insert into public.order_events (order_id, actor, from_state, to_state, note) values (moved, $3, before, $2, $4);
  if $2 = 'cancelled' then
    update public.maestro_products as sold set stock = sold.stock + back.quantity
    from (
      select line.product_id, sum(line.quantity) as quantity from public.order_lines as line
      where line.order_id = moved and line.product_id is not null group by line.product_id
    ) as back
    where sold.id = back.product_id and sold.stock is not null;
  end if;
end
$$;
comment on function private.move_order(uuid, text, text, text) is 'Moves an order that may move, and writes down who did it; what is cancelled goes back into stock';

create function public.advance_order(moved uuid, from_state text, to_state text, note text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  allowed private.order_moves;
begin
  if not private.is_admin() then
    raise exception 'Only an admin moves orders' using errcode = 'insufficient_privilege';
  end if;
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.state = $3 then
    return 'known';
  elsif kept.state is distinct from $2 then
    return 'moved_on';
  end if;
  select * into allowed from private.order_moves as listed where listed.from_state = $2 and listed.to_state = $3;
  if allowed.to_state is null or ($2 = 'confirmed' and $3 = 'bottled' and exists (
    select from public.order_lines as line where line.order_id = kept.id and line.kind <> 'vault'
  )) then
    return 'no_such_move';
  elsif allowed.needs_note and nullif(btrim($4), '') is null then
    return 'needs_note';
  elsif $3 = 'confirmed' and $2 = 'received' and kept.payment <> 'on_delivery' and kept.paid - kept.refunded < kept.total then
    return 'unpaid';
  elsif $3 = 'on_its_way' and $2 = 'bottled' and kept.parcel is null then
    return 'no_parcel';
  end if;
  perform private.move_order(kept.id, $3, private.actor(), nullif(btrim($4), ''));
  return 'done';
end
$$;
comment on function public.advance_order(uuid, text, text, text) is
  'Moves an order from the state that was seen to the next: done, known (it is there), moved_on (somebody was faster), no_such_move, needs_note, unpaid, no_parcel or gone; for admins';
grant execute on function public.advance_order(uuid, text, text, text) to authenticated;

create function public.send_parcel(sent uuid, courier text, parcel text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin sends parcels' using errcode = 'insufficient_privilege';
  end if;
  update public.orders as kept set courier = btrim($2), parcel = upper(btrim($3))
  where kept.id = $1 and kept.state in ('bottled', 'on_its_way');
  if not found then
    return 'moved_on';
  end if;
  if (select kept.state from public.orders as kept where kept.id = $1) = 'on_its_way' then
    return 'done';
  end if;
  return public.advance_order($1, 'bottled', 'on_its_way');
end
$$;
comment on function public.send_parcel(uuid, text, text) is 'Names the parcel of an order and sends it on its way, or corrects its number; for admins';
grant execute on function public.send_parcel(uuid, text, text) to authenticated;

create function public.record_payment(of_order uuid, amount integer, seen_paid integer, note text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
begin
  if not private.is_admin() then
    raise exception 'Only an admin records payments' using errcode = 'insufficient_privilege';
  end if;
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.paid is distinct from $3 then
    return 'moved_on';
  elsif $2 is null or $2 <= 0 or kept.paid + $2 > kept.total then
    return 'too_much';
  end if;
  update public.orders as found set paid = found.paid + $2 where found.id = $1;
  insert into public.order_events (order_id, actor, paid, note) values ($1, private.actor(), $2, nullif(btrim($4), ''));
  return 'done';
end
$$;
comment on function public.record_payment(uuid, integer, integer, text) is
  'Writes down money that came for an order, by transfer or from the courier, where no more had come than was seen: done, moved_on, too_much or gone; for admins';
grant execute on function public.record_payment(uuid, integer, integer, text) to authenticated;

create function public.refund_order(of_order uuid, amount integer, seen_refunded integer, note text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
begin
  if not private.is_admin() then
    raise exception 'Only an admin refunds' using errcode = 'insufficient_privilege';
  end if;
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.refunded is distinct from $3 then
    return 'moved_on';
  elsif nullif(btrim($4), '') is null then
    return 'needs_note';
  elsif $2 is null or $2 <= 0 or kept.refunded + $2 > kept.paid then
    return 'too_much';
  end if;
  update public.orders as found set refunded = found.refunded + $2 where found.id = $1;
  insert into public.order_events (order_id, actor, refunded, note) values ($1, private.actor(), $2, btrim($4));
  return 'done';
end
$$;
comment on function public.refund_order(uuid, integer, integer, text) is
  'Writes down money that was given back for an order, whole or part: done, moved_on, needs_note, too_much or gone; for admins';
grant execute on function public.refund_order(uuid, integer, integer, text) to authenticated;

-- The customer's side.

create function private.order_view(kept public.orders) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'number', kept.number, 'secret', kept.secret, 'state', kept.state, 'lang', kept.lang, 'email', kept.email,
    'name', kept.name, 'phone', kept.phone, 'country', kept.country, 'address', kept.address, 'gift', kept.gift,
    'recipient', kept.recipient, 'gift_card', kept.gift_card, 'payment', kept.payment, 'currency', kept.currency,
    'goods', kept.goods, 'delivery', kept.delivery, 'credit', kept.credit, 'total', kept.total,
    'vat_percent', kept.vat_percent, 'vat', private.vat_in(kept.total, kept.vat_percent),
    'paid', kept.paid, 'refunded', kept.refunded, 'courier', kept.courier, 'parcel', kept.parcel,
    'expected_from', kept.expected_from, 'expected_to', kept.expected_to, 'created_at', kept.created_at,
    'may_cancel', exists (
      select from private.order_moves as listed
      where listed.from_state = kept.state and listed.to_state = 'cancelled' and listed.customer
    ),
    'lines', (
      select jsonb_agg(
        jsonb_build_object(
          'kind', line.kind, 'variant', line.variant, 'perfume', line.perfume, 'product', line.product_id,
          'title', line.title, 'engraving', line.engraving, 'quantity', line.quantity, 'unit', line.unit,
          'engraved', line.engraved, 'problem', null
        ) order by line.line
      )
      from public.order_lines as line where line.order_id = kept.id
    ),
    'history', (
      select jsonb_agg(jsonb_build_object('state', event.to_state, 'at', event.at) order by event.id)
      from public.order_events as event where event.order_id = kept.id and event.to_state is not null
    )
  );
end
$$;
comment on function private.order_view(public.orders) is 'An order as its customer sees it: no names of the house, no notes';

create function public.find_order(secret text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.order_view(kept) from public.orders as kept where kept.secret = $1
$$;
comment on function public.find_order(text) is 'The order that a secret opens; null where there is none';
grant execute on function public.find_order(text) to worker;

create function public.cancel_order(secret text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
begin
  select * into kept from public.orders as found where found.secret = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.state = 'cancelled' then
    return 'known';
  elsif not exists (
    select from private.order_moves as listed
    where listed.from_state = kept.state and listed.to_state = 'cancelled' and listed.customer
  ) then
    return 'too_late';
  end if;
  perform private.move_order(kept.id, 'cancelled', 'customer', null);
  return 'done';
end
$$;
comment on function public.cancel_order(text) is
  'Cancels the order that a secret opens, while nothing is weighed: done, known, too_late or gone';
grant execute on function public.cancel_order(text) to worker;

create function public.my_orders() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.order_view(kept) order by kept.created_at desc), '[]')
    from (
      select found.* from public.orders as found
      where found.account = auth.uid()
        or found.account is null and found.email = (
          select lower(account.email) from auth.users as account
          where account.id = auth.uid() and account.email_confirmed_at is not null
        )
      order by found.created_at desc limit 50
    ) as kept
  );
end
$$;
comment on function public.my_orders() is 'The orders of the caller''s account, and a guest''s under the account''s proven address; the newest fifty';
grant execute on function public.my_orders() to authenticated;

-- The office's list.

create function public.list_orders(
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
  'Orders (all, of a state, open, or those that wait for a refund or for the courier''s money), the newest first, from a row on or back, found by number, address, phone, beginning of the name or fingerprint; for admins';
grant execute on function public.list_orders(text, text, timestamptz, uuid, boolean, integer) to authenticated;
create index orders_refund_idx on public.orders (created_at, id) where state in ('cancelled', 'returned') and paid > refunded;
create index orders_money_idx on public.orders (created_at, id) where state = 'delivered' and paid < total;
create index orders_state_idx on public.orders (state, created_at, id);
drop index public.orders_open_idx;
create index orders_open_idx on public.orders (created_at, id) where state not in ('delivered', 'cancelled', 'returned');

create function public.count_orders() returns jsonb
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
        where kept.state not in ('delivered', 'cancelled', 'returned') group by kept.state
      ) as counted
    ),
    'refund', (select count(*) from public.orders as kept where kept.state in ('cancelled', 'returned') and kept.paid > kept.refunded),
    'money', (select count(*) from public.orders as kept where kept.state = 'delivered' and kept.paid < kept.total)
  );
end
$$;
comment on function public.count_orders() is 'How many orders wait in each state, for a refund, and for the courier''s money; for admins';
grant execute on function public.count_orders() to authenticated;

create function public.order_sheet(wanted uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads orders' using errcode = 'insufficient_privilege';
  end if;
  return (
    select private.order_view(kept) - 'secret' - 'history' - 'may_cancel' || jsonb_build_object(
      'id', kept.id,
      'moves', (
        select coalesce(jsonb_agg(
          jsonb_build_object('to', listed.to_state, 'needs_note', listed.needs_note)
          order by listed.needs_note, listed.to_state = 'cancelled', listed.to_state
        ), '[]')
        from private.order_moves as listed
        where listed.from_state = kept.state and not (
          kept.state = 'confirmed' and listed.to_state = case
            when exists (select from public.order_lines as line where line.order_id = kept.id and line.kind <> 'vault')
              then 'bottled' else 'compounding' end
        )
      ),
      'events', (
        select jsonb_agg(
          jsonb_build_object(
            'id', event.id, 'at', event.at, 'actor', event.actor, 'to_state', event.to_state, 'note', event.note,
            'paid', event.paid, 'refunded', event.refunded
          ) order by event.id desc
        )
        from public.order_events as event where event.order_id = kept.id
      ),
      'perfumes', (
        select coalesce(jsonb_agg(distinct line.perfume), '[]') from public.order_lines as line
        where line.order_id = kept.id and line.perfume is not null
      )
    )
    from public.orders as kept where kept.id = wanted
  );
end
$$;
comment on function public.order_sheet(uuid) is
  'An order with its history, by whom and why, and the moves that it may make; null where there is none; for admins';
grant execute on function public.order_sheet(uuid) to authenticated;

create or replace function public.log_export(exported text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin exports' using errcode = 'insufficient_privilege';
  end if;
  if exported is null or exported not in ('leads', 'newsletter_subscribers', 'orders') then
    raise exception 'Nothing that is exported: %', exported using errcode = 'check_violation';
  end if;
  insert into public.audit_log (actor, table_name, row_id, action, changes)
  values (private.actor(), exported, '', 'export', '{}');
  return true;
end
$$;
