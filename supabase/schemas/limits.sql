-- Limits and the purge: what a visitor may cost, and how long anything is kept. The privacy page says these times.

create table private.spent_budgets (
  hour timestamptz not null,
  action text not null,
  address bytea not null,
  times integer not null check (times > 0),
  primary key (hour, action, address)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
comment on table private.spent_budgets is
  'How often an action was taken from an address within an hour, and how many letters that strangers may have caused go to one letter box within a day, those about orders apart. Letters to a typed address are limited to ten an hour of each kind, except those of orders and sign-ins. Addresses are kept as hashes, and rows are used for a day.';

create function private.network_hash(address text, bits integer default 48) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(
    case when $1 like '%:%' then host(network(set_masklen($1::inet, $2))) else $1 end, 'utf8'
  ))
$$;
comment on function private.network_hash is
  'The hash of a caller''s network: the whole address for IPv4, the first bits of it for IPv6 (one household may have a /48); null where there is no address';

create function private.count_spent(hour timestamptz, action text, address bytea, max_times integer) returns integer
language sql volatile set search_path = '' as $$
  insert into private.spent_budgets as spent (hour, action, address, times) select $1, $2, $3, 1 where $4 > 0
  on conflict on constraint spent_budgets_pkey do update set times = spent.times + 1 where spent.times < $4
  returning times
$$;
comment on function private.count_spent is
  'Counts an action once more, max_times at most; how often it was taken then, null where it had been as often as it may';

create function private.letter_box_hash(email text) returns bytea language sql immutable set search_path = '' as $$
  select sha256(convert_to(private.letter_box($1), 'utf8'))
$$;
comment on function private.letter_box_hash is 'The hash of an address'' letter box, by which its letters are counted';

