-- The house writes Auth's letters itself. Auth hands over what a letter is about (its Send Email Hook); the link gets a
-- token of the house's own, since Auth's can be computed from the address and a few digits. Here are the sha256 of that
-- token and, in `details`, Auth's, which nobody is given before the house's own has been checked.

alter table private.mailed_links drop constraint mailed_links_purpose_check;
alter table private.mailed_links add constraint mailed_links_purpose_check check (
  purpose in ('subscribe', 'update_lead', 'open_data', 'use_data', 'sign_in', 'admin_invitation')
);
alter table private.mailed_links add column tries integer not null default 0;
comment on column private.mailed_links.tries is 'How often a sign-in link was pressed, in vain or not';

create or replace function private.use_link(purpose text, token_hash text) returns private.mailed_links
language sql volatile set search_path = '' as $$
  update private.mailed_links as link set used_at = now(), details = '{}'
  from (
    select before.token_hash, before.details from private.mailed_links as before
    where before.token_hash = $2 and before.purpose = $1 and before.used_at is null and before.expires_at > now()
    for update
  ) as unused
  where link.token_hash = unused.token_hash
  returning link.token_hash, link.purpose, link.email, link.lang, unused.details, link.created_at, link.expires_at,
    link.used_at, link.tries
$$;

-- A letter about an order is made of its order when it is sent. One about an account has nothing to be made of: what it
-- says, whom it goes to and the token of its link wait with it, and are gone once it has left or was given up.
alter table private.outbox_letters
  alter column order_id drop not null,
  alter column event_id drop not null,
  alter column kind drop not null,
  add column message text unique check (length(message) <= 200),
  add column content jsonb check (jsonb_typeof(content) = 'object' and length(content::text) <= 4000),
  add check ((order_id is null) = (event_id is null) and (order_id is null) = (kind is null)),
  add check (
    case when order_id is null then (content is null) = (sent_at is not null or dead_at is not null)
    else message is null and content is null end
  );
comment on table private.outbox_letters is
  'Letters that wait, left, or could not be sent (dead), about an order or about an account; each is sent at most once by itself';
comment on column private.outbox_letters.message is 'What asked for a letter about an account: asked twice, it is one letter';
comment on column private.outbox_letters.content is 'Of a letter about an account, until it has left or was given up';
alter table private.outbox_letters drop constraint outbox_letters_order_id_kind_refund_key;
create unique index outbox_letters_once_idx on private.outbox_letters (order_id, kind, refund) nulls not distinct
  where order_id is not null;
create index outbox_letters_account_idx on private.outbox_letters (created_at) where order_id is null;

