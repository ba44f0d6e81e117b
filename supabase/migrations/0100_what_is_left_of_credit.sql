-- The credit of a discovery set shrinks by what was given back of the set. Only where all of it went back is it gone.

create function private.credit_left(bought public.orders, unit integer) returns integer
language sql immutable set search_path = '' as $$
  select greatest(0, least(
    $2 - ceil(($1.refunded + $1.refunding - $1.due_again) * $2::numeric / $1.goods)::integer,
    $1.paid - $1.refunded - $1.refunding
  ))
$$;
comment on function private.credit_left(public.orders, integer) is
  'What a piece of an order that cost so much still gives as credit: its price less its share, by price, of what was given back of the order or is promised back and is not due again; no more than what is here of the order''s money';

create or replace function private.credit_for(sessions uuid[], currency text) returns table (order_id uuid, credit integer, worth integer)
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
    and bought.created_at > now() - interval '60 days'
    and offered.credit > 0
    and not exists (
      select from private.credits as spent where spent.set_order = bought.id and spent.state = 'spent'
    )
  order by bought.created_at, bought.id, line.line
  limit 1
$$;
comment on function private.credit_for(uuid[], text) is
  'The discovery set of one of these journeys that was paid within 60 days and whose credit is not spent: what is left of its price, in a currency and in its own';
