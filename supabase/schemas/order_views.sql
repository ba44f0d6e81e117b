-- What customers and admins see of orders, with their payments, returns and credits.

create function private.order_view(kept public.orders) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'number', kept.number, 'secret', kept.secret, 'state', kept.state, 'lang', kept.lang, 'email', kept.email,
    'name', kept.name, 'phone', kept.phone, 'country', kept.country, 'address', kept.address, 'gift', kept.gift,
    'recipient', kept.recipient, 'recipient_phone', kept.recipient_phone, 'gift_card', kept.gift_card, 'payment', kept.payment, 'currency', kept.currency,
    'goods', kept.goods, 'delivery', kept.delivery, 'credit', kept.credit, 'total', kept.total, 'due', kept.due,
    'vat_percent', kept.vat_percent, 'vat', private.vat_in(kept.total, kept.vat_percent),
    'paid', kept.paid, 'refunded', kept.refunded, 'refunding', kept.refunding, 'surplus', private.surplus_of(kept),
    'paid_at', (
      select max(event.at) from public.order_events as event
      where event.order_id = kept.id and event.paid is not null and kept.due = 0
    ),
    'courier', kept.courier, 'parcel', kept.parcel,
    'by_hand', kept.by_hand,
    'expected_from', kept.expected_from, 'expected_to', kept.expected_to, 'created_at', kept.created_at,
    'due_on', private.awaited_until(kept), 'may_return', private.may_return(kept),
    'return_requested', kept.return_requested_at is not null, 'return_declined', kept.return_declined_at is not null,
    'return_outcome', kept.return_outcome,
    'held', exists (select from private.payments as payment where payment.order_id = kept.id and payment.state = 'held'),
    'may_cancel', private.may_cancel(kept),
    'weighed_from', (
      select weighed.day from private.weighed_from(kept) as weighed (day)
      where private.may_cancel(kept) and weighed.day > private.today_in_riyadh()
    ),
    'lapsed', kept.state = 'cancelled' and exists (
      select from public.order_events as event
      where event.order_id = kept.id and event.to_state = 'cancelled' and event.actor = 'house'
    ),
    'spent_credit', (
      select jsonb_build_object('amount', credit.worth, 'number', other.number)
      from private.credits as credit join public.orders as other on other.id = credit.order_id
      where credit.set_order = kept.id and credit.state = 'spent'
    ),
    'credit_taken_back', (
      select credit.amount from private.credits as credit where credit.order_id = kept.id and credit.state = 'taken_back'
    ),
    'lines', (
      select jsonb_agg(private.line_view(row(
        line.kind, line.session_id, line.perfume, line.variant, line.product_id, line.title, line.fingerprint,
        line.engraving, line.quantity, line.unit, line.engraved, null, line.maceration, made.result_json -> 'made_without', null
      )) order by line.line)
      from public.order_lines as line left join private.maestro_results as made on made.id = line.perfume
      where line.order_id = kept.id
    ),
    'history', (
      select jsonb_agg(jsonb_build_object('state', event.to_state, 'at', event.at) order by event.id)
      from public.order_events as event where event.order_id = kept.id and event.to_state is not null
    )
  );
end
$$;
comment on function private.order_view is 'An order as its customer sees it: no names of the house, no notes';

create function public.find_order(secret text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.order_view(kept) || jsonb_build_object(
      'proven', kept.proven_at is not null,
      'letter_waits', exists (
        select from private.outbox_letters as letter
        where letter.order_id = kept.id and letter.kind = 'received' and letter.attempts = 0
          and (letter.problem = 'withheld' or letter.dead_at is null and letter.due_at > now())
      )
    )
    from public.orders as kept where kept.secret = $1
  );
end
$$;
comment on function public.find_order is
  'The order that a secret opens, whether its address is proven, and whether the letter about its placing waits for another day; null where there is none';

