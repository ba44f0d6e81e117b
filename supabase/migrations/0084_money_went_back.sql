-- An order that is paid beforehand goes forward only while its money is here. A part that the office gave back itself
-- changes nothing. Where all of it went back, or a provider gave any of it back unasked (a chargeback), the office says
-- why the order goes on all the same. Moves back ask nothing of its money, nor does what the courier has already.

drop function private.is_paid_for(public.orders);

create function private.money_went_back(kept public.orders) returns boolean
language sql stable set search_path = '' as $$
  select $1.payment <> 'on_delivery' and (
    $1.paid > 0 and $1.refunded + $1.refunding >= $1.paid
    or exists (
      select from private.payments as payment
      where payment.order_id = $1.id and payment.state = 'paid' and payment.returned > (
        select coalesce(sum(refund.amount), 0) from private.refunds as refund
        where refund.payment_id = payment.id and refund.state = 'done'
      )
    )
  )
$$;
comment on function private.money_went_back(public.orders) is
  'Whether all that was paid beforehand for an order went back or is promised back, or any of it went back that the office had not asked its provider for';

create function private.wants_money(from_state text, to_state text) returns boolean
language sql stable set search_path = '' as $$
  select $2 not in ('cancelled', 'delivered') and exists (
    select from private.order_moves as listed
    where listed.from_state = $1 and listed.to_state = $2 and not listed.needs_note
  )
$$;
comment on function private.wants_money(text, text) is
  'Whether a move leads an order forward while it is still in the house: it is made for money that is here';

create function private.money_problem(kept public.orders, to_state text, note text) returns text
language sql stable set search_path = '' as $$
  select case
    when not private.wants_money($1.state, $2) then null
    when $1.state = 'received' and $1.payment <> 'on_delivery' and $1.paid < $1.total then 'unpaid'
    when nullif(btrim($3), '') is null and private.money_went_back($1) then 'money_went_back'
  end
$$;
comment on function private.money_problem(public.orders, text, text) is
  'What of its money keeps an order from a move: unpaid, or money_went_back, which a note of the office overrides; null where nothing does';

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
  perform private.move_order(kept.id, $3, private.actor(), nullif(btrim($4), ''));
  return 'done';
end
$$;
comment on function public.advance_order(uuid, text, text, text) is
  'Moves an order from the state that was seen to the next: done, known (it is there), moved_on (somebody was faster), no_such_move, needs_note, unpaid, money_went_back (unless a note says why it goes on), no_parcel or gone; for admins';

drop function public.send_parcel(uuid, text, text);
create function public.send_parcel(sent uuid, courier text, parcel text, note text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  problem text;
begin
  if not private.is_admin() then
    raise exception 'Only an admin sends parcels' using errcode = 'insufficient_privilege';
  end if;
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null or kept.state not in ('bottled', 'on_its_way') then
    return 'moved_on';
  end if;
  -- Where it may not be sent, nothing of the parcel is written.
  problem := private.money_problem(kept, 'on_its_way', $4);
  if problem is not null then
    return problem;
  end if;
  update public.orders as found set courier = btrim($2), parcel = upper(btrim($3)) where found.id = $1;
  if kept.state = 'on_its_way' then
    return 'done';
  end if;
  return public.advance_order($1, 'bottled', 'on_its_way', $4);
end
$$;
comment on function public.send_parcel(uuid, text, text, text) is
  'Names the parcel of an order and sends it on its way, or corrects its number: done, moved_on or money_went_back (unless a note says why it is sent); for admins';
revoke execute on function public.send_parcel(uuid, text, text, text) from public;
grant execute on function public.send_parcel(uuid, text, text, text) to authenticated;
