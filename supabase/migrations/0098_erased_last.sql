-- Erasing one's data leaves what the house still owes: the formula of what is being made, and whom to give money back to.
-- Thirty days after such an order has ended it is erased as well.

create table private.late_erasures (
  id bigint generated always as identity primary key,
  order_id uuid unique references public.orders (id) on delete cascade,
  session_id uuid unique references public.maestro_sessions (id) on delete cascade,
  check (num_nonnulls(order_id, session_id) = 1)
);
comment on table private.late_erasures is
  'What is left of people who had their data erased, while the house owes something on it: an order, or a journey that an order is made from';
alter table private.late_erasures enable row level security;

create function private.owes_nothing(kept public.orders) returns boolean
language sql immutable set search_path = '' as $$
  select kept.state = 'delivered' or kept.state in ('cancelled', 'returned') and kept.paid = kept.refunded
$$;
comment on function private.owes_nothing(public.orders) is
  'Whether an order has ended and its customer has all that it brought them: the bottles, or their money back';

create function private.clear_orders(ids uuid[]) returns integer
language sql volatile set search_path = '' as $$
  with cleared as (
    update public.orders as kept set
      email = null, name = null, phone = null, address = null, recipient = null, gift_card = null, account = null,
      erased_at = now(), secret = private.new_secret()
    where kept.id = any (ids)
    returning 1
  ),
  lines as (
    update public.order_lines as line set engraving = null, engraved = 0, unit = line.unit + line.engraved
    where line.order_id = any (ids) and line.engraving is not null
  ),
  -- In the customer's own words: why they sent something back.
  notes as (
    delete from public.order_events as event
    where event.order_id = any (ids) and event.actor = 'customer' and event.note is not null and event.to_state is null
  ),
  letters as (
    delete from private.outbox_letters as letter where letter.order_id = any (ids) and letter.sent_at is null
  )
  select count(*)::integer from cleared
$$;
comment on function private.clear_orders(uuid[]) is
  'Takes the person out of orders: who, where to, what they wrote; their amounts stay, as the law wants it. How many';

create function private.is_over(kept public.orders) returns boolean
language sql stable set search_path = '' as $$
  select private.owes_nothing(kept) and kept.updated_at < now() - interval '30 days'
$$;
comment on function private.is_over(public.orders) is
  'Whether an order has been over for thirty days, so that nobody may still send something back';

create function private.purge_late_erasures(most integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  orders constant uuid[] := array(
    select late.order_id from private.late_erasures as late join public.orders as kept on kept.id = late.order_id
    where private.is_over(kept) limit most
  );
  journeys constant uuid[] := array(
    select late.session_id from private.late_erasures as late
    where late.session_id is not null and not exists (
      select from public.order_lines as line join public.orders as kept on kept.id = line.order_id
      where line.session_id = late.session_id and not private.is_over(kept)
    )
    limit most
  );
begin
  perform private.clear_orders(orders);
  delete from private.late_erasures as late where late.order_id = any (orders);
  delete from public.maestro_sessions as journey where journey.id = any (journeys);
  return greatest(cardinality(orders), cardinality(journeys));
end
$$;
comment on function private.purge_late_erasures(integer) is
  'Erases what was owed to people who had their data erased, thirty days after the order is over; how many orders or journeys';

create or replace function public.purge_batch() returns boolean
language sql volatile security definer set search_path = '' as $$
  select coalesce(bool_or(rows::integer = 1000), false)
  from jsonb_each_text(
    private.purge(1000) || jsonb_build_object(
      'contact_letters', private.purge_contact_letters(1000), 'account_letters', private.purge_account_letters(1000),
      'tried_codes', private.purge_tried_codes(1000), 'late_erasures', private.purge_late_erasures(1000)
    )
  ) as deleted (kind, rows)
$$;

create or replace function private.erase_address(address text, session uuid) returns jsonb
language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  own constant uuid := private.account_of($1);
  unpaid text;
  cleared integer;
  erased jsonb;
begin
  if exists (select from public.app_admins_email as admin where admin.email = $1) then
    raise exception 'An admin leaves the allow-list first' using errcode = 'check_violation', constraint = 'erase_person_admin';
  end if;
  -- Nobody makes or keeps anything for somebody who is gone; of what is weighed or paid for the house owes the delivery.
  for unpaid in
    select kept.secret from public.orders as kept
    where (kept.email = $1 or kept.account = own) and kept.state not in ('delivered', 'cancelled', 'returned')
      and kept.paid = kept.refunded and kept.refunding = 0
      and not exists (select from private.payments as held where held.order_id = kept.id and held.state = 'held')
    order by kept.created_at
  loop
    perform public.cancel_order(unpaid);
  end loop;
  insert into private.late_erasures (order_id)
  select kept.id from public.orders as kept
  where (kept.email = $1 or kept.account = own) and not private.owes_nothing(kept)
  on conflict do nothing;
  -- What is being made is weighed from its journey, whoever ordered it.
  insert into private.late_erasures (session_id)
  select journey.id from private.journeys_of($1, $2) as journey
  where exists (
    select from public.order_lines as line join public.orders as kept on kept.id = line.order_id
    where line.session_id = journey.id and kept.state not in ('delivered', 'cancelled', 'returned')
  )
  on conflict do nothing;
  -- An account takes its journeys along.
  update public.maestro_sessions as journey set owner = null
  where journey.id in (select late.session_id from private.late_erasures as late) and journey.owner = own;
  cleared := private.clear_orders(array(
    select kept.id from public.orders as kept where (kept.email = $1 or kept.account = own) and private.owes_nothing(kept)
  ));
  with
  leads as (delete from public.leads as lead where lead.email = $1 returning 1),
  subscriptions as (
    delete from public.newsletter_subscribers as subscriber
    where subscriber.email_hash = sha256(convert_to($1, 'utf8')) returning 1
  ),
  journeys as (
    delete from public.maestro_sessions
    where id = any (array(select journey.id from private.journeys_of($1, $2) as journey))
      and id not in (select late.session_id from private.late_erasures as late where late.session_id is not null)
    returning 1
  ),
  links as (delete from private.mailed_links as link where link.email = $1),
  accounts as (delete from auth.users as account where account.id = own returning 1),
  contact_letters as (delete from public.contact_letters as letter where letter.email = $1 returning 1)
  select jsonb_build_object(
    'leads', (select count(*) from leads),
    'subscriptions', (select count(*) from subscriptions),
    'journeys', (select count(*) from journeys),
    'accounts', (select count(*) from accounts),
    'contact_letters', (select count(*) from contact_letters),
    'orders', cleared
  ) into erased;
  return erased;
end
$$;
