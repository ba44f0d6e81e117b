-- A person's own data: what is kept about them, which they may see and erase when they are signed in, or for half an
-- hour after pressing a mailed link.

-- Erasing a person's data leaves what the house still needs to keep a promise: the formula of a perfume that is being
-- made, and to whom a refund goes. That is erased too, thirty days after the order has ended.
create table private.late_erasures (
  id bigint generated always as identity primary key,
  order_id uuid unique references public.orders (id) on delete cascade,
  session_id uuid unique references public.maestro_sessions (id) on delete cascade,
  check (num_nonnulls(order_id, session_id) = 1)
);
comment on table private.late_erasures is
  'What is left of people who had their data erased, while the house owes something on it: an order, or a journey that an order is made from';
alter table private.late_erasures enable row level security;

create function public.request_my_data_link(email text, lang text, token_hash text, ip text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_budget('my_data', $4, 10);
  -- One letter answers several presses: its link lasts a day.
  if private.count_spent(date_trunc('minute', now()), 'open_data', private.letter_box_hash($1), 1) is null then
    return false;
  end if;
  return private.keep_link('open_data', lower(btrim($1)), $2, $3, interval '1 day');
end
$$;
comment on function public.request_my_data_link is
  'Prepares the link to what is kept about an address, a known and an unknown one alike; true where its letter is to be sent';

create function public.open_my_data(token_hash text, access_hash text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.mailed_links := private.use_link('open_data', $1);
begin
  if link.token_hash is null then
    return private.link_state('open_data', $1);
  end if;
  insert into private.mailed_links (token_hash, purpose, email, lang, expires_at)
  values ($2, 'use_data', link.email, link.lang, now() + interval '30 minutes');
  return 'done';
end
$$;
comment on function public.open_my_data is
  'Spends a mailed link for half an hour with the data of its address, under another secret: done, used (before) or unknown';

-- A signed-in address counts only while its session lasts; it is not enough that the Worker names it.
create function private.data_subject(email text, access_hash text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select link.email from private.mailed_links as link
      where link.token_hash = $2 and link.purpose = 'use_data' and link.expires_at > now()
    ),
    (
      select lower(account.email) from auth.users as account
      where account.id = private.caller() and lower(account.email) = lower($1)
    )
  )
$$;
comment on function private.data_subject is 'Whose data is meant: the address that a link was mailed to, or otherwise the signed-in person''s';

-- The planner takes a function for a thousand rows, and would read every journey for so many. Each branch has its index.
create function private.journeys_of(email text, session_id uuid) returns setof public.maestro_sessions
language plpgsql stable rows 2 set search_path = '' as $$
begin
  return query select journey.* from public.maestro_sessions as journey where journey.owner = private.account_of($1)
  union all
  select journey.* from public.maestro_sessions as journey where journey.id = $2 and journey.owner is null;
end
$$;
comment on function private.journeys_of is
  'The journeys of an account, and the one that this browser''s session holds unless it is another account''s';

create function private.is_own_order(kept public.orders, email text, account uuid) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce($1.account = $3, false) or $1.email = $2 and $1.proven_at is not null
$$;
comment on function private.is_own_order is
  'Whether an order is known to be of the person of an address and an account: what a stranger typed may be of another';

-- Each perfume is listed once, under the editions of its journey.
create function private.export_person(email text, session_id uuid default null) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  account_id constant uuid := private.account_of($1);
begin
  return jsonb_build_object(
    'email', $1,
    'sign_up', (
      select to_jsonb(lead) - array['id', 'search', 'source'] from public.leads as lead where lead.email = $1
    ),
    'newsletter', (
      select to_jsonb(subscriber) - array['id', 'email', 'email_hash', 'unsubscribe_token']
      from public.newsletter_subscribers as subscriber
      where subscriber.email_hash = sha256(convert_to($1, 'utf8'))
    ),
    'account', (
      select jsonb_build_object(
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at,
        'name', profile.name, 'lang', profile.lang
      )
      from auth.users as account left join public.profiles as profile on profile.user_id = account.id
      where account.id = account_id
    ),
    'admin', exists (select from public.app_admins_email as admin where admin.email = $1),
    'unconfirmed', (
      select coalesce(jsonb_agg(
        jsonb_build_object('purpose', link.purpose, 'details', link.details, 'created_at', link.created_at, 'expires_at', link.expires_at)
        order by link.created_at
      ), '[]')
      from private.mailed_links as link
      where link.email = $1 and link.used_at is null and link.purpose in ('subscribe', 'update_lead')
        and link.expires_at > now()
    ),
    'contact_letters', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', letter.name, 'lang', letter.lang, 'subject', letter.subject,
          'order', letter.order_number, 'message', letter.message,
          'created_at', letter.created_at, 'reply', letter.reply, 'replied_at', letter.replied_at
        ) order by letter.created_at
      ), '[]')
      from public.contact_letters as letter where letter.email = $1
    ),
    'invitations', (
      select coalesce(jsonb_agg(
        jsonb_build_object('perfume', sold.name, 'created_at', invitation.created_at) order by invitation.created_at
      ), '[]')
      from public.vault_invitations as invitation join public.maestro_products as sold on sold.id = invitation.product_id
      where invitation.email = $1
    ),
    'journeys', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'lang', journey.lang,
          'user_agent', journey.user_agent,
          'created_at', journey.created_at,
          'answers', (
            select coalesce(jsonb_agg(
              jsonb_build_object('question', question.question_text, 'answer', result.answer, 'answered_at', result.updated_at)
              order by question.order_index
            ), '[]')
            from private.maestro_results as result join public.maestro_questions as question on question.id = result.question_id
            where result.session_id = journey.id
          ),
          'editions', private.editions_of(journey.id)
        ) order by journey.created_at
      ), '[]')
      from private.journeys_of($1, $2) as journey
    ),
    'orders', (
      select coalesce(jsonb_agg(
        case when private.is_own_order(kept, $1, account_id) then private.order_view(kept) - 'secret'
          else jsonb_build_object(
            'number', kept.number, 'state', kept.state, 'total', kept.total, 'currency', kept.currency,
            'created_at', kept.created_at
          ) end
          || jsonb_build_object('proven', private.is_own_order(kept, $1, account_id))
        order by kept.created_at
      ), '[]')
      from public.orders as kept where kept.email = $1 or kept.account = account_id
    )
  );
