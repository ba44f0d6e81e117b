-- An order that is paid beforehand goes further only while its money is here, and none of it is promised back.

create function private.is_paid_for(kept public.orders) returns boolean
language sql immutable set search_path = '' as $$
  select $1.payment = 'on_delivery' or $1.paid - $1.refunded - $1.refunding >= $1.total
    or $1.state <> 'received' and $1.refunded + $1.refunding = 0
$$;
comment on function private.is_paid_for(public.orders) is
  'Whether an order''s whole price is here and none of it is promised back; past its confirmation it is asked only whether money went back. What the courier takes at the door need not be here';

create or replace function public.advance_order(moved uuid, from_state text, to_state text, note text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  allowed private.order_moves;
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
  elsif $3 in ('confirmed', 'compounding', 'resting', 'bottled', 'on_its_way') and not private.is_paid_for(kept) then
    return 'unpaid';
  elsif $3 = 'on_its_way' and $2 = 'bottled' and kept.parcel is null then
    return 'no_parcel';
  end if;
  perform private.move_order(kept.id, $3, private.actor(), nullif(btrim($4), ''));
  return 'done';
end
$$;
