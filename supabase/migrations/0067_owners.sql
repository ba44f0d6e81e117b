-- An order belongs to whoever is proven to own its address, not to whoever's address was typed; and what strangers may have
-- written to an address in a day is bounded.

create function private.new_secret() returns text
language sql volatile set search_path = '' as $$
  select translate(
    left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')), 'base64'), 22), '+/', '-_'
  )
$$;
comment on function private.new_secret() is '132 random bits in base64url, as an order''s secret is written';

alter table public.orders
  add column proven_at timestamptz,
  add column letter_proof text not null default private.new_secret() check (letter_proof ~ '^[A-Za-z0-9_-]{22}$');
comment on column public.orders.proven_at is
  'Since when the order''s address is known to be its customer''s own: they were signed in under it, or pressed the button that its letter leads to';
comment on column public.orders.letter_proof is
  'Stands in the links of the order''s letters and nowhere else: whoever has it reads the mail of the order''s address. Who placed the order knows its secret, not this.';

create function private.prove_own_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from auth.users as account
    where account.id = new.account and account.email = new.email and account.email_confirmed_at is not null
  ) then
    new.proven_at := now();
  end if;
  return new;
end
$$;
create trigger prove_own_order before insert on public.orders
  for each row when (new.account is not null) execute function private.prove_own_order();

create function public.keep_order(secret text, proof text default null, account uuid default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  own boolean;
begin
  select * into kept from public.orders as found where found.secret = $1 for update;
  own := exists (
    select from auth.users as signed_in
    where signed_in.id = $3 and signed_in.email = kept.email and signed_in.email_confirmed_at is not null
  );
  if kept.id is null then
    return 'gone';
  elsif kept.email is null or not own and kept.letter_proof is distinct from $2 then
    return 'refused';
  elsif kept.proven_at is not null then
    return 'known';
  end if;
  update public.orders as found set
    proven_at = now(), account = case when own then coalesce(found.account, $3) else found.account end
  where found.id = kept.id;
  return 'done';
end
$$;
comment on function public.keep_order(text, text, uuid) is
  'Takes the order that a secret opens for one''s own: by the proof in its letters, or signed in under its address: done, known, refused or gone';
revoke execute on function public.keep_order(text, text, uuid) from public;
grant execute on function public.keep_order(text, text, uuid) to worker;

create or replace function public.find_order(secret text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.order_view(kept) || jsonb_build_object('proven', kept.proven_at is not null)
  from public.orders as kept where kept.secret = $1
$$;

-- Letters to an address that nobody has proven: so many a day, whatever they are about.

create function private.spend_letter(recipient text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  insert into private.spent_budgets as spent (hour, action, address, times)
  values (date_trunc('day', now()), 'letter', sha256(convert_to(lower($1), 'utf8')), 1)
  on conflict on constraint spent_budgets_pkey do update set times = spent.times + 1 where spent.times < 8;
  return found;
end
$$;
comment on function private.spend_letter(text) is
  'Counts a letter that a stranger may have caused; false past eight to one address in a day, of all kinds together';
comment on table private.spent_budgets is
  'How often an action was taken from an address within an hour, and how many letters a stranger may have caused went to one e-mail address within a day. Addresses are hashes; rows are of use for a day.';

create or replace function private.keep_link(
  purpose text, email text, lang text, token_hash text, lifetime interval, details jsonb default '{}'
) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  if not private.spend_letter($2) then
    return false;
  end if;
  insert into private.mailed_links (token_hash, purpose, email, lang, details, expires_at)
  values ($4, $1, $2, $3, $6, now() + $5);
  return true;
end
$$;
comment on function private.keep_link(text, text, text, text, interval, jsonb) is
  'Keeps a link that is about to be mailed; false where its letter must not be sent, since the address had its letters of the day';

create function private.withhold_letter() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  recipient text;
begin
  -- What the office does and what was paid for costs a stranger too much to repeat.
  select kept.email into recipient
  from public.orders as kept left join public.order_events as event on event.id = new.event_id
  where kept.id = new.order_id and kept.proven_at is null
    and coalesce(event.actor, 'house') in ('customer', 'house') and event.paid is null and event.refunded is null;
  if recipient is not null and not private.spend_letter(recipient) then
    new.dead_at := now();
    new.problem := 'withheld';
  end if;
  return new;
end
$$;
comment on function private.withhold_letter() is
  'Keeps a letter about an unproven order among the unsent, where the office sees it, once its address had its letters of the day';
create trigger withhold_letter before insert on private.outbox_letters
  for each row execute function private.withhold_letter();

create or replace function public.list_dead_letters() returns jsonb
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
      ) order by letter.problem = 'withheld', letter.dead_at desc
    ), '[]')
    from (
      -- A flood of withheld ones hides no other.
      select dead.* from private.outbox_letters as dead where dead.dead_at is not null
      order by dead.problem = 'withheld', dead.dead_at desc limit 100
    ) as letter
    join public.orders as kept on kept.id = letter.order_id
  );
