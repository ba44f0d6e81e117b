-- Payments: what providers' hosted pages, transfers and couriers bring, and what goes back.

-- Only the house's machinery writes these three.
create table private.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  provider text not null check (provider ~ '^[a-z]{1,20}$'),
  amount integer not null check (amount > 0),
  currency text not null check (private.is_currency(currency)),
  state text not null default 'open' check (state in ('open', 'paid', 'held', 'failed', 'expired', 'returned')),
  -- The provider's id of its payment page, the page's address, the provider's id of what was paid, and the amount
  -- really taken.
  reference text check (length(reference) between 1 and 200),
  page text check (page ~ '^https?://' and length(page) <= 2000),
  charge text check (length(charge) between 1 and 200),
  taken integer check (taken > 0),
  taken_currency text check (taken_currency ~ '^[A-Z]{3}$'),
  -- `returned` is the refunded amount as recorded, `returned_told` as the provider last reported it; either may come
  -- first.
  returned integer not null default 0 check (returned >= 0),
  returned_told integer not null default 0 check (returned_told >= 0),
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint payments_named check ((reference is null) = (page is null)),
  constraint payments_taken check ((state in ('paid', 'held', 'returned')) = (num_nonnulls(taken, taken_currency) = 2)),
  constraint payments_returned check (returned <= coalesce(taken, 0))
);
comment on table private.payments is
  'Tries to pay an order by card; held: what came is not what was asked for, and a person decides';
create index payments_order_idx on private.payments (order_id, created_at);
create index payments_open_idx on private.payments (asked_at nulls first, created_at) where state = 'open' and reference is not null;
create index payments_held_idx on private.payments (order_id) where state = 'held';

create table private.payment_events (
  provider text not null,
  event text not null check (length(event) between 1 and 300),
  payment_id uuid not null references private.payments (id) on delete cascade,
  outcome text not null,
  amount integer not null,
  currency text not null,
  at timestamptz not null default now(),
  primary key (provider, event)
);
comment on table private.payment_events is 'What providers told of payments: each event counts once, however often it comes';
create index payment_events_payment_idx on private.payment_events (payment_id);

create table private.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references private.payments (id) on delete cascade,
  amount integer not null check (amount > 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_by text not null,
  note text not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  taken_at timestamptz,
  refused_at timestamptz,
  created_at timestamptz not null default now(),
  constraint refunds_refused check ((state = 'refused') = (refused_at is not null))
);
comment on table private.refunds is 'What is to go back by the provider that took it; asked for as often as it takes, given once';
create index refunds_payment_idx on private.refunds (payment_id);
create index refunds_refused_idx on private.refunds (payment_id) where state = 'refused';
create index refunds_asked_idx on private.refunds (due_at) where state = 'asked';

