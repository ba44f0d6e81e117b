-- The page of one's data reads what it shows; the file has everything. Erasing is one function and one statement.

create function public.my_data_in_short(email text default null, access_hash text default null, session uuid default null)
returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  person constant text := private.data_subject($1, $2);
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
      from auth.users as account where account.id = (select private.account_of(person))
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
        jsonb_build_object('number', kept.number, 'created_at', kept.created_at) order by kept.created_at
      ), '[]')
      from public.orders as kept where kept.email = person
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
comment on function public.my_data_in_short(text, text, uuid) is 'Of what my_data tells, what the page about it shows';
revoke execute on function public.my_data_in_short(text, text, uuid) from public;
grant execute on function public.my_data_in_short(text, text, uuid) to worker;

create or replace function private.erase_address(address text, session uuid) returns jsonb
language plpgsql set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  erased jsonb;
begin
  if exists (select from public.app_admins_email as admin where admin.email = $1) then
    raise exception 'An admin leaves the allow-list first' using errcode = 'check_violation', constraint = 'erase_person_admin';
  end if;
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
  accounts as (delete from auth.users as account where account.id = (select private.account_of($1)) returning 1),
  contact_letters as (delete from public.contact_letters as letter where letter.email = $1 returning 1),
  -- What is under way is still to be delivered. Of the others the amounts stay: the law keeps them.
  orders as (
    update public.orders as kept set
      email = null, name = null, phone = null, address = null, recipient = null, gift_card = null, account = null,
      erased_at = now(),
      secret = replace(replace(left(encode(sha256(convert_to(gen_random_uuid()::text, 'utf8')), 'base64'), 22), '+', '-'), '/', '_')
    where kept.email = $1 and kept.state in ('delivered', 'cancelled', 'returned')
    returning kept.id
  ),
  order_lines as (
    update public.order_lines as line set engraving = null, engraved = 0, unit = line.unit + line.engraved
    from orders where line.order_id = orders.id and line.engraving is not null
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
drop function private.erase_all_but_orders(text, uuid);
drop function private.erase_all_but_contact_letters(text, uuid);
