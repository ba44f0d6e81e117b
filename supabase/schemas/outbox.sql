-- The outbox: letters about orders are written in the transaction of what they tell, letters about accounts when Auth asks
-- for them, and both are sent afterwards by the house's machinery.

-- A letter about an order is written from the order when it is sent. A letter about an account has no row to be written
-- from: its content, its recipient and the token of its link wait with it, and are deleted once it has left or was
-- given up.
create table private.outbox_letters (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references public.orders (id) on delete cascade,
  event_id bigint unique references public.order_events (id) on delete cascade,
  kind text check (kind in (
    'received', 'reminder', 'credit_taken_back', 'paid', 'confirmed', 'on_its_way', 'delivered', 'cancelled', 'returned',
    'refunded', 'return_declined', 'part_paid', 'overpaid'
  )),
  -- There may be several refunds, parts of a payment and parcels; everything else is told once.
  occasion bigint,
  parcel text,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- When it was first handed to the mail service, which knows it again by its id for a day.
  taken_at timestamptz,
  sent_at timestamptz,
  dead_at timestamptz,
  problem text check (length(problem) <= 200),
  message text unique check (length(message) <= 200),
  content jsonb check (jsonb_typeof(content) = 'object' and length(content::text) <= 4000),
  check (sent_at is null or dead_at is null),
  check ((kind in ('refunded', 'part_paid', 'overpaid')) = (occasion is not null)),
  check (parcel is null or kind = 'on_its_way'),
  check ((order_id is null) = (event_id is null) and (order_id is null) = (kind is null)),
  check (
    case when order_id is null then (content is null) = (sent_at is not null or dead_at is not null)
    else message is null and content is null end
  )
);
comment on table private.outbox_letters is
  'Letters that wait, left, or could not be sent (dead), about an order or about an account; each is sent at most once by itself';
comment on column private.outbox_letters.message is 'The id of the call that asked for a letter about an account: asked for twice, it is one letter';
comment on column private.outbox_letters.content is 'The content of a letter about an account, deleted once it has left or was given up';
create index outbox_letters_due_idx on private.outbox_letters (due_at) where sent_at is null and dead_at is null;
create index outbox_letters_dead_idx on private.outbox_letters (dead_at) where dead_at is not null;
create index outbox_letters_account_idx on private.outbox_letters (created_at) where order_id is null;
create unique index outbox_letters_once_idx on private.outbox_letters (order_id, kind, occasion, parcel) nulls not distinct
  where order_id is not null;

create function private.write_letter() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  kind text := case
    when new.refunded is not null then 'refunded'
    when new.paid is not null then 'paid'
    when new.kind = 'parcel_changed' then 'on_its_way'
    when new.kind = 'return_declined' then 'return_declined'
    when new.to_state in ('received', 'confirmed', 'on_its_way', 'delivered', 'cancelled', 'returned') then new.to_state
  end;
  sent text;
begin
  if kind = 'paid' then
    select case
      when kept.state in ('cancelled', 'returned') then null
      when private.surplus_of(kept) > 0 then 'overpaid'
      when kept.payment = 'on_delivery' then null
      when kept.due > 0 then 'part_paid'
      else 'paid'
    end
    into kind from public.orders as kept where kept.id = new.order_id;
  end if;
  if kind is null then
    return null;
  end if;
  if kind = 'on_its_way' then
    select kept.parcel into sent from public.orders as kept where kept.id = new.order_id;
    -- A letter is written when it is sent, so one that waits would tell the new number too.
    delete from private.outbox_letters as letter
    where letter.order_id = new.order_id and letter.kind = 'on_its_way' and letter.sent_at is null
      and letter.parcel is distinct from sent;
  end if;
  -- What has gone back ends the time in which the cancelling may be taken back.
  if kind = 'refunded' then
    update private.outbox_letters as letter set due_at = now()
    where letter.order_id = new.order_id and letter.kind = 'cancelled' and letter.attempts = 0 and letter.due_at > now();
  end if;
  -- A move that is taken back and made again is told once, and a parcel once. As long as an admin may take back that an
  -- order is cancelled (private.cancelling_to_undo), its letter waits.
  insert into private.outbox_letters (order_id, event_id, kind, occasion, parcel, due_at)
  values (
    new.order_id, new.id, kind, case when kind in ('refunded', 'part_paid', 'overpaid') then new.id end, sent,
    now() + case when kind = 'cancelled' and new.actor not in ('customer', 'house') then interval '10 minutes' else interval '0' end
  )
  on conflict do nothing;
  return null;
