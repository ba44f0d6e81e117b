-- Orders that wait for their payment: until when, how many bottles they hold, and what becomes of them.

-- A row is deleted with the first move of its order.
create table private.waiting_networks (
  order_id uuid primary key references public.orders (id) on delete cascade,
  network bytea not null check (length(network) = 32)
);
comment on table private.waiting_networks is
  'The network, as a hash, from which an order of the Vault came that waits for its payment';
create index waiting_networks_idx on private.waiting_networks (network);

create function private.days_to_pay(payment text) returns integer
language sql immutable set search_path = '' as $$ select case payment when 'transfer' then 3 when 'card' then 1 end $$;
comment on function private.days_to_pay is 'How many days after its own an order waits for its payment; null where the courier takes it';

-- Until it is paid, one address and one network hold no more than two bottles of a perfume.
create function private.max_unpaid() returns integer language sql immutable set search_path = '' as $$ select 2 $$;
comment on function private.max_unpaid is 'So many bottles of a perfume of the Vault one address, or one network, may hold unpaid';

create function private.count_unpaid(product_id uuid, email text, network bytea, account uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(held.bottles), 0)::integer
  from (
    select sum(line.quantity) as bottles
    from public.orders as kept join public.order_lines as line on line.order_id = kept.id and line.product_id = $1
    where private.letter_box(kept.email) = private.letter_box($2) and kept.state = 'received' and kept.due > 0
      -- Anybody may type an address: to its proven owner only what was proven to be theirs counts.
      and (kept.proven_at is not null or not private.owns_address($4, $2))
    union all
    select sum(line.quantity)
    from private.waiting_networks as waiting
    join public.orders as kept on kept.id = waiting.order_id
    join public.order_lines as line on line.order_id = kept.id and line.product_id = $1
    where waiting.network = $3 and kept.state = 'received' and kept.due > 0
  ) as held
$$;
comment on function private.count_unpaid is
  'How many bottles of a perfume a letter box, or a network, holds in orders that are neither paid nor confirmed: the larger number';

create function private.due_day(kept public.orders) returns date language sql immutable set search_path = '' as $$
  select case when $1.state = 'received' and $1.due > 0 then $1.due_on end
$$;
comment on function private.due_day is
  'The day by which the payment of an order, or the rest of it, is due, also when it is past; null where nothing is due';

create function private.awaited_until(kept public.orders) returns date language sql stable set search_path = '' as $$
  select private.due_day($1)
  where private.due_day($1) >= private.today_in_riyadh()
    and not exists (select from private.payments as payment where payment.order_id = $1.id and payment.state = 'held')
$$;
comment on function private.awaited_until is
  'The last day on which the payment of an order, or the rest of it, is awaited; null where none is, once it is past, and while an admin is to decide on a payment';

-- What is not paid is not kept: an order that is paid before it is made says until when its payment is awaited, and is
-- cancelled after that day, so that its bottles can be had again.
create function public.cancel_unpaid(max_rows integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  unpaid uuid;
  cancelled integer := 0;
begin
  for unpaid in
    select kept.id from public.orders as kept
    where kept.state = 'received' and kept.paid = 0 and kept.due_on < private.today_in_riyadh()
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
comment on function public.cancel_unpaid is
  'Cancels orders by card or transfer of which nothing was paid by their day, so that their bottles can be had again; how many';

create function public.remind_unpaid(max_rows integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  unpaid uuid;
  event bigint;
  reminded integer := 0;
begin
  for unpaid in
    select kept.id from public.orders as kept
    where kept.state = 'received' and kept.paid = 0 and kept.payment = 'transfer' and kept.email is not null
      and kept.due_on >= private.today_in_riyadh()
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
comment on function public.remind_unpaid is
  'Writes a letter, once, to each customer whose transfer is awaited until tomorrow, from nine in the morning of Riyadh; how many';

grant execute on function public.cancel_unpaid, public.remind_unpaid to machinery;
