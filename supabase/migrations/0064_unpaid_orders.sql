-- What is not paid is not kept: an order that is paid before it is made says until when its payment is awaited, and is
-- cancelled after that day, so that its bottles can be had again. Until it is paid, one address and one network hold no
-- more than two bottles of a perfume.

alter table public.orders add column due_on date;
comment on column public.orders.due_on is
  'The last day, in Riyadh, on which its payment is awaited; null where the courier takes the money';

create function private.days_to_pay(payment text) returns integer
language sql immutable set search_path = '' as $$ select case payment when 'transfer' then 3 when 'card' then 1 end $$;
comment on function private.days_to_pay(text) is 'How many days after its own an order waits for its payment; null where the courier takes it';

update public.orders set due_on = (created_at at time zone 'Asia/Riyadh')::date + private.days_to_pay(payment);
alter table public.orders add constraint orders_due check ((payment = 'on_delivery') = (due_on is null));
grant select (due_on) on public.orders to authenticated;
drop index public.orders_card_idx;
create index orders_due_idx on public.orders (due_on, created_at) where state = 'received' and paid = 0 and due_on is not null;

-- Who holds bottles unpaid, by a hash of the network; nothing is kept of orders that hold none, or wait no longer.
create table private.waiting_networks (
  order_id uuid primary key references public.orders (id) on delete cascade,
  network bytea not null check (length(network) = 32)
);
comment on table private.waiting_networks is
  'From which network an order came that holds bottles of the Vault, as a hash, until the order is confirmed or cancelled';
create index waiting_networks_idx on private.waiting_networks (network);

create function private.network_hash(address text) returns bytea
language sql immutable set search_path = '' as $$
  -- A house of IPv6 may have a whole /48.
  select sha256(convert_to(
    case when $1 like '%:%' then host(network(set_masklen($1::inet, 48))) else $1 end, 'utf8'
  ))
$$;
comment on function private.network_hash(text) is 'The hash of a caller''s network: an address of IPv4, a /48 of IPv6; null where there is none';

create function private.most_unpaid() returns integer
language sql immutable set search_path = '' as $$ select 2 $$;
comment on function private.most_unpaid() is 'So many bottles of a perfume of the Vault one address, or one network, may hold unpaid';

create function private.held_unpaid(product uuid, email text, network bytea) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(held.pieces), 0)::integer
  from (
    select sum(line.quantity) as pieces
    from public.orders as kept join public.order_lines as line on line.order_id = kept.id and line.product_id = $1
    where kept.email = $2 and kept.state = 'received' and kept.paid < kept.total
    union all
    select sum(line.quantity)
    from private.waiting_networks as waiting
    join public.orders as kept on kept.id = waiting.order_id
    join public.order_lines as line on line.order_id = kept.id and line.product_id = $1
    where waiting.network = $3 and kept.state = 'received' and kept.paid < kept.total
  ) as held
$$;
comment on function private.held_unpaid(uuid, text, bytea) is
  'How many bottles of a perfume an address, or a network, holds in orders that are neither paid nor confirmed: the larger number';

create or replace function private.price_product(piece jsonb, currency text, account uuid) returns private.priced_piece
language plpgsql stable set search_path = '' as $$
declare
  quantity constant integer := (piece ->> 'quantity')::integer;
  product public.maestro_products;
  problem text;
begin
  select * into product from public.maestro_products as sold
  where sold.id = private.uuid_or_null(piece ->> 'product') and sold.is_active;
  if product.id is null then
    return row('vault', null, null, null, null, null, null, null, quantity, null, null, 'gone')::private.priced_piece;
  end if;
  problem := case
    when 'invite_only' = any (product.badges) and not exists (
      select from public.vault_invitations as invitation
      join auth.users as invited on lower(invited.email) = invitation.email and invited.id = account
      where invitation.product_id = product.id and invited.email_confirmed_at is not null
    ) then 'invite_only'
    when 'members_only' = any (product.badges) and account is null then 'members_only'
    when product.stock < quantity then 'sold_out'
    when product.stock is not null and quantity > private.most_unpaid() then 'too_many'
  end;
  return row(
    'vault', null, null, null, product.id, product.name, null, null, quantity,
    private.exactly(product.price_aed, 'AED', currency), 0, problem
  )::private.priced_piece;
end
$$;