end
$$;
comment on function public.list_dead_letters() is
  'Letters to customers that could not be sent, or of which nothing was heard, then those withheld; a hundred, the newest of each first; for admins';

create or replace function public.take_letters(most integer) returns jsonb
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
    'proof', case when kept.proven_at is null then kept.letter_proof end,
    'refunded', (select event.refunded from public.order_events as event where event.id = taken.event_id)
  )), '[]')
  into letters
  from taken join public.orders as kept on kept.id = taken.order_id;
  return letters;
end
$$;

-- A person's own data.

create function private.is_own_order(kept public.orders, address text, account uuid) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce($1.account = $3, false) or $1.email = $2 and $1.proven_at is not null
$$;
comment on function private.is_own_order(public.orders, text, uuid) is
  'Whether an order is known to be of the person of an address and an account: what a stranger typed may be of another';

create or replace function public.my_data(email text default null, access_hash text default null, session uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  person constant text := private.data_subject($1, $2);
  own constant uuid := private.account_of(person);
begin
  return jsonb_build_object(
    'email', person,
    'sign_up', (
      select to_jsonb(lead) - array['id', 'search', 'source'] from public.leads as lead where lead.email = person
    ),
    'letters', (
      select to_jsonb(subscriber) - array['id', 'email', 'email_hash', 'unsubscribe_token']
      from public.newsletter_subscribers as subscriber
      where subscriber.email_hash = sha256(convert_to(person, 'utf8'))
    ),
    'account', (
      select jsonb_build_object(
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at,
        'name', profile.name, 'lang', profile.lang
      )
      from auth.users as account left join public.profiles as profile on profile.user_id = account.id
      where account.id = own
    ),
    'staff', exists (select from public.app_admins_email as admin where admin.email = person),
    'unconfirmed', (
      select coalesce(jsonb_agg(
        jsonb_build_object('purpose', link.purpose, 'details', link.details, 'created_at', link.created_at, 'expires_at', link.expires_at)
        order by link.created_at
      ), '[]')
      from private.mailed_links as link
      where link.email = person and link.used_at is null and link.purpose in ('subscribe', 'update_lead')
        and link.expires_at > now()
    ),
    'contact_letters', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', letter.name, 'lang', letter.lang, 'subject', letter.subject, 'message', letter.message,
          'created_at', letter.created_at, 'reply', letter.reply, 'replied_at', letter.replied_at
        ) order by letter.created_at
      ), '[]')
      from public.contact_letters as letter where letter.email = person
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
            from public.maestro_results as result join public.maestro_questions as question on question.id = result.question_id
            where result.session_id = journey.id
          ),
          'perfume', (
            select jsonb_build_object(
              'custom_name', result.custom_name,
              'engraving', result.engraving,
              'fingerprint', result.fingerprint,
              'created_at', result.created_at,
              'share_token', result.share_token
            )
            from public.maestro_results as result where result.session_id = journey.id and result.question_id is null
          ),
          -- As the row above, this one among them, with the answers that each was composed from.
          'editions', private.editions_of(journey.id)
        ) order by journey.created_at
      ), '[]')
      from private.journeys_of(person, $3) as journey
    ),
    'orders', (
      select coalesce(jsonb_agg(
        case when private.is_own_order(kept, person, own) then private.order_view(kept) - 'secret'
          else jsonb_build_object(
            'number', kept.number, 'state', kept.state, 'total', kept.total, 'currency', kept.currency,
            'created_at', kept.created_at
          ) end
          || jsonb_build_object('proven', private.is_own_order(kept, person, own))
        order by kept.created_at
      ), '[]')
      from public.orders as kept where kept.email = person or kept.account = own
    )
  );
end
$$;

create or replace function public.my_data_in_short(email text default null, access_hash text default null, session uuid default null)
returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  person constant text := private.data_subject($1, $2);
  own constant uuid := private.account_of(person);