end
$$;
comment on function private.export_person is 'What is kept about the person of an address, and of one journey';

create function public.export_my_data(email text default null, access_hash text default null, session_id uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.export_person(private.data_subject($1, $2), $3)
$$;
comment on function public.export_my_data is
  'What is kept about a person: under the address that a link was mailed to or who is signed in, and of the journey in this browser';

create function private.clear_orders(ids uuid[]) returns integer language sql volatile set search_path = '' as $$
  with cleared as (
    update public.orders as kept set
      email = null, name = null, phone = null, address = null, recipient = null, recipient_phone = null,
      gift_card = null, account = null, erased_at = now(), secret = private.new_secret()
    where kept.id = any (ids)
    returning 1
  ),
  lines as (
    update public.order_lines as line set engraving = null, engraved = 0, unit = line.unit + line.engraved
    where line.order_id = any (ids) and line.engraving is not null
  ),
  -- The customer's own words: why they sent something back.
  notes as (
    delete from public.order_events as event
    where event.order_id = any (ids) and event.actor = 'customer' and event.note is not null and event.to_state is null
  ),
  letters as (
    delete from private.outbox_letters as letter where letter.order_id = any (ids) and letter.sent_at is null
  )
  select count(*)::integer from cleared
$$;
comment on function private.clear_orders is
  'Takes the person out of orders: who, where to, what they wrote; their amounts stay, as the law wants it. How many';

create function private.owes_nothing(kept public.orders) returns boolean language sql immutable set search_path = '' as $$
  select kept.state = 'delivered' or kept.state in ('cancelled', 'returned') and kept.paid = kept.refunded
    or coalesce(kept.return_outcome = 'refused', false)
$$;
comment on function private.owes_nothing is
  'Whether an order has ended and its customer has all that it brought them: the bottles, or their money back';

create function private.is_over(kept public.orders) returns boolean language sql stable set search_path = '' as $$
  select (private.owes_nothing(kept) or private.keeps_price(kept)) and kept.updated_at < now() - interval '30 days'
$$;
comment on function private.is_over is 'Whether an order has been over for thirty days, so that nobody may still send something back';

-- An order leaves its account together with what names a person, not a second time when the account goes.
create function private.erase_address(email text, session_id uuid) returns jsonb
language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  account_id constant uuid := private.account_of($1);
  unpaid text;
  cleared integer;
  erased jsonb;
begin
  if exists (select from public.app_admins_email as admin where admin.email = $1) then
    raise exception 'An admin leaves the allow-list first' using errcode = 'check_violation', constraint = 'erase_person_admin';
  end if;
  -- An order of somebody else's account, for which this address was typed and never confirmed, is theirs.
  update public.orders as kept set email = buyer.email
  from auth.users as buyer
  where kept.email = $1 and kept.proven_at is null and kept.account = buyer.id and kept.account is distinct from account_id
    and buyer.email is not null;
  -- Orders that are neither weighed nor paid are cancelled, because nobody is there to receive them. The house still
  -- owes the delivery of the others.
  for unpaid in
    select kept.secret from public.orders as kept
    where (kept.email = $1 or kept.account = account_id) and kept.state not in ('delivered', 'cancelled', 'returned')
      and kept.paid = kept.refunded and kept.refunding = 0
      and not exists (select from private.payments as held where held.order_id = kept.id and held.state = 'held')
    order by kept.created_at
  loop
    perform public.cancel_order(unpaid);
  end loop;
  insert into private.late_erasures (order_id)
  select kept.id from public.orders as kept
  where (kept.email = $1 or kept.account = account_id) and not private.owes_nothing(kept)
  on conflict do nothing;
  -- A perfume that is being made is weighed from its journey, whoever ordered it.
  insert into private.late_erasures (session_id)
  select journey.id from private.journeys_of($1, $2) as journey
  where exists (
    select from public.order_lines as line join public.orders as kept on kept.id = line.order_id
    where line.session_id = journey.id
      and (kept.state not in ('delivered', 'cancelled', 'returned') or kept.return_outcome = 'remade' and not private.is_over(kept))
  )
  on conflict do nothing;
  -- An account takes its journeys along.
  update public.maestro_sessions as journey set owner = null
  where journey.id in (select late.session_id from private.late_erasures as late) and journey.owner = account_id;
  cleared := private.clear_orders(array(
    select kept.id from public.orders as kept where (kept.email = $1 or kept.account = account_id) and private.owes_nothing(kept)
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
  accounts as (delete from auth.users as account where account.id = account_id returning 1),
  contact_letters as (delete from public.contact_letters as letter where letter.email = $1 returning 1),
  invitations as (delete from public.vault_invitations as invitation where invitation.email = $1 returning 1)
  select jsonb_build_object(
    'leads', (select count(*) from leads),
    'subscriptions', (select count(*) from subscriptions),
    'journeys', (select count(*) from journeys),
    'accounts', (select count(*) from accounts),
    'contact_letters', (select count(*) from contact_letters),
    'invitations', (select count(*) from invitations),
    'orders', cleared
  ) into erased;
  return erased;
end
$$;
comment on function private.erase_address is 'Erases what is kept under an address and in a session; how many rows of each kind';

create function private.purge_late_erasures(max_rows integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  orders constant uuid[] := array(
    select late.order_id from private.late_erasures as late join public.orders as kept on kept.id = late.order_id
    where private.is_over(kept) limit max_rows
  );
  journeys constant uuid[] := array(
    select late.session_id from private.late_erasures as late
    where late.session_id is not null and not exists (
      select from public.order_lines as line join public.orders as kept on kept.id = line.order_id
      where line.session_id = late.session_id and not private.is_over(kept)
    )
    limit max_rows
  );
begin
  perform private.clear_orders(orders);
  delete from private.late_erasures as late where late.order_id = any (orders);
  delete from public.maestro_sessions as journey where journey.id = any (journeys);
  return greatest(cardinality(orders), cardinality(journeys));
end
$$;
comment on function private.purge_late_erasures is
  'Erases what was owed to people who had their data erased, thirty days after the order is over; how many orders or journeys';

create function private.log_erasure(who text, erased jsonb) returns void language sql volatile set search_path = '' as $$
  insert into public.audit_log (actor, table_name, row_id, action, changes)
  select $1, 'people', '', 'erase', jsonb_object_agg(kind, jsonb_build_array(number, 0))
  from jsonb_each($2) as erased (kind, number)
$$;

create function public.withdraw_contact_consent(email text default null, access_hash text default null) returns boolean
language sql volatile security definer set search_path = '' as $$
  with withdrawn as (
    update public.leads as lead
    set contact_consent_at = null, contact_consent_version = null, contact_consent_lang = null
    where lead.email = private.data_subject($1, $2)
    returning lead.id
  )
  select exists (select from withdrawn)
$$;
comment on function public.withdraw_contact_consent is 'Takes a consent to be contacted back; false where there is no sign-up';

create function public.erase_my_data(email text default null, access_hash text default null, session_id uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  erased jsonb := private.erase_address(private.data_subject($1, $2), $3);
begin
  perform private.log_erasure('visitor', erased);
  return erased;
end
$$;
comment on function public.erase_my_data is
  'Erases what export_my_data tells, and logs that it was done, without saying whose; refused (23514) for an admin';

create function public.erase_person(email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  erased jsonb;
begin
  perform private.require_admin();
  erased := private.erase_address(lower(btrim($1)), null);
  perform private.log_erasure(private.actor(), erased);
  return erased;
end
$$;
comment on function public.erase_person is
  'Erases what the house keeps under an address (lead, subscription, account and its journeys, letters, what is not owed of orders); for admins. A guest''s journey carries no address.';

grant execute on function
  public.request_my_data_link, public.open_my_data, public.export_my_data, public.withdraw_contact_consent, public.erase_my_data
  to worker;
grant execute on function public.erase_person to authenticated;
