-- What is due of an order has one meaning, and an order whose money was taken and given back waits whatever its way to pay.

alter table public.orders
  add column due_again integer not null default 0 check (due_again between 0 and refunded),
  add column due integer not null generated always as (greatest(goods + delivery - credit - paid + due_again, 0)) stored;
comment on column public.orders.due is
  'What is still to be paid of it, in every place that asks: its price, less what was paid, and what is due again of what was given back. Nobody asks for it once the order is cancelled or has come back.';
comment on column public.orders.due_again is 'What of the money given back is to be paid after all, as private.count_due_again() decides';
grant select (due, due_again) on public.orders to authenticated;

create function private.count_due_again() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.due_again := case
    when new.refunded = new.paid and new.state in ('received', 'confirmed', 'compounding', 'resting', 'bottled') then new.refunded
    when old.due > 0 then old.due_again + new.refunded - old.refunded
    else old.due_again
  end;
  return new;
end
$$;
comment on function private.count_due_again() is
  'What is given back of an order is due again where a part of its price was still missing, or where nothing of its money is left while it is still in the house: the payment was undone. What is given back once the whole price was here, in part or after it was sent, is a gift of the house and is not asked for again.';
revoke execute on function private.count_due_again() from public;
create trigger count_due_again before update of refunded on public.orders
  for each row when (new.refunded > old.refunded) execute function private.count_due_again();

drop index public.orders_overdue_idx, public.orders_money_idx;
create index orders_overdue_idx on public.orders (created_at, id)
  where state = 'received' and paid > 0 and due > 0 and due_on is not null;
create index orders_money_idx on public.orders (created_at, id) where state = 'delivered' and due > 0;

create or replace function private.money_went_back(kept public.orders) returns boolean
language sql stable set search_path = '' as $$
  select $1.paid > 0 and $1.refunded + $1.refunding >= $1.paid
    or exists (
      select from private.payments as payment
      where payment.order_id = $1.id and payment.state = 'paid' and payment.returned > (
        select coalesce(sum(refund.amount), 0) from private.refunds as refund
        where refund.payment_id = payment.id and refund.state = 'done'
      )
    )
$$;
comment on function private.money_went_back(public.orders) is
  'Whether all that was paid for an order went back or is promised back, or any of it went back that the office had not asked its provider for';

create or replace function private.money_problem(kept public.orders, to_state text, note text) returns text
language sql stable set search_path = '' as $$
  select case
    when not private.wants_money($1.state, $2) then null
    -- A note may let go what was paid whole once, and nothing else.
    when $1.state = 'received' and $1.payment <> 'on_delivery' and $1.due > 0
      and ($1.paid < $1.total or not private.money_went_back($1)) then 'unpaid'
    when nullif(btrim($3), '') is null and private.money_went_back($1) then 'money_went_back'
  end
$$;

