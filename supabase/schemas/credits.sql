-- Credits: the price of a discovery set, taken off a later order.

-- The credit of a discovery set is spent once: a row ties the set's order to the order that it was taken off. While
-- that later order stands, the same amount paid for the set cannot be refunded, whatever becomes of the set. The credit
-- is free again when the later order is cancelled or returned. The price of a placed order never changes, except where
-- a provider has refunded the set past the house.
create table private.credits (
  order_id uuid primary key references public.orders (id) on delete cascade,
  set_order uuid not null references public.orders (id) on delete cascade,
  -- `amount` is taken off the later order, in that order's currency; `worth` is the part of the set's order that this
  -- binds, in that order's currency.
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

create function private.days_of_credit() returns integer language sql immutable set search_path = '' as $$ select 60 $$;
comment on function private.days_of_credit is 'How many days after its delivery the price of a discovery set may be taken off another; the shop''s texts promise them';

create function private.credit_until(bought public.orders) returns date language sql stable set search_path = '' as $$
  select coalesce(($1.delivered_at at time zone 'Asia/Riyadh')::date, $1.expected_to) + private.days_of_credit()
$$;
comment on function private.credit_until is
  'The last day on which a set''s credit is taken off another order: counted from its delivery, and before one is recorded from the day that was promised';

-- The credit of a discovery set shrinks by what was refunded of the set, and is gone only when all of it was refunded.
create function private.credit_left(bought public.orders, unit integer) returns integer
language sql immutable set search_path = '' as $$
  select greatest(0, least(
    $2 - ceil(($1.refunded + $1.refunding - $1.due_again) * $2::numeric / $1.goods)::integer,
    $1.paid - $1.refunded - $1.refunding
  ))
$$;
comment on function private.credit_left is
  'The credit that a piece of an order still gives: its price, less its share (by price) of what was refunded or is promised and not due again; at most what is left of the order''s money';

create function private.credit_for(sessions uuid[], currency text) returns table (order_id uuid, credit integer, worth integer)
language sql stable set search_path = '' as $$
  select bought.id, offered.credit, kept.worth
  from public.order_lines as line
  join public.orders as bought on bought.id = line.order_id
  cross join lateral (select private.credit_left(bought, line.unit) as worth) as kept
  cross join lateral (
    select case when bought.currency = $2 then kept.worth
      else round(private.price_of('discovery_set', $2) * kept.worth::numeric / line.unit)::integer end as credit
  ) as offered
  where line.session_id = any ($1) and line.kind = 'discovery_set'
    and bought.state not in ('cancelled', 'returned') and bought.due = 0
    and private.credit_until(bought) >= private.today_in_riyadh()
    and offered.credit > 0
    and not exists (
      select from private.credits as spent where spent.set_order = bought.id and spent.state = 'spent'
    )
  order by bought.created_at, bought.id, line.line
  limit 1
$$;
comment on function private.credit_for is
  'Finds a discovery set of one of these journeys that was delivered no more than private.days_of_credit() ago, or not yet, is paid, and whose credit is not spent. Answers what is left of its price, in the given currency and in its own.';

create function private.waiting_credit(sessions uuid[]) returns text language sql stable set search_path = '' as $$
  select bought.number
  from public.order_lines as line join public.orders as bought on bought.id = line.order_id
  where line.session_id = any ($1) and line.kind = 'discovery_set'
    and bought.state = 'delivered' and bought.payment = 'on_delivery' and bought.due > 0
    and private.credit_until(bought) >= private.today_in_riyadh()
  order by bought.created_at limit 1
$$;
comment on function private.waiting_credit is
  'The number of a delivered discovery set''s order of these journeys whose credit waits until the house has recorded the courier''s money';

create function private.spent_credit(order_id uuid) returns integer language sql stable set search_path = '' as $$
  select coalesce(sum(credit.worth), 0)::integer from private.credits as credit
  where credit.set_order = $1 and credit.state = 'spent'
$$;
comment on function private.spent_credit is
  'The part of an order''s money that was spent as credit on an order that stands, and cannot be refunded';

create function private.credit_covered(credit private.credits) returns boolean
language sql stable set search_path = '' as $$
  select $1.state <> 'spent' or exists (
    select from public.orders as bought
    where bought.id = $1.set_order and bought.paid - bought.refunded - bought.refunding >= $1.worth
  )
$$;
comment on function private.credit_covered is 'Whether the money of a set is still there whose credit was spent';

create function private.take_credit_back(set_order uuid, actor text) returns void
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
  -- The price stands once the bottle is weighed; admins then see that the credit is not covered.
  if kept.state not in ('received', 'confirmed') then
    return;
  end if;
  update private.credits as spent set state = 'taken_back', settled_at = now() where spent.order_id = kept.id;
  update public.orders as found set
    credit = 0, due_on = private.today_in_riyadh() + private.days_to_pay(found.payment)
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
comment on function private.take_credit_back is
  'Handles a provider''s refund of a set whose credit was spent: the order that used the credit costs its full price again, unless it is already weighed, and its customer is written to';
