-- What reading costs with a long past: a perfume is unpacked once, and what is typed whole is found by a plain index.

drop function public.my_data(text, text, uuid);
drop function private.data_but_orders(text, text, uuid);
-- What a perfume shows stands in its edition, and nowhere twice.
create function public.my_data(email text default null, access_hash text default null, session uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  person constant text := private.data_subject($1, $2);
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
      where account.id = (select private.account_of(person))
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
      select coalesce(jsonb_agg(private.order_view(kept) - 'secret' order by kept.created_at), '[]')
      from public.orders as kept where kept.email = person
    )
  );
end
$$;
comment on function public.my_data(text, text, uuid) is
  'What is kept about a person: under the address that a link was mailed to or who is signed in, and of the journey in this browser';
revoke execute on function public.my_data(text, text, uuid) from public;
grant execute on function public.my_data(text, text, uuid) to worker;

create index leads_phone_idx on public.leads (phone);

create or replace function public.list_leads(
  query text, at timestamptz default null, id uuid default null, back boolean default false, most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  typed constant text := private.literal_pattern(query);
  whole constant text := lower(btrim(query));
  meant text;
begin
  if not private.is_admin() then
    raise exception 'Only an admin reads leads' using errcode = 'insufficient_privilege';
  end if;
  meant := case
    when typed = '' then 'true'
    when exists (select from public.leads as lead where lead.email = whole) then format('lead.email = %L', whole)
    when exists (select from public.leads as lead where lead.phone = whole) then format('lead.phone = %L', whole)
    when typed ~ '[[:alnum:]]{3}' then private.containing('lead.search', typed)
    when typed ~ '[[:alnum:]]' then format(
      'lower(lead.first_name || '' '' || lead.last_name) like any (%L)',
      array[typed || '%', '% ' || typed || '%', '%-' || typed || '%']
    )
    else 'false'
  end;
  return private.list_counted(
    'select lead.id, lead.first_name, lead.last_name, lead.email, lead.phone, lead.country_code, lead.lang,
      lead.source, lead.created_at, lead.contact_consent_at, lead.contact_consent_version, lead.contact_consent_lang,
      lead.confirmed_at
    from public.leads as lead where ' || meant,
    at, id, back, most
  );
end
$$;
comment on function public.list_leads(text, timestamptz, uuid, boolean, integer) is
  'Leads whose address or phone is a text, else whose name, address or phone contains it (fewer than three letters: a word of whose name begins so), the newest first, from a row on or back, counted to a thousand; for admins';
