-- Letters about orders are written in the transaction of what they tell, and sent afterwards by the house's machinery.

do $$
begin
  create role machinery nologin noinherit;
exception when duplicate_object then null;
end
$$;
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    grant machinery to authenticator;
  end if;
end
$$;
grant usage on schema public to machinery;

create table private.outbox_letters (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  event_id bigint not null unique references public.order_events (id) on delete cascade,
  kind text not null check (kind in ('received', 'confirmed', 'on_its_way', 'delivered', 'cancelled', 'returned', 'refunded')),
  -- There may be several refunds; everything else is told once.
  refund bigint,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  taken_at timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  problem text check (length(problem) <= 200),
  check (sent_at is null or dead_at is null),
  check ((kind = 'refunded') = (refund is not null)),
  unique nulls not distinct (order_id, kind, refund)
);
comment on table private.outbox_letters is 'Letters to customers that wait, left, or could not be sent (dead); each is sent at most once by itself';
create index outbox_letters_due_idx on private.outbox_letters (due_at) where sent_at is null and dead_at is null;
create index outbox_letters_dead_idx on private.outbox_letters (dead_at) where dead_at is not null;

create function private.write_letter() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind constant text := case
    when new.refunded is not null then 'refunded'
    when new.to_state in ('received', 'confirmed', 'on_its_way', 'delivered', 'cancelled', 'returned') then new.to_state
  end;
begin
  -- A move that is taken back and made again is told once.
  insert into private.outbox_letters (order_id, event_id, kind, refund)
  values (new.order_id, new.id, kind, case when kind = 'refunded' then new.id end)
  on conflict do nothing;
  return null;
end
$$;
create trigger write_letter after insert on public.order_events
  for each row when (
    new.refunded is not null
    or new.to_state in ('confirmed', 'on_its_way', 'delivered', 'cancelled', 'returned')
    or (new.to_state = 'received' and new.from_state is null)
  )
  execute function private.write_letter();

create function public.take_letters(most integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  letters jsonb;
begin
  -- It may have left: nobody sends it again but a person.
  update private.outbox_letters as letter set dead_at = now(), problem = 'unheard'
  where letter.taken_at < now() - interval '5 minutes' and letter.sent_at is null and letter.dead_at is null;
  with due as (
    select letter.id from private.outbox_letters as letter
    where letter.sent_at is null and letter.dead_at is null and letter.taken_at is null and letter.due_at <= now()
    order by letter.due_at limit least($1, 50)
    for update skip locked
  ), taken as (
    update private.outbox_letters as letter set taken_at = now(), attempts = letter.attempts + 1
    from due where letter.id = due.id
    returning letter.id, letter.kind, letter.order_id, letter.event_id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', taken.id, 'kind', taken.kind, 'origin', kept.origin, 'order', private.order_view(kept),
    'refunded', (select event.refunded from public.order_events as event where event.id = taken.event_id)
  )), '[]')
  into letters
  from taken join public.orders as kept on kept.id = taken.order_id;
  return letters;
end
$$;
comment on function public.take_letters(integer) is 'Takes letters that are due, with the orders that they tell of; nobody else gets these';

create function public.settle_letter(letter uuid, sent boolean, problem text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.outbox_letters as kept set
    taken_at = case when $2 then kept.taken_at end,
    sent_at = case when $2 then now() end,
    dead_at = case when not $2 and kept.attempts >= 6 then now() end,
    -- 1, 4, 16, 64 and 256 minutes.
    due_at = case when $2 then kept.due_at else now() + interval '1 minute' * 4 ^ (kept.attempts - 1) end,
    problem = case when not $2 then left($3, 200) end
  where kept.id = $1 and kept.taken_at is not null and kept.sent_at is null and kept.dead_at is null;
  return found;
end
$$;
comment on function public.settle_letter(uuid, boolean, text) is
  'Says of a letter that was taken that it has left, or that it has not and is tried again later, six times in all';

grant execute on function public.take_letters(integer), public.settle_letter(uuid, boolean, text) to machinery;

create function public.list_dead_letters() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads what was not sent' using errcode = 'insufficient_privilege';
  end if;
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', letter.id, 'kind', letter.kind, 'order', kept.id, 'number', kept.number, 'email', kept.email,
        'dead_at', letter.dead_at, 'problem', letter.problem
      ) order by letter.dead_at desc
    ), '[]')
    from (
      select dead.* from private.outbox_letters as dead where dead.dead_at is not null order by dead.dead_at desc limit 100
    ) as letter
    join public.orders as kept on kept.id = letter.order_id
  );
end
$$;
comment on function public.list_dead_letters() is 'Letters to customers that could not be sent, or of which nothing was heard; the newest hundred; for admins';
grant execute on function public.list_dead_letters() to authenticated;

create function public.send_again(letter uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin sends letters again' using errcode = 'insufficient_privilege';
  end if;
  update private.outbox_letters as kept set dead_at = null, taken_at = null, attempts = 0, due_at = now(), problem = null
  where kept.id = $1 and kept.dead_at is not null;
  return found;
end
$$;
comment on function public.send_again(uuid) is 'Puts a letter that was not sent among those that wait; false where it is not among the unsent; for admins';
grant execute on function public.send_again(uuid) to authenticated;

-- A person's own data.

alter function public.my_data(text, text, uuid) set schema private;
alter function private.my_data(text, text, uuid) rename to data_but_orders;
revoke execute on function private.data_but_orders(text, text, uuid) from worker;
create function public.my_data(email text default null, access_hash text default null, session uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  subject constant text := private.data_subject($1, $2);
begin
  return private.data_but_orders($1, $2, $3) || jsonb_build_object('orders', (
    select coalesce(jsonb_agg(private.order_view(kept) - 'secret' order by kept.created_at), '[]')
    from public.orders as kept where kept.email = subject
  ));
end
$$;
comment on function public.my_data(text, text, uuid) is
  'What is kept about a person: under the address that a link was mailed to or who is signed in, and of the journey in this browser';
grant execute on function public.my_data(text, text, uuid) to worker;

alter function private.erase_address(text, uuid) rename to erase_all_but_orders;
create function private.erase_address(address text, session uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  -- First, since it refuses an admin.
  erased jsonb := private.erase_all_but_orders($1, $2);
  orders uuid[];
begin
  -- What is under way is still to be delivered. Of the others the amounts stay: the law keeps them.
  orders := array(
    select kept.id from public.orders as kept
    where kept.email = $1 and kept.state in ('delivered', 'cancelled', 'returned')
  );
  update public.orders as kept set
    email = null, name = null, phone = null, address = null, recipient = null, gift_card = null, erased_at = now(),
    secret = replace(replace(left(encode(sha256(convert_to(gen_random_uuid()::text, 'utf8')), 'base64'), 22), '+', '-'), '/', '_')
  where kept.id = any (orders);
  update public.order_lines as line set engraving = null, engraved = 0, unit = line.unit + line.engraved
  where line.order_id = any (orders) and line.engraving is not null;
  return erased || jsonb_build_object('orders', cardinality(orders));
end
$$;
comment on function private.erase_address(text, uuid) is 'Erases what is kept under an address and in a session; how many rows of each kind';