create or replace function public.place_order(
  secret text, pieces jsonb, country text, currency text, expected_total integer, payment text, lang text,
  origin text, customer jsonb, gift jsonb default null, account uuid default null, ip text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.orders;
  network constant bytea := private.network_hash($12);
  sessions uuid[];
  credited uuid;
  quote jsonb;
  placed public.orders;
  wanted record;
  holds boolean := false;
begin
  -- Two presses of one form take turns, and the second finds what the first has placed.
  perform pg_advisory_xact_lock(hashtextextended('order ' || $1, 0));
  select * into known from public.orders as kept where kept.secret = $1;
  if known.id is not null then
    return jsonb_build_object('outcome', 'known', 'number', known.number);
  end if;
  perform private.spend_budget('order', $12, 20);
  -- Whoever wants the same credit or the same bottles waits here, always in the same order, so that nobody waits in a
  -- ring: the journeys, the order of the set (which may be about to be cancelled or refunded), the perfumes.
  sessions := array(
    select piece.session_id from private.price_pieces($2, $4, $11) as piece where piece.session_id is not null
  );
  perform from public.maestro_sessions as journey where journey.id = any (sessions) order by journey.id for no key update;
  select found.order_id into credited from private.credit_for(
    array(
      select piece.session_id from private.price_pieces($2, $4, $11) as piece
      where piece.kind = 'bottle' and piece.session_id is not null
    ), $4
  ) as found;
  perform from public.orders as bought where bought.id = credited for no key update;
  perform from public.maestro_products as sold
  where sold.id in (select private.uuid_or_null(piece.value ->> 'product') from jsonb_array_elements($2) as piece (value))
  order by sold.id for no key update;
  quote := public.quote_order($2, $3, $4, $11);
  if exists (select from jsonb_array_elements(quote -> 'lines') as line (value) where line.value ->> 'problem' is not null) then
    return jsonb_build_object('outcome', 'refused', 'quote', quote);
  elsif (quote ->> 'total')::integer is distinct from $5 or (quote ->> 'credit_from')::uuid is distinct from credited then
    return jsonb_build_object('outcome', 'price_changed', 'quote', quote);
  elsif $6 = 'on_delivery' and not (quote ->> 'pays_on_delivery')::boolean then
    return jsonb_build_object('outcome', 'payment_refused', 'quote', quote);
  end if;

  -- Together, for one product may stand in two lines.
  for wanted in
    select sold.id, sold.stock, asked.quantity
    from (
      select (line.value ->> 'product')::uuid as product, sum((line.value ->> 'quantity')::integer) as quantity
      from jsonb_array_elements(quote -> 'lines') as line (value) where line.value ->> 'kind' = 'vault' group by 1
    ) as asked
    join public.maestro_products as sold on sold.id = asked.product
    where sold.stock is not null
  loop
    if wanted.stock < wanted.quantity then
      return jsonb_build_object('outcome', 'sold_out', 'quote', quote);
    elsif wanted.quantity + private.held_unpaid(wanted.id, lower($9 ->> 'email'), network) > private.most_unpaid() then
      return jsonb_build_object('outcome', 'too_many_unpaid', 'quote', quote);
    end if;
    holds := true;
  end loop;
  update public.maestro_products as sold set stock = sold.stock - asked.quantity
  from (
    select (line.value ->> 'product')::uuid as product, sum((line.value ->> 'quantity')::integer) as quantity
    from jsonb_array_elements(quote -> 'lines') as line (value) where line.value ->> 'kind' = 'vault' group by 1
  ) as asked
  where sold.id = asked.product and sold.stock is not null;

  insert into public.orders
    (number, secret, lang, origin, email, name, phone, account, country, address, gift, recipient, gift_card, payment, currency,
      goods, delivery, credit, vat_percent, expected_from, expected_to, due_on)
  values (
    'ATH-' || to_char(now() at time zone 'Asia/Riyadh', 'YY') || '-' || lpad(nextval('private.order_numbers')::text, 6, '0'),
    $1, $7, $8, lower($9 ->> 'email'), $9 ->> 'name', $9 ->> 'phone', $11, $3, $9 -> 'address',
    $10 is not null, $10 ->> 'recipient', $10 ->> 'card', $6, $4,
    (quote ->> 'goods')::integer, (quote ->> 'delivery')::integer, (quote ->> 'credit')::integer,
    (quote ->> 'vat_percent')::integer, (quote ->> 'expected_from')::date, (quote ->> 'expected_to')::date,
    (now() at time zone 'Asia/Riyadh')::date + private.days_to_pay($6)
  )
  returning * into placed;
  insert into public.order_lines
    (order_id, line, kind, session_id, perfume, variant, product_id, title, fingerprint, engraving, quantity, unit, engraved)
  select placed.id, row_number() over (), piece.kind, piece.session_id, piece.perfume, piece.variant, piece.product_id,
    piece.title, piece.fingerprint, piece.engraving, piece.quantity, piece.unit, piece.engraved
  from private.price_pieces($2, $4, $11) as piece;
  if placed.credit > 0 then
    insert into private.credits (order_id, set_order, amount, worth)
    values (placed.id, credited, placed.credit, (quote ->> 'credit_worth')::integer);
  end if;
  if holds and network is not null then
    insert into private.waiting_networks (order_id, network) values (placed.id, network);
  end if;
  insert into public.order_events (order_id, actor, to_state) values (placed.id, 'customer', 'received');
  return jsonb_build_object('outcome', 'placed', 'number', placed.number);
end
$$;
comment on function public.place_order(text, jsonb, text, text, integer, text, text, text, jsonb, jsonb, uuid, text) is
  'Places an order, at most once for a secret: placed, known (placed before), or why not with the quote that holds now: refused, price_changed, payment_refused, sold_out, too_many_unpaid (this address or network holds two bottles unpaid)';

-- The row of a credit says which order it came from.
drop index public.orders_credit_from_idx;
alter table public.orders drop constraint orders_credit_whole, drop column credit_from;

create or replace function private.move_order(moved uuid, to_state text, actor text, note text) returns void
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
  delete from private.waiting_networks as waiting where waiting.order_id = moved;
  if $2 in ('cancelled', 'returned') then
    update private.credits as credit set state = 'free', settled_at = now()
    where credit.order_id = moved and credit.state = 'spent';
  end if;
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
comment on function private.move_order(uuid, text, text, text) is
  'Moves an order that may move, and writes down who did it; what is cancelled goes back into stock, and the credit of what is cancelled or returned is free again';

create function private.take_credit_back(of_set uuid, actor text) returns void
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
end
$$;
comment on function private.take_credit_back(uuid, text) is
  'Where a provider gave back a set''s money whose credit was spent: the order that had it costs its full price again, unless it is weighed already';

-- The clock.

create or replace function public.cancel_unpaid(most integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  unpaid uuid;
  cancelled integer := 0;
begin
  for unpaid in
    select kept.id from public.orders as kept
    where kept.state = 'received' and kept.paid = 0 and kept.due_on < (now() at time zone 'Asia/Riyadh')::date
      and not exists (
        select from private.payments as open
        where open.order_id = kept.id and (open.state = 'held' or open.state = 'open' and open.created_at > now() - interval '3 hours')
      )
    order by kept.due_on, kept.created_at limit least($1, 50)
    for update skip locked
  loop
    perform private.move_order(unpaid, 'cancelled', 'house', null);
    cancelled := cancelled + 1;
  end loop;
  return cancelled;
end
$$;
comment on function public.cancel_unpaid(integer) is
  'Cancels orders by card or transfer of which nothing was paid by their day, so that their bottles can be had again; how many';

alter table private.outbox_letters drop constraint outbox_letters_kind_check;
alter table private.outbox_letters add constraint outbox_letters_kind_check check (kind in (
  'received', 'reminder', 'paid', 'confirmed', 'on_its_way', 'delivered', 'cancelled', 'returned', 'refunded'
));

create function public.remind_unpaid(most integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  unpaid uuid;
  event bigint;
  reminded integer := 0;
begin
  for unpaid in
    select kept.id from public.orders as kept
    where kept.state = 'received' and kept.paid = 0 and kept.payment = 'transfer' and kept.email is not null
      and kept.due_on >= (now() at time zone 'Asia/Riyadh')::date
      and kept.due_on <= (now() at time zone 'Asia/Riyadh' - interval '9 hours')::date + 1
      and not exists (
        select from private.outbox_letters as letter where letter.order_id = kept.id and letter.kind = 'reminder'
      )
    order by kept.due_on, kept.created_at limit least($1, 50)
    for update skip locked
  loop
    insert into public.order_events (order_id, actor, note) values (unpaid, 'house', 'reminded') returning id into event;
    insert into private.outbox_letters (order_id, event_id, kind) values (unpaid, event, 'reminder') on conflict do nothing;
    reminded := reminded + 1;
  end loop;
  return reminded;
end
$$;
comment on function public.remind_unpaid(integer) is
  'Writes a letter, once, to each customer whose transfer is awaited until tomorrow, from nine in the morning of Riyadh; how many';
revoke execute on function public.remind_unpaid(integer) from public;
grant execute on function public.remind_unpaid(integer) to machinery;

-- Until when an order waits, and what of it is bound, its views say.

create function private.awaited_until(kept public.orders) returns date
language sql stable set search_path = '' as $$
  select case when $1.state = 'received' and $1.paid < $1.total then $1.due_on end
$$;
comment on function private.awaited_until(public.orders) is 'The last day on which the payment of an order is awaited; null where none is';

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
    )
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
      kept.total, kept.paid, kept.refunded, kept.gift, kept.expected_to, kept.created_at,
      private.awaited_until(kept) as due_on,
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
    'money', (select count(*) from public.orders as kept where kept.state = 'delivered' and kept.paid < kept.total)
  );
end
$$;
