-- mina+1@… and mina+2@… are one letter box: what is bound by an address is bound by it, whatever stands behind the plus.

create function private.letter_box(email text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(lower($1), '^([^@+]+)\+[^@]*@', '\1@')
$$;
comment on function private.letter_box(text) is
  'An address without what stands behind its plus, to compare by and never to write to. Nearly every mail service hands both to the same person; where one does not, two people share a bound and none gets the other''s letter. Dots are left: only one service overlooks them, and elsewhere they tell people apart.';

create index orders_letter_box_idx on public.orders (private.letter_box(email)) where state = 'received';

create or replace function private.held_unpaid(product uuid, email text, network bytea) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(held.pieces), 0)::integer
  from (
    select sum(line.quantity) as pieces
    from public.orders as kept join public.order_lines as line on line.order_id = kept.id and line.product_id = $1
    where private.letter_box(kept.email) = private.letter_box($2) and kept.state = 'received' and kept.paid < kept.total
    union all
    select sum(line.quantity)
    from private.waiting_networks as waiting
    join public.orders as kept on kept.id = waiting.order_id
    join public.order_lines as line on line.order_id = kept.id and line.product_id = $1
    where waiting.network = $3 and kept.state = 'received' and kept.paid < kept.total
  ) as held
$$;
comment on function private.held_unpaid(uuid, text, bytea) is
  'How many bottles of a perfume a letter box, or a network, holds in orders that are neither paid nor confirmed: the larger number';

create or replace function private.spend_letter(recipient text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.spent_budgets as spent (hour, action, address, times)
  values (date_trunc('day', now()), 'letter', sha256(convert_to(private.letter_box($1), 'utf8')), 1)
  on conflict on constraint spent_budgets_pkey do update set times = spent.times + 1 where spent.times < 8;
  return found;
end
$$;
comment on function private.spend_letter(text) is
  'Counts a letter that a stranger may have caused; false past eight to one letter box in a day, of all kinds together';