begin
  return jsonb_build_object(
    'email', person,
    'sign_up', (
      select jsonb_build_object(
        'first_name', lead.first_name, 'last_name', lead.last_name, 'phone', lead.phone,
        'country_code', lead.country_code, 'created_at', lead.created_at, 'contact_consent_at', lead.contact_consent_at
      )
      from public.leads as lead where lead.email = person
    ),
    'letters', (
      select jsonb_build_object('created_at', subscriber.created_at, 'unsubscribed_at', subscriber.unsubscribed_at)
      from public.newsletter_subscribers as subscriber
      where subscriber.email_hash = sha256(convert_to(person, 'utf8'))
    ),
    'account', (
      select jsonb_build_object('created_at', account.created_at)
      from auth.users as account where account.id = own
    ),
    'contact_letters', (
      select coalesce(jsonb_agg(
        jsonb_build_object('message', letter.message, 'created_at', letter.created_at, 'replied_at', letter.replied_at)
        order by letter.created_at
      ), '[]')
      from public.contact_letters as letter where letter.email = person
    ),
    'orders', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'number', kept.number, 'created_at', kept.created_at, 'proven', private.is_own_order(kept, person, own)
        ) order by kept.created_at
      ), '[]')
      from public.orders as kept where kept.email = person or kept.account = own
    ),
    'journeys', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'created_at', journey.created_at,
          'answers', (
            select count(*) from public.maestro_results as result
            where result.session_id = journey.id and result.question_id is not null
          ),
          'perfumes', (
            select coalesce(jsonb_agg(
              jsonb_build_object('custom_name', perfume.custom_name, 'fingerprint', perfume.fingerprint)
              order by perfume.edition desc
            ), '[]')
            from private.perfumes as perfume
            where perfume.session_id = journey.id and perfume.engine_version is not null
          )
        ) order by journey.created_at
      ), '[]')
      from private.journeys_of(person, $3) as journey
    )
  );
end
$$;

create or replace function private.erase_address(address text, session uuid) returns jsonb
language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  own constant uuid := private.account_of($1);
  unpaid text;
  erased jsonb;
begin
  if exists (select from public.app_admins_email as admin where admin.email = $1) then
    raise exception 'An admin leaves the allow-list first' using errcode = 'check_violation', constraint = 'erase_person_admin';
  end if;
  -- Nobody makes or keeps anything for somebody who is gone; of what is weighed or paid for the house owes the delivery.
  for unpaid in
    select kept.secret from public.orders as kept
    where (kept.email = $1 or kept.account = own) and kept.state not in ('delivered', 'cancelled', 'returned')
      and kept.paid = 0
      and not exists (select from private.payments as held where held.order_id = kept.id and held.state = 'held')
    order by kept.created_at
  loop
    perform public.cancel_order(unpaid);
  end loop;
  with
  leads as (delete from public.leads as lead where lead.email = $1 returning 1),
  subscriptions as (
    delete from public.newsletter_subscribers as subscriber
    where subscriber.email_hash = sha256(convert_to($1, 'utf8')) returning 1
  ),
  journeys as (
    delete from public.maestro_sessions
    where id = any (array(select journey.id from private.journeys_of($1, $2) as journey)) returning 1
  ),
  links as (delete from private.mailed_links as link where link.email = $1),
  accounts as (delete from auth.users as account where account.id = own returning 1),
  contact_letters as (delete from public.contact_letters as letter where letter.email = $1 returning 1),
  -- What is under way is still to be delivered. Of the others the amounts stay: the law keeps them.
  orders as (
    update public.orders as kept set
      email = null, name = null, phone = null, address = null, recipient = null, gift_card = null, account = null,
      erased_at = now(), secret = private.new_secret()
    where (kept.email = $1 or kept.account = own) and kept.state in ('delivered', 'cancelled', 'returned')
    returning kept.id
  ),
  order_lines as (
    update public.order_lines as line set engraving = null, engraved = 0, unit = line.unit + line.engraved
    from orders where line.order_id = orders.id and line.engraving is not null
  ),
  -- In the customer's own words: why they sent something back.
  order_notes as (
    delete from public.order_events as event using orders
    where event.order_id = orders.id and event.actor = 'customer' and event.note is not null and event.to_state is null
  ),
  waiting_letters as (
    delete from private.outbox_letters as letter using orders
    where letter.order_id = orders.id and letter.sent_at is null
  )
  select jsonb_build_object(
    'leads', (select count(*) from leads),
    'subscriptions', (select count(*) from subscriptions),
    'journeys', (select count(*) from journeys),
    'accounts', (select count(*) from accounts),
    'contact_letters', (select count(*) from contact_letters),
    'orders', (select count(*) from orders)
  ) into erased;
  return erased;
end
$$;
