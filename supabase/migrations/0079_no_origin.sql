-- Where the shop is, its configuration says: an order keeps no address of it, and no caller names one.

drop function public.place_order(text, jsonb, text, text, integer, text, text, text, jsonb, jsonb, uuid, text);
alter table public.orders drop column origin;

create function public.place_order(
  secret text, pieces jsonb, country text, currency text, expected_total integer, payment text, lang text,
  customer jsonb, gift jsonb default null, account uuid default null, ip text default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.orders;
  network constant bytea := private.network_hash($11);
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
  perform private.spend_budget('order', $11, 20);
  -- Whoever wants the same credit or the same bottles waits here, always in the same order, so that nobody waits in a
  -- ring: the journeys, the order of the set (which may be about to be cancelled or refunded), the perfumes.
  sessions := array(
    select piece.session_id from private.price_pieces($2, $4, $10) as piece where piece.session_id is not null
  );
  perform from public.maestro_sessions as journey where journey.id = any (sessions) order by journey.id for no key update;
  select found.order_id into credited from private.credit_for(
    array(
      select piece.session_id from private.price_pieces($2, $4, $10) as piece
      where piece.kind = 'bottle' and piece.session_id is not null
    ), $4
  ) as found;
  perform from public.orders as bought where bought.id = credited for no key update;
  perform from public.maestro_products as sold
  where sold.id in (select private.uuid_or_null(piece.value ->> 'product') from jsonb_array_elements($2) as piece (value))
  order by sold.id for no key update;
  quote := public.quote_order($2, $3, $4, $10);
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
    elsif wanted.quantity + private.held_unpaid(wanted.id, lower($8 ->> 'email'), network) > private.most_unpaid() then
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
    (number, secret, lang, email, name, phone, account, country, address, gift, recipient, gift_card, payment, currency,
      goods, delivery, credit, vat_percent, expected_from, expected_to, due_on)
  values (
    'ATH-' || to_char(now() at time zone 'Asia/Riyadh', 'YY') || '-' || lpad(nextval('private.order_numbers')::text, 6, '0'),
    $1, $7, lower($8 ->> 'email'), $8 ->> 'name', $8 ->> 'phone', $10, $3, $8 -> 'address',
    $9 is not null, $9 ->> 'recipient', $9 ->> 'card', $6, $4,
    (quote ->> 'goods')::integer, (quote ->> 'delivery')::integer, (quote ->> 'credit')::integer,
    (quote ->> 'vat_percent')::integer, (quote ->> 'expected_from')::date, (quote ->> 'expected_to')::date,
    (now() at time zone 'Asia/Riyadh')::date + private.days_to_pay($6)
  )
  returning * into placed;
  insert into public.order_lines
    (order_id, line, kind, session_id, perfume, variant, product_id, title, fingerprint, engraving, quantity, unit, engraved)
  select placed.id, row_number() over (), piece.kind, piece.session_id, piece.perfume, piece.variant, piece.product_id,
    piece.title, piece.fingerprint, piece.engraving, piece.quantity, piece.unit, piece.engraved
  from private.price_pieces($2, $4, $10) as piece;
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
comment on function public.place_order(text, jsonb, text, text, integer, text, text, jsonb, jsonb, uuid, text) is
  'Places an order, at most once for a secret: placed, known (placed before), or why not with the quote that holds now: refused, price_changed, payment_refused, sold_out, too_many_unpaid (this address or network holds two bottles unpaid)';
revoke execute on function public.place_order(text, jsonb, text, text, integer, text, text, jsonb, jsonb, uuid, text) from public;
grant execute on function public.place_order(text, jsonb, text, text, integer, text, text, jsonb, jsonb, uuid, text) to worker;

create or replace function public.open_payment(secret text, provider text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  payment private.payments;
begin
  select * into kept from public.orders as found where found.secret = $1 for update;
  if kept.id is null then
    return jsonb_build_object('outcome', 'gone');
  elsif kept.payment <> 'card' or kept.state in ('cancelled', 'returned') or kept.email is null then
    return jsonb_build_object('outcome', 'closed');
  elsif kept.paid >= kept.total
    or exists (select from private.payments as held where held.order_id = kept.id and held.state = 'held') then
    return jsonb_build_object('outcome', 'paid');
  end if;
  -- A page is open for two hours; a second press leads to the same.
  select * into payment from private.payments as found
  where found.order_id = kept.id and found.provider = $2 and found.state = 'open'
    and found.amount = kept.total - kept.paid and found.created_at > now() - interval '90 minutes'
  order by found.created_at desc limit 1;
  if payment.id is null then
    insert into private.payments (order_id, provider, amount, currency)
    values (kept.id, $2, kept.total - kept.paid, kept.currency) returning * into payment;
  end if;
  return jsonb_build_object(
    'outcome', 'open', 'payment', payment.id, 'page', payment.page, 'amount', payment.amount, 'currency', payment.currency,
    'number', kept.number, 'email', kept.email, 'lang', kept.lang
  );
end
$$;