create table private.disputes (
  provider text not null,
  dispute text not null check (length(dispute) between 1 and 200),
  payment_id uuid not null references private.payments (id) on delete cascade,
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'open' check (state in ('open', 'won', 'lost')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (provider, dispute),
  constraint disputes_closed check ((state = 'open') = (closed_at is null))
);
comment on table private.disputes is
  'Payments that a customer''s bank wants back: the money is the house''s until it is lost, and the order waits';
create index disputes_payment_idx on private.disputes (payment_id);

create function public.open_payment(secret text, provider text) returns jsonb
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
  -- A payment page is open for two hours; pressing the button again leads to the same page.
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
comment on function public.open_payment is
  'The payment of an order that is to be made on a provider''s page: open (with the page''s address once it has one), or paid (as far as it can be told), closed or gone';

create function public.record_payment_page(payment_id uuid, reference text, page text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.payments as kept set reference = $2, page = $3
  where kept.id = $1 and kept.state = 'open' and kept.reference is null;
  return (select kept.page from private.payments as kept where kept.id = $1 and kept.state = 'open');
end
$$;
comment on function public.record_payment_page is
  'Notes the page that a provider opened for a payment, unless it has one: the address of the one that counts; null where it is no longer open';

create function public.take_open_payments(max_rows integer, secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  taken jsonb;
begin
  with due as (
    select open.id from private.payments as open
    where open.state = 'open' and open.reference is not null
      and case when $2 is null
        then open.created_at between now() - interval '3 days' and now() - interval '2 minutes'
          and (open.asked_at is null or open.asked_at < now() - interval '10 minutes')
        else open.order_id = (select kept.id from public.orders as kept where kept.secret = $2)
          and (open.asked_at is null or open.asked_at < now() - interval '3 seconds')
        end
    order by open.asked_at nulls first, open.created_at limit least($1, 50)
    for update skip locked
  ), asked as (
    update private.payments as open set asked_at = now() from due where open.id = due.id
    returning open.id, open.provider, open.reference
  )
  select coalesce(jsonb_agg(jsonb_build_object('payment', asked.id, 'provider', asked.provider, 'reference', asked.reference)), '[]')
  into taken from asked;
  return taken;
end
$$;
comment on function public.take_open_payments is
  'Takes open payments that no provider has reported on, to ask the provider: those of an order, or all that are due';

create function private.count_payment(payment_id uuid, actor text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  payment private.payments;
begin
  update private.payments as kept set state = 'paid' where kept.id = $1 returning * into strict payment;
  update public.orders as kept set paid = kept.paid + payment.taken where kept.id = payment.order_id;
  insert into public.order_events (order_id, actor, paid) values (payment.order_id, $2, payment.taken);
end
$$;
comment on function private.count_payment is 'Counts what was taken as paid for its order';

create function private.apply_returns(payment_id uuid, actor text, note text default null) returns void
language plpgsql volatile set search_path = '' as $$
declare
  payment private.payments;
  more integer;
begin
  select * into strict payment from private.payments as kept where kept.id = $1;
  if payment.state not in ('paid', 'held') then
    return;
  end if;
  -- A refund that the house asked for is recorded by report_refund, so it is not counted here.
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
    insert into public.order_events (order_id, actor, refunded, note) values (payment.order_id, $2, more, $3);
    perform private.take_credit_back(payment.order_id, $2);
  end if;
end
$$;
comment on function private.apply_returns is 'Records what a provider has given back without having been asked by the house';

create function private.record_dispute(payment private.payments, dispute text, outcome text, amount integer, currency text)
returns void language plpgsql volatile set search_path = '' as $$
begin
  insert into private.disputes (provider, dispute, payment_id, amount, currency)
  values ($1.provider, $2, $1.id, greatest($4, 0), upper($5)) on conflict do nothing;
  if found then
    insert into public.order_events (order_id, actor, note) values ($1.order_id, $1.provider, 'disputed');
  end if;
  if $3 = 'disputed' then
    return;
  end if;
  update private.disputes as kept set state = substr($3, length('dispute_') + 1), closed_at = now()
  where kept.provider = $1.provider and kept.dispute = $2 and kept.state = 'open';
  if not found then
    return;
  elsif $3 = 'dispute_won' then
    insert into public.order_events (order_id, actor, note) values ($1.order_id, $1.provider, $3);
  else
    update private.payments as found set returned_told = greatest(found.returned_told, $4) where found.id = $1.id;
    perform private.apply_returns($1.id, $1.provider, $3);
  end if;
end
$$;
comment on function private.record_dispute is
  'Records that a bank wants a payment back (disputed), and how that ended; where it is lost, the amount is all that has gone back of the payment';

create function private.fail_refund(payment private.payments, refund_id uuid, amount integer) returns void
language plpgsql volatile set search_path = '' as $$
declare
  refund private.refunds;
  back integer;
begin
  select * into refund from private.refunds as found where found.id = $2 and found.payment_id = $1.id for update;
  if refund.state = 'refused' then
    return;
  elsif refund.state = 'asked' then
    -- It failed before the answer to its request was heard.
    update private.refunds as found set state = 'refused', refused_at = now() where found.id = refund.id;
    if $1.state = 'paid' then
      update public.orders as bought set refunding = bought.refunding - refund.amount where bought.id = $1.order_id;
    end if;
    insert into public.order_events (order_id, actor, note) values ($1.order_id, $1.provider, 'refund_refused');
    return;
  end if;
  back := least(coalesce(refund.amount, $3), $1.returned);
  if back <= 0 then
    return;
  elsif refund.id is null then
    insert into private.refunds (payment_id, amount, state, asked_by, note, refused_at)
    values ($1.id, back, 'refused', $1.provider, 'refund_failed', now());
  else
    update private.refunds as found set state = 'refused', refused_at = now() where found.id = refund.id;
  end if;
  update private.payments as found set
    returned = found.returned - back, returned_told = greatest(found.returned_told - back, 0),
    state = case when found.state = 'returned' then 'held' else found.state end
  where found.id = $1.id;
  if $1.state = 'paid' then
    -- Money that is here again is not due again, except what was still missing of the price.
    update public.orders as bought set
      refunded = bought.refunded - back,
      due_again = case when bought.paid < bought.total
        then least(greatest(bought.due_again - back, 0), bought.refunded - back) else 0 end
    where bought.id = $1.order_id;
    insert into public.order_events (order_id, actor, refund_failed) values ($1.order_id, $1.provider, back);
  end if;
end
$$;
comment on function private.fail_refund is
  'Takes back that a refund was given: its bank could not give it to the customer, and the money is the house''s again until an admin refunds it anew';

create function public.record_payment_event(
  payment_id uuid, provider text, event text, outcome text, amount integer, currency text, reference text default null,
  charge text default null, subject text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept private.payments;
  bought public.orders;
begin
  -- The order is locked first, as everywhere, so that other changes of it wait.
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
  elsif $4 = 'refund_failed' then
    perform private.fail_refund(kept, private.uuid_or_null($9), $5);
    return 'done';
  elsif $4 in ('disputed', 'dispute_won', 'dispute_lost') then
    perform private.record_dispute(kept, $9, $4, $5, $6);
    return 'done';
  end if;
  raise exception 'No such outcome: %', $4 using errcode = 'check_violation';
end
$$;
comment on function public.record_payment_event is
  'Takes what a provider tells of a payment (paid, failed, expired; returned: all that was given back so far; refund_failed: the subject is the house''s id of the refund; disputed, dispute_won, dispute_lost: the subject is the provider''s name of the dispute), each event once and in any order: paid, held (not what was asked for), returned, done, known or unknown';

create function public.decide_held_payment(payment_id uuid, decision text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  bought public.orders;
  payment private.payments;
begin
  perform private.require_admin();
  if $2 is null or $2 not in ('count', 'return') then
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
    insert into public.order_events (order_id, actor, kind, note) values (
      bought.id, private.actor(), 'payment_returned', payment.provider || ': ' || payment.taken_currency || ' ' || trim_scale(payment.taken / 100.0)
    );
  end if;
  return 'done';
end
$$;
comment on function public.decide_held_payment is
  'Decides on a payment that is held: count (it is this order''s, as far as it is not too much) or return: done, moved_on, too_much or gone; for admins';

-- An order moves forward only while the money that it was paid with is here. A part that the house refunded itself
-- changes nothing. If all of it went back, or a provider took any of it back unasked (a chargeback), an admin must say
-- why the order goes on. Moves back need no money, and neither does an order that the courier already has.
create function private.money_went_back(kept public.orders) returns boolean language sql stable set search_path = '' as $$
  select $1.paid > 0 and $1.refunded + $1.refunding >= $1.paid
    or exists (
      select from private.payments as payment
      where payment.order_id = $1.id and payment.state = 'paid' and payment.returned > (
        select coalesce(sum(refund.amount), 0) from private.refunds as refund
        where refund.payment_id = payment.id and refund.state = 'done'
      )
    )
$$;
comment on function private.money_went_back is
  'Whether all that was paid for an order went back or is promised back, or any of it went back that no admin had asked its provider for';

create function private.surplus_of(kept public.orders) returns integer language sql immutable set search_path = '' as $$
  select case when $1.state in ('cancelled', 'returned') then 0
    else greatest($1.paid - $1.refunded - $1.refunding - $1.total, 0) end
$$;
comment on function private.surplus_of is 'What was paid for an order that goes on beyond its price, and is to be refunded';

create function private.is_disputed(order_id uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from private.payments as payment join private.disputes as dispute on dispute.payment_id = payment.id
    where payment.order_id = $1 and dispute.state = 'open'
  )
$$;
comment on function private.is_disputed is 'Whether a bank wants money of an order back, and nobody has decided yet';

create function private.has_failed_refund(order_id uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from private.payments as payment join private.refunds as refund on refund.payment_id = payment.id
    where payment.order_id = $1 and payment.state = 'paid' and refund.state = 'refused'
      and not exists (
        select from public.order_events as later
        where later.order_id = $1 and later.refunded is not null and later.at > refund.refused_at
      )
  ) and not exists (
    select from private.payments as payment join private.refunds as refund on refund.payment_id = payment.id
    where payment.order_id = $1 and refund.state = 'asked'
  )
$$;
comment on function private.has_failed_refund is
  'Whether the last refund of an order by card was refused or came back, and nobody has refunded anything since';

create function private.money_problem(kept public.orders, to_state text, note text) returns text
language sql stable set search_path = '' as $$
  select case
    when not private.wants_money($1.state, $2) then null
    -- A note lets an order go on only if it was once paid in full.
    when $1.state = 'received' and $1.payment <> 'on_delivery' and $1.due > 0
      and ($1.paid < $1.total or not private.money_went_back($1)) then 'unpaid'
    when nullif(btrim($3), '') is null and (private.money_went_back($1) or private.is_disputed($1.id)) then 'money_went_back'
  end
$$;
comment on function private.money_problem is
  'Which problem with its money keeps an order from a move: unpaid, or money_went_back (or is wanted back by a bank), which an admin''s note overrides; null where there is none';

create function public.record_payment(
  order_id uuid, amount integer, seen_paid integer, note text default null, beyond_due boolean default false
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
begin
  perform private.require_admin();
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.paid is distinct from $3 then
    return 'moved_on';
  elsif $2 is null or $2 <= 0 or $2 > kept.due and not coalesce($5, false) then
    return 'too_much';
  end if;
  update public.orders as found set paid = found.paid + $2 where found.id = $1;
  insert into public.order_events (order_id, actor, paid, note) values ($1, private.actor(), $2, nullif(btrim($4), ''));
  return 'done';
end
$$;
comment on function public.record_payment is
  'Writes down money that came for an order, by transfer or from the courier, where no more had come than was seen: done, moved_on, too_much (than is due, unless that is meant) or gone; for admins';

create function public.refund_order(
  order_id uuid, amount integer, seen_refunded integer, note text, by_hand boolean default false
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  payment private.payments;
  part integer;
  rest integer := $2;
begin
  perform private.require_admin();
  -- Calls that want to spend the order's credit wait for this lock, and then see the promised refund.
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
  -- Money that came by card goes back to the card; the rest is refunded by hand and recorded here.
  for payment in
    select * from private.payments as found
    where found.order_id = $1 and found.state = 'paid' and not coalesce($5, false) order by found.created_at
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
comment on function public.refund_order is
  'Gives money back for an order, whole or part: by the card''s provider where it came by card and not by_hand, else written down: done, moved_on, needs_note, too_much, credit_spent (it is bound by an order that its credit was taken off) or gone; for admins';

create function private.refund_pending(payment_id uuid) returns integer language sql stable set search_path = '' as $$
  select coalesce(sum(refund.amount), 0)::integer from private.refunds as refund where refund.payment_id = $1 and refund.state = 'asked'
$$;
comment on function private.refund_pending is 'What was asked back of a payment and has not been given yet';

create function public.take_refunds(max_rows integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  taken jsonb;
begin
  with due as (
    select refund.id from private.refunds as refund
    where refund.state = 'asked' and refund.due_at <= now()
      -- A refund that was taken and not heard of again is asked for once more; the provider recognises it by its id.
      and (refund.taken_at is null or refund.taken_at < now() - interval '2 minutes')
      -- The refunds of a payment are asked for one after the other, so that what was refunded before is known.
      and not exists (
        select from private.refunds as earlier
        where earlier.payment_id = refund.payment_id and earlier.state = 'asked'
          and (earlier.created_at, earlier.id) < (refund.created_at, refund.id)
      )
    order by refund.due_at limit least($1, 50)
    for update skip locked
  ), asked as (
    update private.refunds as refund set taken_at = now(), attempts = refund.attempts + 1
    from due where refund.id = due.id returning refund.id, refund.payment_id, refund.amount
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'refund', asked.id, 'amount', asked.amount, 'provider', payment.provider, 'charge', payment.charge, 'before', payment.returned
  )), '[]')
  into taken from asked join private.payments as payment on payment.id = asked.payment_id;
  return taken;
end
$$;
comment on function public.take_refunds is 'Refunds that are due at their providers, with what was given back of their payments before';

create function public.report_refund(refund_id uuid, outcome text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  refund private.refunds;
  payment private.payments;
begin
  select found.* into payment from private.payments as found
  where found.id = (select known.payment_id from private.refunds as known where known.id = $1);
  perform from public.orders as bought where bought.id = payment.order_id for update;
  select * into refund from private.refunds as found where found.id = $1 for update;
  if refund.id is null or refund.state <> 'asked' or refund.taken_at is null then
    return false;
  end if;
  select * into strict payment from private.payments as found where found.id = refund.payment_id;
  if $2 = 'later' and refund.attempts < 8 then
    -- 1, 4, 16 ... minutes, at most a day.
    update private.refunds as found set
      taken_at = null, due_at = now() + least(interval '1 minute' * 4 ^ (found.attempts - 1), interval '1 day')
    where found.id = $1;
    return true;
  elsif $2 = 'done' then
    update private.refunds as found set state = 'done' where found.id = $1;
    update private.payments as found set
      returned = found.returned + refund.amount,
      returned_told = greatest(found.returned_told, found.returned + refund.amount),
      state = case when found.state = 'held' and found.returned + refund.amount >= found.taken then 'returned' else found.state end
    where found.id = payment.id;
    if payment.state = 'paid' then
      update public.orders as bought set refunding = bought.refunding - refund.amount, refunded = bought.refunded + refund.amount
      where bought.id = payment.order_id;
      insert into public.order_events (order_id, actor, refunded, note)
      values (payment.order_id, refund.asked_by, refund.amount, refund.note);
    end if;
  elsif $2 in ('refused', 'later') then
    update private.refunds as found set state = 'refused', refused_at = now() where found.id = $1;
    if payment.state = 'paid' then
      update public.orders as bought set refunding = bought.refunding - refund.amount where bought.id = payment.order_id;
    end if;
    insert into public.order_events (order_id, actor, note) values (payment.order_id, payment.provider, 'refund_refused');
  else
    raise exception 'No such outcome: %', $2 using errcode = 'check_violation';
  end if;
  perform private.apply_returns(payment.id, payment.provider);
  return true;
end
$$;
comment on function public.report_refund is
  'Says of a refund that was taken that the provider has given it back (done), will not (refused), or did not answer (later: it is asked again, eight times in all)';

grant execute on function
  public.open_payment, public.record_payment_page, public.take_open_payments, public.record_payment_event, public.take_refunds,
  public.report_refund
  to machinery;
grant execute on function
  public.decide_held_payment, public.record_payment, public.refund_order
  to authenticated;