end
$$;
create trigger write_letter after insert on public.order_events
  for each row when (
    -- Whose bank took the money back has not been refunded by the house.
    (new.refunded is not null and new.note is distinct from 'dispute_lost')
    or new.paid is not null
    or new.to_state in ('confirmed', 'on_its_way', 'delivered', 'cancelled', 'returned')
    or (new.to_state = 'received' and new.from_state is null)
    or new.kind in ('parcel_changed', 'return_declined')
  )
  execute function private.write_letter();

create function private.withhold_letter() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  recipient text;
  day timestamptz;
begin
  -- These letters need no daily limit: a stranger cannot cheaply repeat what admins do or what is paid for.
  select kept.email into recipient
  from public.orders as kept left join public.order_events as event on event.id = new.event_id
  where kept.id = new.order_id and kept.proven_at is null
    and coalesce(event.actor, 'house') in ('customer', 'house') and event.paid is null and event.refunded is null;
  if recipient is not null then
    day := private.spend_order_letter(recipient);
    if day is null then
      new.dead_at := now();
      new.problem := 'withheld';
    else
      new.due_at := greatest(new.due_at, day);
    end if;
  end if;
  return new;
end
$$;
comment on function private.withhold_letter is
  'Puts a letter about an unproven order off to a later day if its address has had its letters of today, and among the unsent letters, where admins see it, if it has had those of the next days too';
create trigger withhold_letter before insert on private.outbox_letters
  for each row execute function private.withhold_letter();

create function private.announce_letter() returns trigger language plpgsql set search_path = '' as $$
begin
  perform set_config('response.headers', '[{"Letters-Waiting": "1"}]', true);
  return null;
end
$$;
comment on function private.announce_letter is
  'Says in a header of PostgREST''s answer that the call wrote a letter, so that the Worker sends it at once';
create trigger announce_letter after insert or update of due_at on private.outbox_letters
  for each row when (new.taken_at is null and new.dead_at is null and new.sent_at is null and new.due_at <= now())
  execute function private.announce_letter();

-- Auth's letters to an unproven address count towards the letter box's daily limit, with everything else that a
-- stranger may have sent there: to Auth mina+1@… and mina+2@… are two new accounts, though they are one mailbox. A
-- proven account and an address on the allow-list have a limit of their own, which nobody can use up through another
-- address.
create function private.is_known_reader(account uuid, email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from auth.users as proven
    where proven.id = $1 and lower(proven.email) = $2 and proven.email_confirmed_at is not null
      -- Pressing a letter's link signs in, so a sign-in proves that the letter was read.
      and proven.last_sign_in_at is not null
  ) or exists (select from public.app_admins_email as admin where admin.email = $2 and admin.is_active)
$$;
comment on function private.is_known_reader is
  'Whether somebody has signed in to an account under its proven address, or the address is on the allow-list, so that letters to it are not the work of a stranger';

