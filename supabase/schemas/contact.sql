-- What visitors write on the contact page, and what the house answers.

create table public.contact_letters (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(btrim(name)) between 1 and 120 and private.is_plain_text(name)),
  email text not null check (private.is_email(email)),
  lang text not null check (private.is_language(lang)),
  about text check (about ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(about) <= 80),
  subject text check (length(btrim(subject)) between 1 and 120 and private.is_plain_text(subject)),
  order_number text check (order_number ~ '^ATH-[0-9]{2}-[0-9]{6,12}$'),
  message text not null check (length(btrim(message)) between 1 and 4000 and private.is_plain_text(message)),
  created_at timestamptz not null default now(),
  reply text check (length(btrim(reply)) between 1 and 4000 and private.is_plain_text(reply)),
  replied_by text,
  replied_at timestamptz,
  sent_at timestamptz,
  -- The texts that the admin app's search looks through: a telephone number in a message has no gaps there.
  search_names text not null generated always as (private.fold(name)) stored,
  search text not null generated always as (
    private.fold(name || ' ' || email || ' ' || coalesce(subject, '') || ' ' || coalesce(order_number, '') || ' ')
      || regexp_replace(private.fold(message), '([0-9])[ ().-]+(?=[0-9])', '\1', 'g')
  ) stored,
  constraint contact_letters_about_whole check ((about is null) = (subject is null)),
  constraint contact_letters_about_one check (num_nonnulls(about, order_number) <= 1),
  constraint contact_letters_reply_whole check (num_nonnulls(reply, replied_by, replied_at) in (0, 3)),
  constraint contact_letters_sent_reply check (sent_at is null or reply is not null)
);
comment on table public.contact_letters is 'Messages from the contact page, whose addresses nobody has proven, and the house''s replies. Written by functions only.';
comment on column public.contact_letters.about is 'The slug of the perfume that the letter is about';
comment on column public.contact_letters.subject is 'The name of that perfume in the language of the letter, as it was then';
comment on column public.contact_letters.order_number is 'The order that the letter is about, whose secret its writer had';
comment on column public.contact_letters.replied_at is 'When an admin took the letter to reply; whether the reply left, sent_at tells';
comment on column public.contact_letters.sent_at is 'When the mail service took the reply';
create index contact_letters_created_idx on public.contact_letters (created_at, id);
create index contact_letters_new_idx on public.contact_letters (created_at, id) where sent_at is null;
create index contact_letters_answered_idx on public.contact_letters (created_at, id) where sent_at is not null;
create index contact_letters_search_idx on public.contact_letters using gin (search extensions.gin_trgm_ops) with (fastupdate = off);
create index contact_letters_names_idx on public.contact_letters using gin (search_names extensions.gin_trgm_ops) with (fastupdate = off);
create index contact_letters_email_idx on public.contact_letters (email, created_at);
-- Taking a letter and letting it go again changes nothing that lasts: what is logged is the reply that left.
create trigger audit after update of sent_at on public.contact_letters
  for each row when (old.sent_at is null and new.sent_at is not null) execute function private.audit('personal');

alter table public.contact_letters enable row level security;
create policy "admins read letters" on public.contact_letters for select to authenticated using ((select private.is_admin()));
grant select on public.contact_letters to authenticated;

create function public.save_contact_letter(
  name text, email text, lang text, message text, about text default null, subject text default null, ip text default null,
  secret text default null, invitation boolean default true
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  sender constant text := lower(btrim($2));
  number constant text := (select kept.number from public.orders as kept where kept.secret = $8);
  letter_id uuid;
begin
  if $8 is not null and number is null then
    raise exception 'No such order' using errcode = 'check_violation';
  end if;
  perform private.spend_budget('contact', $7, 10);
  -- Pressing the button twice must not make two letters.
  perform pg_advisory_xact_lock(hashtextextended('contact ' || sender, 0));
  if not exists (
    select from public.contact_letters as letter
    where letter.email = sender and letter.created_at > now() - interval '1 day'
      and letter.message = $4 and letter.about is not distinct from $5 and letter.order_number is not distinct from number
  ) then
    insert into public.contact_letters (name, email, lang, message, about, subject, order_number)
    values ($1, sender, $3, $4, $5, $6, number) returning id into letter_id;
    perform private.write_receipt(letter_id, $9);
  end if;
  return true;
end
$$;
comment on function public.save_contact_letter is
  'Keeps a letter to the house, about a perfume or the order that a secret opens, and writes to its sender that it has come; the same one within a day is kept once';

create function public.list_contact_letters(
  answered boolean default null, query text default null, created_at timestamptz default null, id uuid default null,
  backwards boolean default false, max_rows integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  matching text := 'select letter.id, letter.name, letter.email, letter.lang, letter.subject, letter.order_number,
      left(letter.message, 160) as beginning, letter.created_at, letter.replied_by, letter.replied_at, letter.sent_at
    from public.contact_letters as letter where ' || case
      when answered is null then 'true'
      when answered then 'letter.sent_at is not null'
      else 'letter.sent_at is null'
    end || ' and ' || private.meant_by(query, 'letter');
begin
  perform private.require_admin();
  return private.list_counted(matching, created_at, id, backwards, max_rows);
end
$$;
comment on function public.list_contact_letters is
  'Letters to the house (all, or only those that are answered, or not) in which the words of a query are, the newest first, from a row on or backwards, counted to a thousand; for admins';

-- A letter is taken before its reply is sent, so that two admins do not both reply. Who took it and never came back,
-- because the Worker or the database went away, holds it for a minute.
create function public.take_contact_letter(letter_id uuid, reply text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  found_letter public.contact_letters;
begin
  perform private.require_admin();
  select * into found_letter from public.contact_letters as kept where kept.id = $1 for update;
  if found_letter.id is null then
    return 'gone';
  elsif found_letter.sent_at is not null then
    return case when (found_letter.replied_by, found_letter.reply) = (private.actor(), $2) then 'done' else 'taken' end;
  elsif found_letter.replied_at > now() - interval '1 minute' then
    return case when (found_letter.replied_by, found_letter.reply) = (private.actor(), $2) then 'under_way' else 'taken' end;
  end if;
  update public.contact_letters as kept set reply = $2, replied_by = private.actor(), replied_at = now() where kept.id = $1;
  return 'yours';
end
$$;
comment on function public.take_contact_letter is
  'Takes a letter to reply to it. Answers yours; taken, by a reply that left or is on its way; under_way or done, if it is this very reply; or gone. For admins.';

create function public.report_contact_reply(letter_id uuid, is_sent boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.contact_letters as kept set
    reply = case when $2 then kept.reply end,
    replied_by = case when $2 then kept.replied_by end,
    replied_at = case when $2 then kept.replied_at end,
    sent_at = case when $2 then now() end
  where kept.id = $1 and kept.replied_by = private.actor() and kept.sent_at is null;
  return found;
end
$$;
comment on function public.report_contact_reply is
  'Says of the reply that the caller took a letter for that it has left, or that it has not and anyone may reply; for admins';

grant execute on function public.save_contact_letter to worker;
grant execute on function
  public.list_contact_letters, public.take_contact_letter, public.report_contact_reply
  to authenticated;