-- An order is in the account that placed it and, once its address is proven, in the account of that address: whoever
-- placed it knows its secret all the same, and it comes into another's account by that person's own press alone.
create function public.list_own_orders() returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', kept.number, 'secret', kept.secret, 'state', kept.state, 'total', kept.total, 'currency', kept.currency,
    'payment', kept.payment, 'due', kept.due, 'created_at', kept.created_at, 'due_on', private.awaited_until(kept)
  ) order by kept.created_at desc), '[]')
  from (
    select found.* from public.orders as found
    where found.account = (select private.caller())
      or found.proven_at is not null and found.email = (
        select lower(account.email) from auth.users as account
        where account.id = (select private.caller()) and account.email_confirmed_at is not null
      )
    order by found.created_at desc limit 50
  ) as kept
$$;
comment on function public.list_own_orders is
  'The orders of the caller''s account, and those that were proven to be of the account''s address, whoever placed them; the newest fifty';

-- The lists and their counts are read by the same conditions, each as its index has it.
create function private.order_condition(view text) returns text language sql immutable set search_path = '' as $$
  select case $1
    when 'all' then 'true'
    when 'open' then 'kept.state not in (''delivered'', ''cancelled'', ''returned'')'
    when 'refund' then '(kept.state in (''cancelled'', ''returned'') and kept.paid > kept.refunded
      and kept.paid - kept.refunded > private.spent_credit(kept.id) and not private.keeps_price(kept)
      or kept.paid > kept.total and private.surplus_of(kept) > 0)'
    when 'return_requested' then 'kept.state = ''delivered'' and kept.return_requested_at is not null and kept.return_declined_at is null'
    when 'held' then 'kept.id in (select payment.order_id from private.payments as payment where payment.state = ''held'')'
    when 'refund_failed' then 'kept.id in (
      select payment.order_id from private.payments as payment
      join private.refunds as refund on refund.payment_id = payment.id and refund.state = ''refused''
    ) and private.has_failed_refund(kept.id)'
    when 'disputed' then 'kept.id in (
      select payment.order_id from private.payments as payment
      join private.disputes as dispute on dispute.payment_id = payment.id and dispute.state = ''open''
    )'
    when 'money' then 'kept.state = ''delivered'' and kept.due > 0'
    when 'overdue' then 'kept.state = ''received'' and kept.paid > 0 and kept.due > 0
      and kept.due_on < private.today_in_riyadh()'
    when 'to_confirm' then 'kept.state = ''received'' and (kept.due = 0 or kept.payment = ''on_delivery'')'
    when 'unpaid' then 'kept.state = ''received'' and kept.due > 0 and kept.payment <> ''on_delivery'''
    when 'due' then 'kept.state not in (''delivered'', ''cancelled'', ''returned'')
      and kept.expected_to::timestamp at time zone ''Asia/Riyadh'' < now() + interval ''7 days'''
    when 'late' then 'kept.state not in (''delivered'', ''cancelled'', ''returned'')
      and kept.expected_to::timestamp at time zone ''Asia/Riyadh'' < now() - interval ''1 day'''
    else format('kept.state = %L', $1)
  end
$$;
comment on function private.order_condition is 'What public.orders as kept fulfils in a list of orders: all, open, what waits for something, or a state';