create function public.write_auth_letters(message text, account uuid, letters jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen constant text := (select profile.lang from public.profiles as profile where profile.user_id = $2);
  letter jsonb;
  place bigint;
  lang text;
  -- As long as Auth's own token lasts (otp_expiry).
  until constant timestamptz := now() + interval '1 hour';
begin
  for letter, place in select each.value, each.ordinality from jsonb_array_elements($3) with ordinality as each loop
    lang := coalesce(letter ->> 'lang', chosen, 'en');
    insert into private.outbox_letters (message, content)
    values (
      $1 || ' ' || place,
      letter - 'link' || jsonb_build_object('lang', lang, 'email', lower(letter ->> 'email'))
        || case when letter ? 'link' then jsonb_build_object('until', until) else '{}' end
    )
    on conflict do nothing;
    if not found then
      return false;
    end if;
    if letter ? 'link' then
      insert into private.mailed_links (token_hash, purpose, email, lang, details, expires_at)
      values (letter -> 'link' ->> 'token_hash', 'sign_in', lower(letter ->> 'email'), lang, (letter -> 'link') - 'token_hash', until);
    end if;
  end loop;
  return true;
end
$$;
comment on function public.write_auth_letters(text, uuid, jsonb) is
  'Keeps the letters of one call of Auth''s hook, and the links in them; false where the call was heard before';
revoke execute on function public.write_auth_letters(text, uuid, jsonb) from public;
grant execute on function public.write_auth_letters(text, uuid, jsonb) to machinery;

create function public.open_sign_in_link(token_hash text, app text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  opened jsonb;
begin
  update private.mailed_links as link set tries = link.tries + 1
  where link.token_hash = $1 and link.purpose = 'sign_in';
  update private.mailed_links as link set used_at = now()
  where link.token_hash = $1 and link.purpose = 'sign_in' and link.details ->> 'app' = $2
    and link.used_at is null and link.expires_at > now() and link.tries <= 5
  returning link.details into opened;
  return opened;
end
$$;
comment on function public.open_sign_in_link(text, text) is
  'Spends the link of a sign-in letter of one of the two apps and hands over what Auth wants to see; null where there is none, or no longer';
revoke execute on function public.open_sign_in_link(text, text) from public;
grant execute on function public.open_sign_in_link(text, text) to worker;

create function public.reopen_sign_in_link(token_hash text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.mailed_links as link set used_at = null
  where link.token_hash = $1 and link.purpose = 'sign_in' and link.tries < 5;
  return found;
end
$$;
comment on function public.reopen_sign_in_link(text) is
  'Gives a spent link back where Auth did not answer, which spends its own token itself; five times in all';
revoke execute on function public.reopen_sign_in_link(text) from public;
grant execute on function public.reopen_sign_in_link(text) to worker;

create or replace function public.take_letters(most integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  letters jsonb;
begin
  -- It may have left: nobody sends it again but a person.
  update private.outbox_letters as letter set dead_at = now(), problem = 'unheard', content = null
  where letter.taken_at < now() - interval '5 minutes' and letter.sent_at is null and letter.dead_at is null;
  -- Its link works no longer.
  update private.outbox_letters as letter set dead_at = now(), problem = 'too late', content = null
  where letter.sent_at is null and letter.dead_at is null and letter.taken_at is null
    and (letter.content ->> 'until')::timestamptz < now();
  with due as (
    select letter.id from private.outbox_letters as letter
    where letter.sent_at is null and letter.dead_at is null and letter.taken_at is null and letter.due_at <= now()
    order by letter.due_at limit least($1, 50)
    for update skip locked
  ), taken as (
    update private.outbox_letters as letter set taken_at = now(), attempts = letter.attempts + 1
    from due where letter.id = due.id
    returning letter.id, letter.kind, letter.order_id, letter.event_id, letter.content
  )
  select coalesce(jsonb_agg(
    case when taken.order_id is null then taken.content || jsonb_build_object('id', taken.id, 'about', 'account')
    else jsonb_build_object(
      'id', taken.id, 'about', 'order', 'kind', taken.kind, 'order', private.order_view(kept),
      'proof', case when kept.proven_at is null then kept.letter_proof end,
      'refunded', (select event.refunded from public.order_events as event where event.id = taken.event_id)
    ) end
  ), '[]')
  into letters
  from taken left join public.orders as kept on kept.id = taken.order_id;
  return letters;
end
$$;
comment on function public.take_letters(integer) is 'Takes letters that are due, with what they tell of; nobody else gets these';

create or replace function public.settle_letter(letter uuid, sent boolean, problem text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.outbox_letters as kept set
    taken_at = case when $2 then kept.taken_at end,
    sent_at = case when $2 then now() end,
    dead_at = case when not $2 and kept.attempts >= 6 then now() end,
    -- 1, 4, 16, 64 and 256 minutes.
    due_at = case when $2 then kept.due_at else now() + interval '1 minute' * 4 ^ (kept.attempts - 1) end,
    problem = case when not $2 then left($3, 200) end,
    content = case when not $2 and kept.attempts < 6 then kept.content end
  where kept.id = $1 and kept.taken_at is not null and kept.sent_at is null and kept.dead_at is null;
  return found;
end
$$;

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
      select dead.* from private.outbox_letters as dead where dead.dead_at is not null and dead.order_id is not null
      order by dead.problem = 'withheld', dead.dead_at desc limit 100
    ) as letter
    join public.orders as kept on kept.id = letter.order_id
  );
end
$$;

create or replace function public.send_again(letter uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin sends letters again' using errcode = 'insufficient_privilege';
  end if;
  update private.outbox_letters as kept set dead_at = null, taken_at = null, attempts = 0, due_at = now(), problem = null
  where kept.id = $1 and kept.dead_at is not null and kept.order_id is not null;
  return found;
end
$$;

create function private.purge_account_letters(most integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  letters integer;
begin
  delete from private.outbox_letters where id = any (array(
    select letter.id from private.outbox_letters as letter
    where letter.order_id is null and letter.content is null and letter.created_at < now() - interval '1 day'
    order by letter.created_at limit most
  ));
  get diagnostics letters = row_count;
  return letters;
end
$$;
comment on function private.purge_account_letters(integer) is
  'Deletes what is left of letters about accounts after a day, when no call that asked for one is believed any more; how many';

create or replace function public.purge_batch() returns boolean
language sql volatile security definer set search_path = '' as $$
  select coalesce(bool_or(rows::integer = 1000), false)
  from jsonb_each_text(
    private.purge(1000) || jsonb_build_object(
      'contact_letters', private.purge_contact_letters(1000), 'account_letters', private.purge_account_letters(1000)
    )
  ) as deleted (kind, rows)
$$;