create or replace function public.advance_order(moved uuid, from_state text, to_state text, note text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  allowed private.order_moves;
  problem text;
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
  end if;
  problem := private.money_problem(kept, $3, $4);
  if problem is not null then
    return problem;
  elsif $3 = 'on_its_way' and $2 = 'bottled' and kept.parcel is null then
    return 'no_parcel';
  end if;
  -- What goes on without the money that it was to be paid with beforehand is a gift; the courier still asks for theirs.
  if kept.payment <> 'on_delivery' and private.wants_money($2, $3) and private.money_went_back(kept) then
    update public.orders as found set due_again = greatest(found.paid - found.total, 0) where found.id = kept.id;
  end if;
  perform private.move_order(kept.id, $3, private.actor(), nullif(btrim($4), ''));
  return 'done';
end
$$;

-- Each place that asks what is due.

create or replace function public.record_payment(of_order uuid, amount integer, seen_paid integer, note text default null) returns text
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
  elsif $2 is null or $2 <= 0 or $2 > kept.due then
    return 'too_much';
  end if;
  update public.orders as found set paid = found.paid + $2 where found.id = $1;
  insert into public.order_events (order_id, actor, paid, note) values ($1, private.actor(), $2, nullif(btrim($4), ''));
  return 'done';
end
$$;

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
  elsif kept.due = 0
    or exists (select from private.payments as held where held.order_id = kept.id and held.state = 'held') then
    return jsonb_build_object('outcome', 'paid');
  end if;
  -- A page is open for two hours; a second press leads to the same.
  select * into payment from private.payments as found
  where found.order_id = kept.id and found.provider = $2 and found.state = 'open'
    and found.amount = kept.due and found.created_at > now() - interval '90 minutes'
  order by found.created_at desc limit 1;
  if payment.id is null then
    insert into private.payments (order_id, provider, amount, currency)
    values (kept.id, $2, kept.due, kept.currency) returning * into payment;
  end if;
  return jsonb_build_object(
    'outcome', 'open', 'payment', payment.id, 'page', payment.page, 'amount', payment.amount, 'currency', payment.currency,
    'number', kept.number, 'email', kept.email, 'lang', kept.lang
  );
end
$$;

create or replace function public.settle_payment(
  payment uuid, provider text, event text, outcome text, amount integer, currency text, reference text default null, charge text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept private.payments;
  bought public.orders;
begin
  -- The order first, as everywhere: whoever changes it waits here.
  select found.* into bought from public.orders as found
  where found.id = (select known.order_id from private.payments as known where known.id = $1 and known.provider = $2)
  for update;
  if bought.id is null then
    return 'unknown';
  end if;
  select * into strict kept from private.payments as found where found.id = $1;
  insert into private.payment_events (provider, event, payment_id, outcome, amount, currency)
  values ($2, $3, $1, $4, $5, upper($6)) on conflict do nothing;
  if not found then
    return 'known';
  end if;
  if $4 = 'paid' then
    if kept.state in ('paid', 'held', 'returned') then
      return 'known';
    end if;
    update private.payments as found set state = 'held', taken = $5, taken_currency = upper($6), charge = $8 where found.id = $1;
    if $5 = kept.amount and upper($6) = kept.currency and $5 <= bought.due
      and ($7 is null or kept.reference is null or kept.reference = $7) then
      perform private.count_payment($1, $2);
    end if;
    perform private.apply_returns($1, $2);
    return (select found.state from private.payments as found where found.id = $1);
  elsif $4 = 'returned' then
    update private.payments as found set returned_told = greatest(found.returned_told, $5) where found.id = $1;
    perform private.apply_returns($1, $2);
    return 'done';
  elsif $4 in ('failed', 'expired') then
    update private.payments as found set state = $4 where found.id = $1 and found.state = 'open';
    return 'done';
  end if;
  raise exception 'No such outcome: %', $4 using errcode = 'check_violation';
end
$$;

create or replace function public.settle_held(of_payment uuid, how text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  bought public.orders;
  payment private.payments;
begin
  if not private.is_admin() then
    raise exception 'Only an admin decides on payments' using errcode = 'insufficient_privilege';
  elsif $2 is null or $2 not in ('count', 'return') then
    raise exception 'No such decision: %', $2 using errcode = 'check_violation';
  end if;
  select found.* into bought from public.orders as found
  where found.id = (select known.order_id from private.payments as known where known.id = $1) for update;
  if bought.id is null then
    return 'gone';
  end if;
  select * into strict payment from private.payments as found where found.id = $1;
  if payment.state <> 'held' or private.refund_pending($1) > 0 then
    return 'moved_on';
  elsif $2 = 'count' then
    if payment.taken_currency <> bought.currency or payment.returned > 0 or payment.taken > bought.due then
      return 'too_much';
    end if;
    perform private.count_payment($1, private.actor());
  elsif payment.charge is null then
    return 'too_much';
  else
    insert into private.refunds (payment_id, amount, asked_by, note)
    values ($1, payment.taken - payment.returned, private.actor(), 'held');
    insert into public.order_events (order_id, actor, note) values (
      bought.id, private.actor(), payment.provider || ': ' || payment.taken_currency || ' ' || trim_scale(payment.taken / 100.0)
    );
  end if;
  return 'done';
end
$$;

create or replace function private.write_letter() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind constant text := case
    when new.refunded is not null then 'refunded'
    when new.paid is not null then 'paid'
    when new.to_state in ('received', 'confirmed', 'on_its_way', 'delivered', 'cancelled', 'returned') then new.to_state
  end;
begin
  if kind = 'paid' and exists (
    select from public.orders as kept
    where kept.id = new.order_id and (kept.payment = 'on_delivery' or kept.due > 0 or kept.state in ('cancelled', 'returned'))
  ) then
    return null;
  end if;
  -- A move that is taken back and made again is told once.
  insert into private.outbox_letters (order_id, event_id, kind, refund)
  values (new.order_id, new.id, kind, case when kind = 'refunded' then new.id end)
  on conflict do nothing;
  return null;
end
$$;

create or replace function private.held_unpaid(product uuid, email text, network bytea) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(held.pieces), 0)::integer
  from (
    select sum(line.quantity) as pieces
    from public.orders as kept join public.order_lines as line on line.order_id = kept.id and line.product_id = $1
    where private.letter_box(kept.email) = private.letter_box($2) and kept.state = 'received' and kept.due > 0
    union all
    select sum(line.quantity)
    from private.waiting_networks as waiting
    join public.orders as kept on kept.id = waiting.order_id
    join public.order_lines as line on line.order_id = kept.id and line.product_id = $1
    where waiting.network = $3 and kept.state = 'received' and kept.due > 0
  ) as held
$$;

create or replace function private.due_day(kept public.orders) returns date
language sql immutable set search_path = '' as $$
  select case when $1.state = 'received' and $1.due > 0 then $1.due_on end
$$;

create or replace function private.order_view(kept public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select private.order_view_but_payments($1) || jsonb_build_object(
    'due', $1.due,
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
      kept.total, kept.paid, kept.refunded, kept.due, kept.gift, kept.expected_to, kept.created_at,
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
    when 'money' then 'kept.state = ''delivered'' and kept.due > 0'
    when 'overdue' then 'kept.state = ''received'' and kept.paid > 0 and kept.due > 0
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
    'money', (select count(*) from public.orders as kept where kept.state = 'delivered' and kept.due > 0),
    'overdue', (
      select count(*) from public.orders as kept
      where kept.state = 'received' and kept.paid > 0 and kept.due > 0
        and kept.due_on < (now() at time zone 'Asia/Riyadh')::date
    )
  );
end
$$;