create function public.write_auth_letters(message text, account uuid, letters jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen constant text := (select profile.lang from public.profiles as profile where profile.user_id = $2);
  letter jsonb;
  place bigint;
  lang text;
  email text;
  -- As long as Auth's own token lasts (otp_expiry).
  until constant timestamptz := now() + interval '1 hour';
begin
  for letter, place in select each.value, each.ordinality from jsonb_array_elements($3) with ordinality as each loop
    lang := coalesce(letter ->> 'lang', chosen, (private.languages())[1]);
    email := lower(letter ->> 'email');
    if letter ->> 'kind' = 'email_change' then
      -- A change of address writes to both addresses, and each change has letters of its own. The new address may be a
      -- stranger's.
      continue when email = lower(letter ->> 'to') and not private.spend_letter(email);
    elsif letter ? 'link' then
      continue when private.renew_links(email, letter -> 'link');
      continue when not private.is_known_reader($2, email) and not private.spend_letter(email)
        and not private.spend_reserved_letter(email);
    end if;
    insert into private.outbox_letters (message, content)
    values (
      $1 || ' ' || place,
      letter - 'link' || jsonb_build_object('lang', lang, 'email', email)
        || case when letter ? 'link' then jsonb_build_object('until', until) else '{}' end
    )
    on conflict do nothing;
    if not found then
      return false;
    end if;
    if letter ? 'link' then
      insert into private.mailed_links (token_hash, purpose, email, lang, details, expires_at)
      values (letter -> 'link' ->> 'token_hash', 'sign_in', email, lang, (letter -> 'link') - 'token_hash', until);
    end if;
  end loop;
  return true;
end
$$;
comment on function public.write_auth_letters is
  'Keeps the letters of one call of Auth''s hook, and the links in them; false where the call was heard before';

-- Who is invited to a perfume of the Vault is told once, and only when there is something to see.
create function private.language_of(email text) returns text language sql stable set search_path = '' as $$
  select coalesce(
    (select profile.lang from public.profiles as profile where profile.user_id = private.account_of($1)),
    (select letter.lang from public.contact_letters as letter where letter.email = $1 order by letter.created_at desc limit 1),
    (select kept.lang from public.orders as kept where kept.email = $1 order by kept.created_at desc limit 1),
    (
      select subscriber.lang from public.newsletter_subscribers as subscriber
      where subscriber.email_hash = sha256(convert_to($1, 'utf8'))
    ),
    (select lead.lang from public.leads as lead where lead.email = $1),
    (private.languages())[1]
  )
$$;
comment on function private.language_of is
  'The language in which the house knows an address: its account''s, or that of what it last wrote, ordered or asked for; otherwise the shop''s first';

create function private.write_invitations(invitation_id uuid default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  day constant timestamptz := date_trunc('day', now());
  house constant bytea := sha256(convert_to('house', 'utf8'));
  most constant integer := 200;
  written integer := 0;
  spent integer := coalesce((
    select counted.times from private.spent_budgets as counted
    where counted.hour = day and counted.action = 'invitations' and counted.address = house
  ), 0);
  invited record;
begin
  for invited in
    select invitation.id, invitation.email, sold.name,
      coalesce(invitation.lang, private.language_of(invitation.email)) as lang
    from public.vault_invitations as invitation join public.maestro_products as sold on sold.id = invitation.product_id
    where sold.is_active and sold.is_vault and invitation.written_at is null and invitation.id = coalesce($1, invitation.id)
    order by invitation.created_at, invitation.id
    for update of invitation skip locked
  loop
    -- Who has an admin's browser in hand may not write to the whole world, nor again and again to one person.
    exit when spent + written >= most;
    continue when private.count_spent(day, 'invitation', private.letter_box_hash(invited.email), 5) is null;
    exit when private.count_spent(day, 'invitations', house, most) is null;
    insert into private.outbox_letters (message, content) values (
      'invitation ' || invited.id,
      jsonb_build_object(
        'kind', 'vault_invitation', 'email', invited.email, 'lang', invited.lang, 'name', invited.name ->> invited.lang
      )
    );
    update public.vault_invitations as invitation set written_at = now() where invitation.id = invited.id;
    written := written + 1;
  end loop;
  return written;
end
$$;
comment on function private.write_invitations is
  'Writes the letters about the invitations (or about one) to perfumes that are shown, of which nobody was told yet: 200 in a day, five to one letter box; those beyond wait for the next. How many';

create function private.write_new_invitation() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.write_invitations(new.id) = 0 and exists (
    select from public.maestro_products as sold where sold.id = new.product_id and sold.is_active and sold.is_vault
  ) then
    raise exception 'Enough invitations for today' using errcode = 'PT429';
  end if;
  return null;
end
$$;
comment on function private.write_new_invitation is
  'A new invitation to a perfume that is shown is written about at once, or refused (429): what is asked for by hand waits for no other day';
create trigger write_invitation after insert on public.vault_invitations
  for each row execute function private.write_new_invitation();

create function private.write_waiting_invitations() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_invitations();
  return null;
end
$$;
create trigger write_invitations after update of is_active, is_vault on public.maestro_products
  for each row when (new.is_active and new.is_vault) execute function private.write_waiting_invitations();

create function public.write_invitations() returns integer
language sql volatile security definer set search_path = '' as $$ select private.write_invitations() $$;
comment on function public.write_invitations is
  'Writes the day''s portion of the letters about invitations that wait; how many';

create function private.drop_invitation_letter() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.outbox_letters as letter where letter.message = 'invitation ' || old.id and letter.sent_at is null;
  return null;
end
$$;
comment on function private.drop_invitation_letter is 'The letter about an invitation that is withdrawn does not leave, unless it has left';
create trigger drop_letter after delete on public.vault_invitations
  for each row execute function private.drop_invitation_letter();

-- The typed address may be a stranger's: its letters count as all others that a stranger may cause, and hold nothing that
-- was typed.
create function private.write_receipt(letter_id uuid, invitation boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.contact_letters;
begin
  select * into strict kept from public.contact_letters as found where found.id = $1;
  if private.spend_letter(kept.email) then
    insert into private.outbox_letters (message, content) values (
      'contact ' || kept.id,
      jsonb_build_object(
        'kind', case when $2 and exists (
          select from public.maestro_products as sold where sold.slug = kept.about and 'invite_only' = any (sold.badges)
        ) then 'invitation_requested' else 'contact_received' end,
        'email', kept.email, 'lang', kept.lang, 'name', kept.subject, 'number', kept.order_number
      )
    );
  end if;
end
$$;
comment on function private.write_receipt is
  'Writes to the sender of a letter to the house that it has come (invitation: unless it asks for something else, what is asked of a perfume by invitation is one); nothing where the address has had its letters of the day';

create function public.take_letters(max_rows integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  letters jsonb;
begin
  -- It was tried often enough; or it may have left and would not be known again; or its link is of no use any more.
  update private.outbox_letters as letter set
    dead_at = now(), content = null,
    problem = case when (letter.content ->> 'until')::timestamptz < now() then 'too late' else coalesce(letter.problem, 'no answer') end
  where letter.due_at <= now() and letter.sent_at is null and letter.dead_at is null and (
    letter.attempts >= 6 or letter.taken_at < now() - interval '23 hours' or (letter.content ->> 'until')::timestamptz < now()
  );
  with due as (
    select letter.id from private.outbox_letters as letter
    where letter.sent_at is null and letter.dead_at is null and letter.due_at <= now()
    order by letter.due_at limit least($1, 50)
    for update skip locked
  ), taken as (
    -- Nothing is heard of some, because who took them was stopped: they are taken again.
    update private.outbox_letters as letter set
      taken_at = coalesce(letter.taken_at, now()), attempts = letter.attempts + 1, due_at = now() + interval '5 minutes'
    from due where letter.id = due.id
    returning letter.id, letter.kind, letter.order_id, letter.event_id, letter.content
  )
  select coalesce(jsonb_agg(
    case when taken.order_id is null then taken.content || jsonb_build_object('id', taken.id, 'about', 'account')
    else jsonb_build_object(
      'id', taken.id, 'about', 'order', 'kind', taken.kind, 'order', private.order_view(kept),
      'proof', case when kept.proven_at is null then kept.letter_proof end,
      'refunded', (select event.refunded from public.order_events as event where event.id = taken.event_id),
      'reason', (
        select event.note from public.order_events as event
        where event.id = taken.event_id and event.kind = 'return_declined'
      )
    ) end
  ), '[]')
  into letters
  from taken left join public.orders as kept on kept.id = taken.order_id;
  return letters;
end
$$;
comment on function public.take_letters is 'Takes letters that are due, with the data that they are written from; no other caller gets the same letters within five minutes';

create function public.report_letter(letter_id uuid, is_sent boolean, problem text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.outbox_letters as kept set
    sent_at = case when $2 then now() end,
    dead_at = case when not $2 and kept.attempts >= 6 then now() end,
    -- The waits between the tries are 1, 4, 16, 64 and 256 minutes.
    due_at = case when $2 then kept.due_at else now() + interval '1 minute' * 4 ^ (kept.attempts - 1) end,
    problem = case when not $2 then left($3, 200) end,
    content = case when not $2 and kept.attempts < 6 then kept.content end
  where kept.id = $1 and kept.taken_at is not null and kept.sent_at is null and (kept.dead_at is null or $2);
  return found;
end
$$;
comment on function public.report_letter is
  'Says of a letter that was taken that it has left, or that it has not and is tried again later, six times in all';

-- Letters about accounts are among them: when they fail, nobody signs in.
create function public.list_unsent_letters() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', letter.id, 'kind', letter.kind, 'order', kept.id, 'number', kept.number, 'email', kept.email,
        'dead_at', letter.dead_at, 'problem', letter.problem
      ) order by letter.problem = 'withheld', letter.order_id is null, letter.dead_at desc
    ), '[]')
    from (
      -- Each kind has a limit of its own, so that many withheld letters, or many about accounts, do not hide the
      -- others.
      select dead.* from private.outbox_letters as dead where dead.dead_at is not null
      order by dead.problem = 'withheld', dead.order_id is null, dead.dead_at desc limit 100
    ) as letter
    left join public.orders as kept on kept.id = letter.order_id
  );
end
$$;
comment on function public.list_unsent_letters is
  'Letters that were given up, for admins: about orders until they are sent again, about accounts for a day and without their reader';

create function public.resend_letter(letter_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.outbox_letters as kept set dead_at = null, taken_at = null, attempts = 0, due_at = now(), problem = null
  where kept.id = $1 and kept.dead_at is not null and kept.order_id is not null;
  return found;
end
$$;
comment on function public.resend_letter is
  'Puts a letter that was not sent among those that wait; false where it is not among the unsent; for admins';

grant execute on function
  public.write_auth_letters, public.write_invitations, public.take_letters, public.report_letter
  to machinery;
grant execute on function public.list_unsent_letters, public.resend_letter to authenticated;
