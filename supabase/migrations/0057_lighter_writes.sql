-- What writes cost with a long past: fewer indexes touched, less counted, compressed and copied.

-- A consent that is given or taken back changes no indexed column; with room on its page the row stays there, and none of
-- the five indexes is written.
alter table public.leads set (fillfactor = 90);
alter table public.newsletter_subscribers set (fillfactor = 90);

-- A perfume is the largest value that is written: LZ4 takes a seventh of pglz's time for the same size. Not every build has it.
do $$
begin
  alter table public.maestro_results alter column result_json set compression lz4;
  alter table public.maestro_editions alter column result_json set compression lz4;
exception when feature_not_supported then
  null;
end
$$;

-- The bound in bytes as stored: written out as text for its length, a perfume took longer than to be compressed. What is
-- there kept to the bound before, so nothing is read again while the table is locked.
alter table public.maestro_results
  drop constraint maestro_results_result_json_check,
  add constraint maestro_results_result_json_check
    check (jsonb_typeof(result_json) = 'object' and pg_column_size(result_json) <= 120000) not valid;
alter table public.maestro_editions
  drop constraint maestro_editions_result_json_check,
  add constraint maestro_editions_result_json_check
    check (jsonb_typeof(result_json) = 'object' and pg_column_size(result_json) <= 120000) not valid;

-- The open states are named, so that the index of states answers alone.
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
    'refund', (select count(*) from public.orders as kept where kept.state in ('cancelled', 'returned') and kept.paid > kept.refunded),
    'money', (select count(*) from public.orders as kept where kept.state = 'delivered' and kept.paid < kept.total)
  );
end
$$;

-- An order leaves its account together with what names a person, not a second time when the account goes.
create or replace function private.erase_address(address text, session uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  erased jsonb;
  orders uuid[];
begin
  -- What is under way is still to be delivered. Of the others the amounts stay: the law keeps them.
  orders := array(
    select kept.id from public.orders as kept
    where kept.email = $1 and kept.state in ('delivered', 'cancelled', 'returned')
  );
  update public.orders as kept set
    email = null, name = null, phone = null, address = null, recipient = null, gift_card = null, account = null,
    erased_at = now(),
    secret = replace(replace(left(encode(sha256(convert_to(gen_random_uuid()::text, 'utf8')), 'base64'), 22), '+', '-'), '/', '_')
  where kept.id = any (orders);
  update public.order_lines as line set engraving = null, engraved = 0, unit = line.unit + line.engraved
  where line.order_id = any (orders) and line.engraving is not null;
  -- Refuses an admin, and with that undoes the above.
  erased := private.erase_all_but_orders($1, $2);
  return erased || jsonb_build_object('orders', cardinality(orders));
end
$$;