-- A call without an address is not counted: only the Worker calls these functions, and it leaves the address out where
-- limits are switched off. An IPv6 /48 holds 2^16 networks that each count as one caller; together they get the share
-- of four.
create function private.spend_budget(action text, address text, hourly_limit integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  hour constant timestamptz := date_trunc('hour', now());
begin
  if hourly_limit is null then
    raise exception 'An action without a limit: %', $1 using errcode = 'null_value_not_allowed';
  end if;
  if address is null then
    return;
  end if;
  -- One person has a whole IPv6 /64. The networks are locked in this order always, so that no two calls wait for each
  -- other. A /64 and its /48 may have the same network address and so the same hash, so a /48 is counted under an action
  -- of its own.
  if private.count_spent(hour, $1, private.network_hash($2, 64), $3) is null
    or $2 like '%:%' and private.count_spent(hour, $1 || '/48', private.network_hash($2), 4 * $3) is null then
    raise exception 'Too many requests' using errcode = 'PT429', hint = action;
  end if;
end
$$;
comment on function private.spend_budget is
  'Counts an action from an IP address (null: not counted), and refuses it with 429 past hourly_limit in this hour, or past four times that from one IPv6 /48. A refused call is not counted, because its transaction is undone.';

-- An unproven address gets a limited number of letters a day, whatever they are about.
create function private.spend_letter(recipient text) returns boolean language sql volatile set search_path = '' as $$
  select private.count_spent(date_trunc('day', now()), 'letter', private.letter_box_hash($1), 8) is not null
$$;
comment on function private.spend_letter is
  'Counts a letter that a stranger may have caused; false past eight to one letter box in a day, of all kinds together';

-- Letters about orders have a measure of their own, so that sign-in links and newsletters that strangers ask for use up
-- none of it. Past it a letter waits for a later day instead of never leaving.
create function private.spend_order_letter(recipient text) returns timestamptz
language plpgsql volatile set search_path = '' as $$
declare
  day timestamptz;
begin
  for ahead in 0..2 loop
    day := date_trunc('day', now()) + make_interval(days => ahead);
    if private.count_spent(day, 'order_letter', private.letter_box_hash($1), 8) is not null then
      return day;
    end if;
  end loop;
  return null;
end
$$;
comment on function private.spend_order_letter is
  'Counts a letter about an unproven order, and answers the day on which it may leave: today, or where eight have gone to the letter box, one of the next two; null past those';

-- A stranger may use up the letters of a letter box by name+1@, name+2@; the address without a tag then still gets a
-- letter to sign in.
create function private.spend_reserved_letter(recipient text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  if $1 like '%+%' or exists (
    select from private.mailed_links as sent
    where sent.email = $1 and sent.purpose = 'sign_in' and sent.used_at is null and sent.expires_at > now()
  ) then
    return false;
  end if;
  return private.count_spent(date_trunc('day', now()), 'reserved_letter', private.letter_box_hash($1), 24) is not null;
end
$$;
comment on function private.spend_reserved_letter is
  'Counts a letter beyond those of spend_letter; false for an address with a plus, where a link to sign in is out already, and past 24 to one letter box in a day';

-- Auth sees only the Worker's address, whoever asks, so the shop's hourly share of Auth is divided among callers here.
create function public.spend_auth_share(call text, ip text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_budget('auth_' || $1, $2, case $1
    when 'token' then 200
    when 'verify' then 100
    when 'letter' then 40
    when 'factor' then 60
  end);
  return true;
end
$$;
comment on function public.spend_auth_share is
  'Counts a call of Auth for the visitor behind it, and refuses it with 429 where one caller would take more than a small part of the shop''s hour';

-- Neither Auth nor the day's measure says that it skipped a letter, because that would tell who has an account. So the
-- house counts what is asked for itself, for every address alike, before it asks Auth.
create function private.letter_interval() returns interval
language sql immutable set search_path = '' as $$ select interval '1 minute' $$;
comment on function private.letter_interval is
  'The interval between two letters to an address; Auth''s own (max_frequency of config.toml) begins a little later, so it is shorter';

create function public.claim_letter(email text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  sought constant text := lower(btrim($1));
  hash constant bytea := sha256(convert_to(sought, 'utf8'));
begin
  if exists (
    select from private.spent_budgets as spent
    where spent.hour > now() - private.letter_interval() and spent.action = 'asked' and spent.address = hash
  ) then
    return 'recent';
  end if;
  insert into private.spent_budgets (hour, action, address, times) values (now(), 'asked', hash, 1)
  on conflict on constraint spent_budgets_pkey do nothing;
  -- From the seventh letter on an open link may do in the place of another (private.renew_links).
  return case when private.count_spent(date_trunc('day', now()), 'asked_today', private.letter_box_hash(sought), 6) is null
    then 'often' else 'sent' end;
end
$$;
comment on function public.claim_letter is
  'Records that a letter about signing in is asked for an address, whether or not it has an account, and answers what may be said of it: sent, often (more than six were asked for its letter box today, so this one may be held back), or recent (one was asked for within the last minute, so none is now)';

-- Each kind is read through an index, the oldest first, and deleted by key, so that no batch reads a whole table. The
-- log is numbered in the order of its times.
create function private.purge(max_rows integer) returns jsonb language plpgsql volatile set search_path = '' as $$
declare
  deleted jsonb;
  accounts integer := 0;
begin
  -- pg_cron and the Worker may come at once; the second finds nothing left to do.
  if not pg_try_advisory_xact_lock(hashtext('private.purge')) then
    return '{}';
  end if;
  with
  journeys as (
    delete from public.maestro_sessions where id = any (array(
      select session.id from public.maestro_sessions as session
      where not session.has_perfume
        and session.created_at < now() - interval '30 days'
        and not exists (
          select from private.maestro_results as result
          where result.session_id = session.id and result.updated_at >= now() - interval '30 days'
        )
      order by session.created_at limit max_rows
    )) returning 1
  ),
  log as (
    delete from public.audit_log where id = any (array(
      select oldest.id from (select line.id, line.at from public.audit_log as line order by line.id limit max_rows) as oldest
      where oldest.at < now() - interval '400 days'
    )) returning 1
  ),
  budgets as (
    delete from private.spent_budgets where ctid = any (array(
      select spent.ctid from private.spent_budgets as spent
      where spent.hour < now() - interval '1 day' order by spent.hour limit max_rows
    )) returning 1
  ),
  links as (
    delete from private.mailed_links where token_hash = any (array(
      select link.token_hash from private.mailed_links as link
      where link.expires_at < now() order by link.expires_at limit max_rows
    )) returning 1
  ),
  contact_letters as (
    delete from public.contact_letters where id = any (array(
      select letter.id from public.contact_letters as letter
      where letter.created_at < now() - interval '365 days' order by letter.created_at limit max_rows
    )) returning 1
  ),
  -- After a day no call of Auth's that asked for a letter is believed any more.
  account_letters as (
    delete from private.outbox_letters where id = any (array(
      select letter.id from private.outbox_letters as letter
      where letter.order_id is null and letter.content is null and letter.created_at < now() - interval '1 day'
      order by letter.created_at limit max_rows
    )) returning 1
  ),
  tried_codes as (
    delete from private.tried_codes where ctid = any (array(
      select tried.ctid from private.tried_codes as tried
      where tried.tried_at < now() - interval '5 minutes' order by tried.tried_at limit max_rows
    )) returning 1
  )
  select jsonb_build_object(
    'journeys', (select count(*) from journeys), 'log', (select count(*) from log), 'budgets', (select count(*) from budgets),
    'links', (select count(*) from links), 'contact_letters', (select count(*) from contact_letters),
    'account_letters', (select count(*) from account_letters), 'tried_codes', (select count(*) from tried_codes)
  ) into deleted;
  deleted := deleted || jsonb_build_object('late_erasures', private.purge_late_erasures(max_rows));
  -- Visitors who are measured wait for the totals that this changes, so it is among the last.
  deleted := deleted || jsonb_build_object('measurements', private.purge_measurements(max_rows));
  -- Anyone can have a sign-in letter sent to any address; who never answered it has no account. Auth's table has no index
  -- for this and takes none of ours: it is read once nothing else is left.
  if (select max(rows::integer) from jsonb_each_text(deleted) as kept (kind, rows)) < max_rows then
    delete from auth.users where id = any (array(
      select account.id from auth.users as account
      where account.email_confirmed_at is null and account.created_at < now() - interval '30 days' limit max_rows
    ));
    get diagnostics accounts = row_count;
  end if;
  return deleted || jsonb_build_object('accounts', accounts);
end
$$;
comment on function private.purge is 'Deletes rows that have been kept as long as promised, at most the given number of each kind; answers how many of each';

-- Rows that have been kept as long as promised are deleted in batches of a thousand of each kind, each batch in its own
-- transaction, so that a million old rows neither hold locks nor run into a timeout.
create function public.purge_batch() returns boolean language sql volatile security definer set search_path = '' as $$
  select coalesce(bool_or(rows::integer = 1000), false) from jsonb_each_text(private.purge(1000)) as deleted (kind, rows)
$$;
comment on function public.purge_batch is
  'Deletes a thousand rows of each kind that have been kept as long as promised; true where there may be more. The Worker calls it every hour, in case the database has no pg_cron.';

-- A procedure that commits may not set a search path.
create procedure private.purge_all() language plpgsql as $$
begin
  while public.purge_batch() loop
    commit;
  end loop;
end
$$;
comment on procedure private.purge_all is 'Deletes all that has been kept as long as promised, a batch in each transaction';
do $$
begin
  if exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('purge', '17 * * * *', 'call private.purge_all()');
  end if;
exception when others then
  raise notice 'pg_cron is not used (%): the Worker purges', sqlerrm;
end
$$;

grant execute on function
  public.spend_auth_share, public.claim_letter, public.purge_batch
  to worker;