create function public.list_orders(
  view text default null, search text default null, created_at timestamptz default null, id uuid default null,
  backwards boolean default false, max_rows integer default 50, soonest boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  typed constant text := private.fold(coalesce($2, ''));
  whole_number constant text := regexp_replace(upper(typed), '^ATH[ -]?([0-9]{2})[ -]?([0-9]{6,})$', 'ATH-\1-\2');
  found uuid[];
  matching text := 'select kept.id, kept.number, kept.state, kept.name, kept.country, kept.payment, kept.currency,
      kept.total, kept.paid, kept.refunded, kept.due, kept.gift, kept.expected_to, kept.created_at,
      kept.delivery, kept.credit, private.vat_in(kept.total, kept.vat_percent) as vat, kept.email, kept.phone,
      kept.recipient, kept.recipient_phone, kept.address, kept.courier, kept.parcel, kept.return_outcome,
      kept.expected_to::timestamp at time zone ''Asia/Riyadh'' as promised_at,
      kept.expected_to < private.today_in_riyadh()
        and kept.state not in (''delivered'', ''cancelled'', ''returned'') as late,
      (select sum(line.quantity)::integer from public.order_lines as line where line.order_id = kept.id) as pieces,
      private.due_day(kept) as due_on, private.surplus_of(kept) as surplus,
      private.is_disputed(kept.id) as disputed, private.has_failed_refund(kept.id) as refund_failed,
      case when kept.state in (''cancelled'', ''returned'') and kept.paid > kept.refunded
        then private.spent_credit(kept.id) else 0 end as spent_credit
    from public.orders as kept where ';
begin
  perform private.require_admin();
  matching := matching || private.order_condition(coalesce($1, 'all'));
  if typed <> '' then
    found := array(
      select by_number.id from public.orders as by_number where by_number.number = whole_number
      union select line.order_id from public.order_lines as line
        where line.fingerprint is not null and lower(line.fingerprint) ~>=~ typed and lower(line.fingerprint) ~<=~ typed
      limit 1001
    );
    matching := matching || ' and ' || case
      when found <> '{}' then format('kept.id = any (%L::uuid[])', found)
      when typed ~ '^[0-9-]+$' then format(
        '(reverse(kept.number) like %L or %s)', reverse(typed) || '%', private.meant_by(typed, 'kept')
      )
      else private.meant_by(typed, 'kept')
    end;
  end if;
  return private.list_counted(
    matching, created_at, id, backwards, max_rows, case when soonest then 'promised_at' else 'created_at' end, soonest
  );
end
$$;
comment on function public.list_orders is
  'Orders (all, of a state, open, or those that wait for something), the newest first or, from the moment of a promised day on, the soonest promised, from a row on or backwards, found by number or its end, fingerprint, words of the names and of the address, or phone; for admins';

-- The open states are named, so that the index of states answers alone.
create function private.count_order_views(views text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  counts jsonb := '{}';
  view text;
  orders integer;
begin
  foreach view in array views loop
    execute format(
      'select count(*) from (select from public.orders as kept where %s limit 1000) as waiting', private.order_condition(view)
    ) into orders;
    counts := counts || jsonb_build_object(view, orders);
  end loop;
  return counts;
end
$$;
comment on function private.count_order_views is 'Counts the orders of several lists, each to a thousand';

create function public.count_orders() returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  counts jsonb;
begin
  perform private.require_admin();
  select jsonb_build_object('states', coalesce(jsonb_object_agg(counted.state, counted.orders), '{}')) into counts
  from (
    select kept.state, count(*) as orders from public.orders as kept
    where kept.state in ('received', 'confirmed', 'compounding', 'resting', 'bottled', 'on_its_way')
    group by kept.state
  ) as counted;
  return counts || private.count_order_views(
    array['to_confirm', 'unpaid', 'due', 'late', 'refund', 'refund_failed', 'disputed', 'return_requested', 'money', 'held', 'overdue']
  );
end
$$;
comment on function public.count_orders is
  'Counts the orders in each open state and in each list of those that wait for something; for admins';

-- The menu of every page shows these.
create function public.count_waiting() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.count_order_views(
    array['to_confirm', 'unpaid', 'due', 'late', 'refund', 'refund_failed', 'disputed', 'return_requested', 'money', 'held', 'overdue']
  ) || jsonb_build_object(
    'messages', (
      select count(*) from (
        select from public.contact_letters as letter where letter.sent_at is null limit 1000
      ) as unanswered
    ),
    'unsent', (
      select count(*) from (
        select from private.outbox_letters as letter where letter.dead_at is not null and letter.order_id is not null limit 1000
      ) as dead
    )
  );
end
$$;
comment on function public.count_waiting is
  'Counts what waits for the house, each to a thousand: orders of each such list, messages without an answer and letters about orders that could not be sent; for admins';

-- `needs_note` is also true where the money went back, or is disputed. Unlike the customer, an admin sees a due day after it has passed.
create function public.find_admin_order(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  kept public.orders;
  went_back boolean;
  disputed boolean;
begin
  perform private.require_admin();
  select * into kept from public.orders as found where found.id = $1;
  if kept.id is null then
    return null;
  end if;
  disputed := private.is_disputed(kept.id);
  went_back := private.money_went_back(kept);
  return private.order_view(kept) - 'secret' - 'history' - 'may_cancel' || jsonb_build_object(
    'id', kept.id,
    'due_on', private.due_day(kept),
    'money_went_back', went_back,
    'ready_on', private.ready_on(kept),
    'undo_until', (private.cancelling_to_undo(kept)).at + interval '10 minutes',
    'disputed', disputed,
    'refund_failed', private.has_failed_refund(kept.id),
    'disputes', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'dispute', dispute.dispute, 'provider', dispute.provider, 'amount', dispute.amount, 'currency', dispute.currency,
          'state', dispute.state, 'created_at', dispute.created_at
        ) order by dispute.created_at
      ), '[]')
      from private.disputes as dispute join private.payments as payment on payment.id = dispute.payment_id
      where payment.order_id = kept.id
    ),
    'moves', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'to', listed.to_state,
          'needs_note', listed.needs_note or ((went_back or disputed) and private.wants_money(kept.state, listed.to_state)),
          'early', private.is_early(kept, listed.to_state)
        ) order by listed.needs_note, listed.to_state = 'cancelled', listed.to_state
      ), '[]')
      from private.order_moves as listed
      where listed.from_state = kept.state and not (
        kept.state = 'confirmed' and listed.to_state = case
          when exists (select from public.order_lines as line where line.order_id = kept.id and line.kind <> 'vault')
            then 'bottled' else 'compounding' end
      )
    ),
    'events', (
      select jsonb_agg(
        jsonb_build_object(
          'id', event.id, 'at', event.at, 'actor', event.actor, 'to_state', event.to_state, 'reason', event.reason, 'note', event.note,
          'kind', event.kind,
          'paid', event.paid, 'refunded', event.refunded, 'refund_failed', event.refund_failed
        ) order by event.id desc
      )
      from public.order_events as event where event.order_id = kept.id
    ),
    'perfumes', (
      select coalesce(jsonb_agg(distinct line.perfume), '[]') from public.order_lines as line
      where line.order_id = kept.id and line.perfume is not null
    ),
    'payments', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', payment.id, 'provider', payment.provider, 'state', payment.state, 'amount', payment.amount,
          'currency', payment.currency, 'taken', payment.taken, 'taken_currency', payment.taken_currency,
          'charge', payment.charge, 'returned', payment.returned, 'pending', private.refund_pending(payment.id),
          'created_at', payment.created_at
        ) order by payment.created_at
      ), '[]')
      from private.payments as payment where payment.order_id = kept.id
    ),
    'credits', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'order', other.id, 'number', other.number, 'spent_there', tied.spent_there, 'amount', tied.amount,
          'state', tied.state, 'covered', tied.covered, 'created_at', tied.created_at
        ) order by tied.created_at
      ), '[]')
      from (
        select credit.order_id as other, true as spent_there, credit.worth as amount, credit.state, credit.created_at,
          private.credit_covered(credit) as covered
        from private.credits as credit where credit.set_order = kept.id
        union all
        select credit.set_order, false, credit.amount, credit.state, credit.created_at, private.credit_covered(credit)
        from private.credits as credit where credit.order_id = kept.id
      ) as tied
      join public.orders as other on other.id = tied.other
    )
  );
end
$$;
comment on function public.find_admin_order is
  'An order with its history, by whom and why, the moves that it may make, its payments by card, whether its money went back and the credit that ties it to other orders; null where there is none; for admins';

grant execute on function public.find_order to worker;
grant execute on function
  public.list_own_orders, public.list_orders, public.count_orders, public.count_waiting, public.find_admin_order
  to authenticated;
