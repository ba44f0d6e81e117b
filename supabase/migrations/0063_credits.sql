-- A discovery set's credit is spent once: a row ties the set's order to the order that it was taken off. While that order
-- stands, so much of what was paid for the set stays as well, whatever becomes of the set. When that order is cancelled
-- or comes back, the credit is free again. No placed order's price changes, but where a provider has given the set's
-- money back past the house.

create table private.credits (
  order_id uuid primary key references public.orders (id) on delete cascade,
  set_order uuid not null references public.orders (id) on delete cascade,
  -- What it takes off the order, in the order's currency, and what of the set's order is bound by that, in its own.
  amount integer not null check (amount > 0),
  worth integer not null check (worth > 0),
  state text not null default 'spent' check (state in ('spent', 'free', 'taken_back')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint credits_of_another check (order_id <> set_order),
  constraint credits_settled check ((state = 'spent') = (settled_at is null))
);
comment on table private.credits is
  'Prices of discovery sets that were taken off later orders: spent while the later order stands, free once it is cancelled or came back, taken_back where the set''s money went back before the bottle was weighed';
create unique index credits_spent_idx on private.credits (set_order) where state = 'spent';
create index credits_set_idx on private.credits (set_order);
insert into private.credits (order_id, set_order, amount, worth, state, settled_at)
select kept.id, kept.credit_from, kept.credit, least(kept.credit, bought.paid),
  case when kept.state in ('cancelled', 'returned') then 'free' else 'spent' end,
  case when kept.state in ('cancelled', 'returned') then now() end
from public.orders as kept join public.orders as bought on bought.id = kept.credit_from
where kept.credit_from is not null;

create function private.spent_credit(of_order uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce(sum(credit.worth), 0)::integer from private.credits as credit
  where credit.set_order = $1 and credit.state = 'spent'
$$;
comment on function private.spent_credit(uuid) is
  'What of an order''s money was spent as credit on an order that stands, and cannot be given back';

drop function private.credit_for(uuid[], text);
create function private.credit_for(sessions uuid[], currency text) returns table (order_id uuid, credit integer, worth integer)
language sql stable set search_path = '' as $$
  select bought.id, case when bought.currency = $2 then line.unit else private.price_of('discovery_set', $2) end, line.unit
  from public.order_lines as line
  join public.orders as bought on bought.id = line.order_id
  where line.session_id = any ($1) and line.kind = 'discovery_set'
    and bought.state not in ('cancelled', 'returned')
    and bought.paid >= bought.total and bought.refunded = 0 and bought.refunding = 0
    and bought.created_at > now() - interval '60 days'
    and not exists (
      select from private.credits as spent where spent.set_order = bought.id and spent.state = 'spent'
    )
  order by bought.created_at, bought.id, line.line
  limit 1
$$;
comment on function private.credit_for(uuid[], text) is
  'The discovery set of one of these journeys that was paid within 60 days, of which nothing went back or is promised, and whose credit is not spent: its price in a currency and in its own';

create or replace function public.quote_order(pieces jsonb, country text, currency text, account uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  priced private.priced_piece[] := array(select piece from private.price_pieces($1, $3, $4) as piece);
  destination public.delivery_countries;
  goods integer;
  fee integer;
  credited record;
  off integer;
  total integer;
  making integer;
begin
  select * into destination from public.delivery_countries as delivered where delivered.code = $2;
  if destination.code is null or not private.is_currency($3) then
    raise exception 'No such country or currency' using errcode = 'check_violation';
  end if;
  select coalesce(sum(piece.quantity * (piece.unit + piece.engraved)), 0), coalesce(max(private.days_to_make(piece.kind)), 1)
  into goods, making
  from unnest(priced) as piece where piece.unit is not null;
  fee := private.whole(destination.fee_sar, 'SAR', $3);
  select found.order_id, found.credit, found.worth into credited
  from private.credit_for(
    array(select piece.session_id from unnest(priced) as piece where piece.kind = 'bottle' and piece.session_id is not null), $3
  ) as found;
  off := least(coalesce(credited.credit, 0), goods);
  total := goods + fee - off;
  return jsonb_build_object(
    'lines', (
      select jsonb_agg(
        jsonb_build_object(
          'kind', piece.kind, 'variant', piece.variant, 'perfume', piece.perfume, 'product', piece.product_id,
          'title', piece.title, 'engraving', piece.engraving, 'quantity', piece.quantity, 'unit', piece.unit,
          'engraved', piece.engraved, 'problem', piece.problem
        ) order by listed
      )
      from unnest(priced) with ordinality as piece (
        kind, session_id, perfume, variant, product_id, title, fingerprint, engraving, quantity, unit, engraved, problem, listed
      )
    ),
    'currency', $3, 'goods', goods, 'delivery', fee, 'credit', off, 'credit_from', credited.order_id,
    'credit_worth', round(credited.worth * off::numeric / credited.credit)::integer, 'total', total,
    'vat_percent', destination.vat_percent, 'vat', private.vat_in(total, destination.vat_percent),
    'pays_on_delivery', private.pays_on_delivery($2, total, $3),
    'expected_from', (now() at time zone 'Asia/Riyadh')::date + making + destination.days_least,
    'expected_to', (now() at time zone 'Asia/Riyadh')::date + making + 3 + destination.days_most
  );
end
$$;

create or replace function public.refund_order(of_order uuid, amount integer, seen_refunded integer, note text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  payment private.payments;
  part integer;
  rest integer := $2;
begin
  if not private.is_admin() then
    raise exception 'Only an admin refunds' using errcode = 'insufficient_privilege';
  end if;
  -- Whoever wants to spend its credit waits here, and finds that something is promised.
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.refunded + kept.refunding is distinct from $3 then
    return 'moved_on';
  elsif nullif(btrim($4), '') is null then
    return 'needs_note';
  elsif $2 is null or $2 <= 0 or kept.refunded + kept.refunding + $2 > kept.paid then
    return 'too_much';
  elsif kept.refunded + kept.refunding + $2 > kept.paid - private.spent_credit($1) then
    return 'credit_spent';
  end if;
  -- What came by card goes back to the card; the rest is given back by hand and written down here.
  for payment in
    select * from private.payments as found where found.order_id = $1 and found.state = 'paid' order by found.created_at
  loop
    part := least(rest, payment.taken - payment.returned - private.refund_pending(payment.id));
    if part > 0 then
      insert into private.refunds (payment_id, amount, asked_by, note) values (payment.id, part, private.actor(), btrim($4));
      rest := rest - part;
    end if;
  end loop;
  update public.orders as found set refunding = found.refunding + $2 - rest, refunded = found.refunded + rest where found.id = $1;
  if rest > 0 then
    insert into public.order_events (order_id, actor, refunded, note) values ($1, private.actor(), rest, btrim($4));
  end if;
  return 'done';
end
$$;
comment on function public.refund_order(uuid, integer, integer, text) is
  'Gives money back for an order, whole or part: by the card''s provider where it came by card, else written down: done, moved_on, needs_note, too_much, credit_spent (it is bound by an order that its credit was taken off) or gone; for admins';

create or replace function private.apply_returns(of_payment uuid, actor text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  payment private.payments;
  more integer;
begin
  select * into strict payment from private.payments as kept where kept.id = $1;
  if payment.state not in ('paid', 'held') then
    return;
  end if;
  -- What the house asked for itself is recorded where it is settled.
  more := least(payment.returned_told, payment.taken) - payment.returned - private.refund_pending($1);
  if more <= 0 then
    return;
  end if;
  update private.payments as kept set
    returned = kept.returned + more,
    state = case when kept.state = 'held' and kept.returned + more >= kept.taken then 'returned' else kept.state end
  where kept.id = $1;
  if payment.state = 'paid' then
    update public.orders as kept set refunded = kept.refunded + more where kept.id = payment.order_id;
    insert into public.order_events (order_id, actor, refunded) values (payment.order_id, $2, more);
    perform private.take_credit_back(payment.order_id, $2);
  end if;
end
$$;

-- The views of customer and office.

create function private.credit_covered(credit private.credits) returns boolean
language sql stable set search_path = '' as $$
  select $1.state <> 'spent' or exists (
    select from public.orders as bought
    where bought.id = $1.set_order and bought.paid - bought.refunded - bought.refunding >= $1.worth
  )
$$;
comment on function private.credit_covered(private.credits) is 'Whether the money of a set is still there whose credit was spent';

create or replace function public.order_sheet(wanted uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sheet constant jsonb := private.sheet_but_payments($1);
begin
  return sheet || jsonb_build_object(
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
  'An order with its history, by whom and why, the moves that it may make, its payments by card and the credit that ties it to other orders; null where there is none; for admins';
