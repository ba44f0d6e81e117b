-- Written by `npm run baseline` from supabase/schemas, in the order of supabase/config.toml. Do not edit.

-- Roles and what they may do at all: nothing is open to anybody unless a schema file grants it by name.

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

create schema private;
comment on schema private is 'Tables and functions that the API does not serve';

-- Two roles beside Supabase's own, each with a token that only the Worker knows (npm run role-token). `worker` does
-- what visitors may do only through the shop, and purges; `machinery` moves payments and sends letters, whoever caused
-- them.
do $$
begin
  create role worker nologin noinherit;
exception when duplicate_object then null;
end
$$;
do $$
begin
  create role machinery nologin noinherit;
exception when duplicate_object then null;
end
$$;
do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    grant worker, machinery to authenticator;
  end if;
end
$$;
-- The owner of the database may act as the Worker, in the SQL editor and in tests.
grant worker to current_user;

grant usage on schema public to worker, machinery;
grant usage on schema private to anon, authenticated, service_role, worker;

-- No single request needs longer. A hosted project sets the first two itself; all four are set here, where a test finds
-- them.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role worker set statement_timeout = '8s';
alter role machinery set statement_timeout = '8s';

-- Trigrams serve the searches in lists.
create extension if not exists pg_trgm with schema extensions;

-- Helpers: what a text, an address or an id may be (used by the tables' constraints), and when a row was changed.

create function private.languages() returns text[] language sql immutable set search_path = '' as $$
  select array['ar', 'en', 'fr', 'ru']
$$;
comment on function private.languages is 'The languages of the shop, the default first, as app/i18n/languages.ts has them';

create function private.is_language(lang text) returns boolean language sql immutable set search_path = '' as $$
  select lang = any (private.languages())
$$;

-- {"ar": "…", "en": "…", "fr": "…", "ru": "…"}: every language, no other key, no empty text.
create function private.is_localised(texts jsonb, longest integer default 2000) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(texts) = 'object'
      and texts ?& private.languages()
      and not exists (
        select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{}' end) as entry
        where not private.is_language(entry.key)
          or jsonb_typeof(entry.value) <> 'string'
          or length(btrim(entry.value #>> '{}')) not between 1 and longest
      ),
    false
  )
$$;

-- {"ar": ["عود", …], …}: a list of short texts in every language, the lists equally long.
create function private.is_localised_list(texts jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(texts) = 'object'
      and texts ?& private.languages()
      and not exists (
        select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{}' end) as entry
        where not private.is_language(entry.key)
          or case jsonb_typeof(entry.value)
            when 'array' then jsonb_array_length(entry.value) not between 1 and 12
              or jsonb_array_length(entry.value) <> jsonb_array_length(texts -> (private.languages())[1])
              or exists (
                select from jsonb_array_elements(entry.value) as item
                where jsonb_typeof(item) <> 'string' or length(btrim(item #>> '{}')) not between 1 and 80
              )
            else true
          end
      ),
    false
  )
$$;

-- Names hold no invisible characters: no control characters, no marks or overrides of direction, no zero-width spaces,
-- no Unicode line ends. The shop removes the same (app/forms/text.ts).
create function private.plain_text(value text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(value, '[\u2028\u2029]', E'\n', 'g'),
    -- The joiners U+200C and U+200D stay: Persian and families of emoji are written with them.
    '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2800'
      '\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U000e0000-\U000e0fff]',
    '', 'g'
  )
$$;
comment on function private.plain_text is 'A text without what cannot be seen; tabs and line ends stay';

create function private.is_plain_text(value text) returns boolean language sql immutable set search_path = '' as $$
  select value = private.plain_text(value)
$$;
comment on function private.is_plain_text is 'Whether a text holds nothing that cannot be seen, but for tabs and line ends';

-- An order's details pass the same checks as in the shop's forms, whoever writes them.
create function private.is_line(value text) returns boolean language sql immutable set search_path = '' as $$
  select private.is_plain_text(value) and value !~ '[[:cntrl:]]'
$$;
comment on function private.is_line is 'Whether a text is one line of what can be seen';

create function private.is_perfume_name(value text) returns boolean language sql immutable set search_path = '' as $$
  select length(value) between 1 and 13 * 32 and private.is_line(value)
    -- What is neither letter, digit nor emoji in the shop's scripts and in what all scripts have in common.
    and value !~ '^[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a5\u00a7-\u00a8\u00ab-\u00ad\u00af\u00b1\u00b4'
      '\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u02e5-\u02e9\u02ed\u02ef-\u036f'
      '\u037e\u0385\u0387\u0483-\u0489\u0600-\u060d\u0610-\u061f\u064b-\u065f\u066a-\u066d\u0670\u06d4'
      '\u06d6-\u06dd\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0888\u0890-\u089f\u08ca-\u08ff\u0951-\u0954'
      '\u0964-\u0965\u0e3f\u10fb\u16eb-\u16ed\u1735-\u1736\u1802-\u1805\u1ab0-\u1aeb\u1cd0-\u1ce8\u1ced'
      '\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u2000-\u203b\u203d-\u2048\u204a-\u206f\u207a-\u207e\u208a-\u208e'
      '\u20a0-\u20e2\u20e4-\u20f0\u2118\u2140-\u2144\u214b\u2190-\u2193\u219a-\u219b\u21a0\u21a3\u21a6'
      '\u21ae\u21ce-\u21cf\u21d2\u21d4\u21f4-\u22ff\u2308-\u230b\u2320-\u2321\u2329-\u232a\u237c'
      '\u239b-\u23b3\u23dc-\u23e1\u25b7\u25c1\u25f8-\u25fa\u25ff\u266f\u2768-\u2775\u27c0-\u27ff'
      '\u2900-\u2933\u2936-\u2aff\u2b30-\u2b44\u2b47-\u2b4c\u2de0-\u2e2e\u2e30-\u2e4f\u2e52-\u2e5d'
      '\u3000-\u3003\u3008-\u3011\u3014-\u301f\u302a-\u302d\u3099-\u309c\u30a0\u30fb\ua66f-\ua67e'
      '\ua69e-\ua69f\ua700-\ua716\ua720-\ua721\ua789-\ua78a\ua838\ua92e\uab5b\uab6a-\uab6b\ufbb2-\ufbc2'
      '\ufd3e-\ufd3f\ufdfc\ufe00-\ufe6b\ufeff-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffe0-\uffe3'
      '\uffe5-\uffe6\uffe9-\uffec\ufff9-\ufffb\U0001eef0-\U0001eef1\U0001f8d0-\U0001f8d8]*$'
$$;
comment on function private.is_perfume_name is
  'Whether a text can be a name of thirteen characters, each of at most 32 code points, as app/i18n/graphemes.ts counts them, and not of signs alone (app/forms/perfume-name.ts): a family of emoji is one character of up to eleven';

-- The same texts are addresses in the shop (app/forms/email.ts).
create function private.is_email(value text) returns boolean language sql immutable set search_path = '' as $$
  select length(value) <= 254
    and value ~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$'
$$;

-- Apostrophes have no say, hyphens are one; a hamza goes with its carrier's other marks. Each step is a line of the
-- shop's own (app/i18n/fold.ts).
create function private.fold(value text) returns text language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(
    translate(
      replace(replace(replace(lower(regexp_replace(
        normalize(replace(value, '´', ''), nfkd),
        '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0621\u0640\u064b-\u065f\u0670'
          '\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200c\u200d''`\u02b9-\u02bf\u2018\u2019\u201b\u2032]',
        '', 'g'
      )), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      U&'\0649\06cc\06a9\06be\06c1\06d5\0629\0671\00f8\0142\0111\0131\03c2\2010\2012\2013\2014\2212\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669\06f0\06f1\06f2\06f3\06f4\06f5\06f6\06f7\06f8\06f9',
      U&'\064a\064a\0643\0647\0647\0647\0647\0627oldi\03c3-----01234567890123456789'
    ),
    '[ \t\r\n]+', ' ', 'g'
  ))
$$;
comment on function private.fold is
  'A text as searches compare it: small letters without marks, hamza, joiners and apostrophes, one form of each Arabic letter, Latin digits';

-- mina+1@… and mina+2@… are one letter box, so a limit per address ignores what follows the plus.
create function private.letter_box(email text) returns text language sql immutable strict set search_path = '' as $$
  select case
    when box ~ '@(gmail|googlemail)\.com$' then replace(split_part(box, '@', 1), '.', '') || '@gmail.com'
    else box
  end
  from regexp_replace(lower($1), '^([^@+]+)\+[^@]*@', '\1@') as box
$$;
comment on function private.letter_box is
  'An address without what stands behind its plus, to compare by and never to write to. Nearly every mail service hands both to the same person; where one does not, two people share a bound and none gets the other''s letter. Dots are overlooked where Gmail does it, and tell people apart elsewhere.';

create function private.uuid_or_null(value text) returns uuid language sql immutable set search_path = '' as $$
  select case
    when value ~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then value::uuid
  end
$$;
comment on function private.uuid_or_null is 'The UUID that a text is in its usual form; null for any other text';

create function private.touch() returns trigger language plpgsql set search_path = '' as $$
begin
  -- Not now(): two changes in one transaction must differ, because the admin app compares this to notice another's change.
  new.updated_at := clock_timestamp();
  return new;
end
$$;
comment on function private.touch is 'Sets the time at which a row was last changed';

grant execute on function
  private.languages, private.is_language, private.is_localised, private.plain_text, private.is_plain_text, private.is_line, private.is_email,
  private.is_perfume_name
  to anon, authenticated, service_role, worker;
grant execute on function private.fold to service_role;
grant execute on function private.is_localised_list to anon, authenticated, service_role;

-- The admin app's lists: how they are searched, paged and put in order.

-- The pages of the admin app's lists start at the last row shown, by the values that the list is sorted by, so that a
-- page far back costs as little as the first.

create function private.literal_pattern(text) returns text language sql immutable set search_path = '' as $$
  select replace(replace(replace(lower(btrim($1)), '\', '\\'), '%', '\%'), '_', '\_')
$$;
comment on function private.literal_pattern is 'A text in small letters in which nothing is a wildcard of LIKE';

-- A trigram index reads a list for each three letters it is asked for, so only the most telling part of a text is asked for.
create function private.contains(searched text, typed text) returns text
language sql immutable set search_path = '' as $$
  select case
    when part is null then format('%s like %L', searched, '%' || typed || '%')
    else format('%1$s like %2$L and %1$s || '''' like %3$L', searched, '%' || part || '%', '%' || typed || '%')
  end
  from (select case
    when typed ~ '[[:alnum:]]{3}@' then substring(typed from '[[:alnum:]]{3,8}@')
    when typed ~ '^[^@]*[[:alnum:]]{3}[^@]*@' then substring(typed from '^[^@]*@')
    when typed ~ '^\+?[0-9]{8,}$' then right(typed, 6)
  end as part) as selective
$$;
comment on function private.contains is
  'The condition that a column contains a literal pattern. The end of an address (@gmail.com) and the beginning of a number are everybody''s, so the index is asked for the rest of it';

create function private.meant_by(query text, named text) returns text language plpgsql immutable set search_path = '' as $$
declare
  typed constant text := private.fold(coalesce(query, ''));
  digits constant text := ltrim(regexp_replace(typed, '[^0-9]', '', 'g'), '0');
  searched constant text := named || '.search';
  token text;
  word text;
  meant text[] := '{}';
begin
  if typed = '' then
    return 'true';
  elsif typed ~ '^[0-9+(). /-]+$' then
    -- However a number begins (+966 0…, 00966…, 0…, 8…), its last nine digits are its own.
    return case when length(digits) > 2 then private.contains(searched, right(digits, 9)) else 'false' end;
  end if;
  foreach token in array regexp_split_to_array(typed, ' +') loop
    foreach word in array case when typed ~ '@' then array[token] else regexp_split_to_array(token, '-+') end loop
      meant := meant || case
        when word ~ '[[:alnum:]]{3}' then private.contains(searched, private.literal_pattern(word))
        -- In a word with hyphens the longer parts are telling, and it may be of an address.
        when word ~ '[[:alnum:]]' then format(
          '%s like any (%L)',
          case when word = token then named || '.search_names' else searched end,
          array[private.literal_pattern(word) || '%', '% ' || private.literal_pattern(word) || '%', '%-' || private.literal_pattern(word) || '%']
        )
      end;
    end loop;
  end loop;
  return coalesce(nullif(array_to_string(meant, ' and '), ''), 'false');
end
$$;
comment on function private.meant_by is
  'The condition that a row, whose folded texts are `search` and `search_names`, is what somebody looks for: it has each word, one of one or two letters at the beginning of a name, or the digits of the telephone number that was typed';

-- Queries are put together and planned for each call: no condition that is not asked keeps an index from being used.
create function private.list_by(
  key text, soonest boolean, matching text, beyond timestamptz, id uuid, backwards boolean, max_rows integer
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  forwards constant text := case when soonest then 'asc' else 'desc' end;
  direction constant text := case when backwards = soonest then 'desc' else 'asc' end;
  page jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) order by page.%1$I %2$s, page.id %2$s), ''[]'')
     from (
       select * from (%3$s) as matching where %4$s
       order by matching.%1$I %5$s, matching.id %5$s limit least($3, 1000)
     ) as page',
    key, forwards, matching,
    case
      when beyond is null or id is null then 'true'
      else format('(matching.%I, matching.id) %s ($1, $2)', key, case direction when 'asc' then '>' else '<' end)
    end,
    direction
  ) into page using beyond, id, max_rows;
  return page;
end
$$;
comment on function private.list_by is
  'Rows of a query in the order of a time of theirs, the soonest or the latest first: at most so many beyond a row''s time and id, or, backwards, those before it';

create function private.list_newest(matching text, created_at timestamptz, id uuid, backwards boolean, max_rows integer) returns jsonb
language sql stable set search_path = '' as $$
  select private.list_by('created_at', false, matching, created_at, id, backwards, max_rows)
$$;
comment on function private.list_newest is
  'Rows of a query, the newest first: at most so many older than a row''s time and id, or, backwards, the next newer ones';

-- A search that finds few rows reads its index once, for their number and for the page of them that is shown. A long list
-- of ids is slower to look up than a second scan.
create function private.list_counted(
  matching text, created_at timestamptz, id uuid, backwards boolean, max_rows integer,
  key text default 'created_at', soonest boolean default false
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  countable constant integer := 1000;
  few constant integer := 100;
  found integer;
  ids uuid[];
begin
  execute format('select count(*), array_agg(first.id) from (%s limit %s) as first', matching, countable + 1) into found, ids;
  if found <= few then
    matching := format('select * from (%s) as found where found.id = any (%L::uuid[])', matching, ids);
  end if;
  return jsonb_build_object('total', least(found, countable), 'more', found > countable)
    || jsonb_build_object('rows', private.list_by(key, soonest, matching, created_at, id, backwards, max_rows));
end
$$;
comment on function private.list_counted is
  'Reads a page of a list, the newest first unless told, and counts the rows of the query; past a thousand it only says that there are more';

-- It stands behind both moves, of questions and of perfumes of the Vault, and runs with the caller's rights.
create function private.swap_with_neighbour(ids uuid[], row_id uuid, step integer, seen_position integer)
returns table (id uuid, new_position integer)
language sql immutable set search_path = '' as $$
  with list as (
    select item.id, item.number::integer as place from unnest(ids) with ordinality as item (id, number)
  ), swap as (
    select list.place as source, greatest(1, least(list.place + sign(step)::integer, cardinality(ids))) as target
    from list where list.id = row_id and list.place = coalesce(seen_position, list.place)
  )
  select list.id, case list.place when swap.source then swap.target when swap.target then swap.source else list.place end
  from list cross join swap
$$;
comment on function private.swap_with_neighbour is
  'The positions in a list, counted from 1, after one item changed places with the item before (step -1) or after (1); no rows where it is not at its expected position';

grant execute on function private.swap_with_neighbour to authenticated;

-- Accounts: who makes a request, the profile that an owner writes, what proving an address puts an end to, mailed links
-- and second factors.

-- Auth keeps addresses in small letters, once each, behind an index that leaves out accounts of companies' sign-ins.
create function private.account_of(email text) returns uuid language sql stable set search_path = '' as $$
  select account.id from auth.users as account where account.email = lower($1) and account.is_sso_user = false
$$;
comment on function private.account_of is 'The account of an address; null where there is none';

-- A token stays valid for up to an hour after its session ended (by signing out, by "end all others", by a new
-- password). From then on it belongs to nobody, over REST as in the shop. Nearly every request of a signed-in person
-- calls this function, so it is in plpgsql, which plans it once for each connection. A session id that is no UUID
-- counts as no session.
create function private.session_lasts() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return auth.jwt() ->> 'session_id' is null
    or exists (
      select from auth.sessions as session
      where session.id = private.uuid_or_null(auth.jwt() ->> 'session_id') and session.user_id = auth.uid()
    );
end
$$;
comment on function private.session_lasts is
  'Whether the session of this request''s token has not been ended. A token of Auth always names one; the owner''s claims in the SQL editor need not.';

-- The role worker does not send the visitor's token: it names the Auth session of the visitor whom it has found signed
-- in.
create function private.caller() returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.jwt() ->> 'role' = 'worker' then
    return (
      select session.user_id from auth.sessions as session
      where session.id = private.uuid_or_null(
        nullif(current_setting('request.headers', true), '')::json ->> 'x-account-session'
      )
    );
  end if;
  return case when private.session_lasts() then auth.uid() end;
end
$$;
comment on function private.caller is
  'The account that makes this request, or for which the Worker makes it, while its session lasts. Policies and functions ask this and not auth.uid().';

create table public.profiles (
  user_id uuid primary key default private.caller() references auth.users (id) on delete cascade,
  name text check (length(btrim(name)) between 1 and 120 and private.is_line(name)),
  lang text not null check (private.is_language(lang)),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'Name and language of an account, written by its owner alone; without a row the owner has not said';
create trigger touch before update on public.profiles for each row execute function private.touch();

create table private.moved_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade
);
comment on table private.moved_accounts is
  'Accounts that changed their address. Nobody knows whose they were before, so they do not open the admin app.';

-- Links in the shop's own letters. Auth's links are replaced by them too, because Auth's token can be computed from the
-- address and a few digits. A link carries a token of the house; `details` holds Auth's, which is handed out only once
-- the house's token has been checked.
create table private.mailed_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  purpose text not null check (
    purpose in ('subscribe', 'update_lead', 'open_data', 'use_data', 'sign_in', 'admin_invitation')
  ),
  email text not null check (private.is_email(email)),
  lang text not null check (private.is_language(lang)),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and length(details::text) <= 4000),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz,
  tries integer not null default 0
) with (autovacuum_vacuum_scale_factor = 0.05);
comment on table private.mailed_links is 'What pressing a mailed link does, once. The Worker makes the tokens; here are their sha256 only.';
comment on column private.mailed_links.tries is 'How often a sign-in link was pressed, in vain or not';
create index mailed_links_email_idx on private.mailed_links (email, purpose, created_at);
create index mailed_links_expires_idx on private.mailed_links (expires_at);

-- Auth accepts the same code as often as it is sent while it is valid, and at its own address without the house's
-- limits: a claim of `aal2` only says that some code was right somewhere. So the house takes each code once, keeps
-- which factor is in use and which sessions have passed it, and believes nothing else. (Auth's own hook for this, "MFA
-- Verification Attempt", exists only in the plans Teams and Enterprise.)
create table private.second_factors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  factor_id uuid not null,
  created_at timestamptz not null default now()
);
comment on table private.second_factors is
  'The second factor that the house asks an account for. It is still asked for if Auth lost it by a call past the house; another factor that Auth has opens nothing.';

create table private.passed_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  factor_id uuid not null,
  passed_at timestamptz not null default now()
);
comment on table private.passed_sessions is 'Sessions in which the house took a code of a second factor; gone with the session';

create table private.tried_codes (
  factor_id uuid not null,
  code_hash bytea not null,
  tried_at timestamptz not null default now(),
  primary key (factor_id, code_hash)
);
comment on table private.tried_codes is
  'Codes of second factors that were entered in the last minutes, right or wrong. A code that is kept here is not accepted again.';

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is 'Codes that replace a lost second factor, kept as SHA-256 of 112 random bits; a used one is deleted';

alter table public.profiles enable row level security;
alter table private.moved_accounts enable row level security;
alter table private.second_factors enable row level security;
alter table private.passed_sessions enable row level security;
alter table private.tried_codes enable row level security;
alter table private.recovery_codes enable row level security;
create policy "owners read their profile" on public.profiles
  for select to authenticated using (user_id = (select private.caller()));
create policy "owners write their profile" on public.profiles
  for insert to authenticated with check (user_id = (select private.caller()));
create policy "owners change their profile" on public.profiles
  for update to authenticated using (user_id = (select private.caller())) with check (user_id = (select private.caller()));
grant select, insert (user_id, name, lang), update (user_id, name, lang) on public.profiles to authenticated;

-- An account belongs to the person who reads its address. Whoever signs up with another's address leaves a password
-- behind; the day the owner confirms the address, it must not be a way in. It fires for every way that Auth proves an
-- address: a confirmation, a sign-in or a recovery letter, a changed address.
create function private.drop_unproven_ways_in() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Auth itself writes null for an account without a password; no password matches it.
  new.encrypted_password := null;
  delete from auth.sessions where user_id = new.id;
  delete from auth.identities as identity
    where identity.user_id = new.id and identity.provider <> 'email'
      and coalesce(identity.identity_data ->> 'email_verified', 'false') <> 'true';
  if old.email_confirmed_at is not null then
    insert into private.moved_accounts (user_id) values (new.id) on conflict do nothing;
  end if;
  return new;
end
$$;
comment on function private.drop_unproven_ways_in is
  'Deletes the password, sessions and foreign identities that an account had before its address was proven; its owner sets a password afterwards';
create trigger drop_unproven_ways_in before update on auth.users
  for each row when (
    (old.email_confirmed_at is null and new.email_confirmed_at is not null)
    or (old.email_confirmed_at is not null and old.email is distinct from new.email)
  )
  execute function private.drop_unproven_ways_in();

create function private.keep_link(
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
comment on function private.keep_link is
  'Keeps a link that is about to be mailed. False where its letter must not be sent, because the address has had its letters of the day.';

create function private.use_link(purpose text, token_hash text) returns private.mailed_links
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
comment on function private.use_link is 'Spends a link and hands it back; null where there is none, or no longer';

create function private.link_state(purpose text, token_hash text) returns text
language sql stable set search_path = '' as $$
  select coalesce(
    (
      select case when link.used_at is not null then 'used' when link.expires_at > now() then 'open' end
      from private.mailed_links as link where link.token_hash = $2 and link.purpose = $1
    ),
    'unknown'
  )
$$;
comment on function private.link_state is 'open, used, or unknown: never made, or over';

-- Auth keeps one token for each account and kind: the next letter that anybody asks for makes the earlier one void. The
-- house's links do not depend on that: each open link takes over Auth's newest token and lasts its hour, whoever asks
-- meanwhile. Letters about accounts are counted by the day; a budget that ended would let a stranger shut the owner
-- out. So from the seventh letter on none is sent while a link is still open.
create function private.renew_links(email text, link jsonb) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  -- Auth keeps the tokens of these kinds apart from those of a known account's sign-in or lost password.
  unconfirmed constant text[] := array['signup', 'invite'];
begin
  update private.mailed_links as sent set details = sent.details || jsonb_build_object('token', $2 ->> 'token')
  where sent.email = $1 and sent.purpose = 'sign_in' and sent.used_at is null and sent.expires_at > now()
    and sent.details ->> 'type' <> 'email_change'
    and (sent.details ->> 'type' = any (unconfirmed)) = ($2 ->> 'type' = any (unconfirmed));
  return exists (
    select from private.mailed_links as sent
    where sent.email = $1 and sent.purpose = 'sign_in' and sent.used_at is null and sent.expires_at > now()
      and sent.tries < 5
      and sent.details ->> 'app' = $2 ->> 'app' and sent.details ->> 'type' = $2 ->> 'type'
  ) and (
    select count(*) from (
      select from private.mailed_links as sent
      where sent.email = $1 and sent.purpose = 'sign_in' and sent.created_at > now() - interval '1 day' limit 6
    ) as today
  ) = 6;
end
$$;
comment on function private.renew_links is
  'Gives the open links of an address Auth''s new token, because it made their tokens void. True where the address has had six letters today and an open link does instead of another.';

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
comment on function public.open_sign_in_link is
  'Spends the link of a sign-in letter of one of the two apps and hands over what Auth wants to see; null where there is none, or no longer';

create function public.find_sign_in_address(token_hash text, app text) returns text
language sql stable security definer set search_path = '' as $$
  select link.email from private.mailed_links as link
  where link.token_hash = $1 and link.purpose = 'sign_in' and link.details ->> 'app' = $2
    and link.used_at is null and link.expires_at > now()
$$;
comment on function public.find_sign_in_address is
  'The address that a sign-in letter went to, for who has its open link; spends nothing';

create function public.reopen_sign_in_link(token_hash text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.mailed_links as link set used_at = null
  where link.token_hash = $1 and link.purpose = 'sign_in' and link.tries < 5;
  return found;
end
$$;
comment on function public.reopen_sign_in_link is
  'Gives a spent link back where Auth did not answer, which spends its own token itself; five times in all';

create function public.find_second_factor(user_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select kept.factor_id from private.second_factors as kept where kept.user_id = $1
$$;
comment on function public.find_second_factor is 'The factor that the house asks an account for; null where there is none';

create function public.begin_second_factor(user_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from private.second_factors as kept where kept.user_id = $1) then
    return false;
  end if;
  -- These factors were begun before or made past the house; Auth would ask for them before it begins another.
  delete from auth.mfa_factors as factor where factor.user_id = $1;
  return true;
end
$$;
comment on function public.begin_second_factor is
  'Clears the way for an account''s new factor; false where one is in use, which is given up first';

create function public.enrol_second_factor(session_id uuid, factor_id uuid, lang text default null) returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare
  account_id uuid;
begin
  insert into private.second_factors (user_id, factor_id)
  select lasting.user_id, begun.id from auth.sessions as lasting
  join auth.mfa_factors as begun on begun.user_id = lasting.user_id
  where lasting.id = $1 and begun.id = $2 and begun.status = 'verified'
  returning user_id into account_id;
  if account_id is null then
    raise exception 'No such factor' using errcode = 'insufficient_privilege';
  end if;
  perform public.pass_second_factor($1, $2);
  perform private.tell_of_second_factor(account_id, 'enrolled', $3);
  return query select private.write_recovery_codes(account_id);
end
$$;
comment on function public.enrol_second_factor is
  'Puts a factor in use whose first code the house and Auth have taken in this session, and hands out its recovery codes; refused where one is in use';

create function public.pass_second_factor(session_id uuid, factor_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.passed_sessions (session_id, factor_id)
  select lasting.id, kept.factor_id from auth.sessions as lasting
  join private.second_factors as kept on kept.user_id = lasting.user_id
  where lasting.id = $1 and kept.factor_id = $2
  on conflict on constraint passed_sessions_pkey do update set factor_id = excluded.factor_id, passed_at = now();
  return found;
end
$$;
comment on function public.pass_second_factor is
  'Notes that a session passed its account''s second factor, once the house and Auth have taken the code; false for another factor';

create function public.try_factor_code(factor_id uuid, code text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Auth trims the code that it is given, so the same code with spaces would count as a new one here.
  if $2 !~ '^[0-9]{6}$' then
    return false;
  end if;
  delete from private.tried_codes as tried where tried.tried_at < now() - interval '5 minutes';
  -- If two calls come at once, the second waits for the first and finds its row.
  insert into private.tried_codes (factor_id, code_hash)
  values ($1, sha256(convert_to($1::text || $2, 'utf8')))
  on conflict on constraint tried_codes_pkey do nothing;
  return found;
end
$$;
comment on function public.try_factor_code is
  'Takes a code of a second factor before Auth is asked about it: false for what is no code, and where the same one was entered within the last five minutes';

create function private.write_recovery_codes(user_id uuid) returns setof text
language plpgsql volatile set search_path = '' as $$
declare
  code text;
begin
  delete from private.recovery_codes as earlier where earlier.user_id = $1;
  for turn in 1..8 loop
    code := encode(extensions.gen_random_bytes(14), 'hex');
    insert into private.recovery_codes (user_id, code_hash) values ($1, sha256(convert_to(code, 'UTF8')));
    return next code;
  end loop;
end
$$;
comment on function private.write_recovery_codes is 'Eight new recovery codes, which are shown once; earlier ones are void';

create function private.spend_recovery_code(user_id uuid, code text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.recovery_codes as kept
  where kept.user_id = $1
    and kept.code_hash = sha256(convert_to(lower(regexp_replace($2, '[^0-9A-Fa-f]', '', 'g')), 'UTF8'));
  return found;
end
$$;
comment on function private.spend_recovery_code is 'Takes a recovery code, once; false for what is none';

create function public.renew_recovery_codes(user_id uuid, recovery_code text default null, lang text default null) returns setof text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from private.second_factors as kept where kept.user_id = $1)
    or $2 is not null and not private.spend_recovery_code($1, $2) then
    return;
  end if;
  perform private.tell_of_second_factor($1, 'renewed', $3, $2 is not null);
  return query select private.write_recovery_codes($1);
end
$$;
comment on function public.renew_recovery_codes is
  'Makes new recovery codes for a person from whom the house has just taken a code, or in exchange for a recovery code; none for a wrong one';

create function public.remove_second_factor(user_id uuid, recovery_code text default null, lang text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from private.second_factors as kept where kept.user_id = $1)
    or $2 is not null and not private.spend_recovery_code($1, $2) then
    return false;
  end if;
  delete from private.second_factors as kept where kept.user_id = $1;
  delete from auth.mfa_factors as factor where factor.user_id = $1;
  perform private.tell_of_second_factor($1, case when $2 is null then 'removed' else 'recovered' end, $3, $2 is not null);
  return true;
end
$$;
comment on function public.remove_second_factor is
  'Removes the second factor of a person from whom the house has just taken a code, or who gives a recovery code because the factor is lost; false for a wrong one. The other codes stay until new ones are made.';

-- Only the Worker changes a second factor, after it has taken a code for it; nobody does over REST. Each change is
-- logged and mailed to the owner of the factor.
create function private.tell_of_second_factor(
  user_id uuid, event text, lang text, by_recovery_code boolean default false
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  address constant text := (select lower(account.email) from auth.users as account where account.id = $1);
  chosen constant text := (select profile.lang from public.profiles as profile where profile.user_id = $1);
  -- The Worker's token names no person, so the address stands in.
  who constant text := coalesce(auth.jwt() ->> 'email', address);
begin
  insert into public.audit_log (actor, table_name, row_id, action, changes)
  values (
    who, case $2 when 'renewed' then 'recovery_codes' else 'second_factors' end, address,
    case when $2 in ('enrolled', 'renewed') then 'insert' else 'delete' end,
    case when $4 then '{"recovery_code": []}'::jsonb else '{}' end
  );
  insert into private.outbox_letters (content)
  values (jsonb_build_object(
    'kind', 'second_factor', 'event', $2, 'email', address, 'lang',
    coalesce(case when private.is_language($3) then $3 end, chosen, (private.languages())[1]), 'at', now(), 'by', who
  ));
end
$$;
comment on function private.tell_of_second_factor is
  'Logs what became of a second factor, and writes to whose it is: enrolled, renewed (its recovery codes), removed, recovered, reset';

grant execute on function private.session_lasts to anon, authenticated;
grant execute on function private.caller to anon, authenticated, worker;
grant execute on function
  public.open_sign_in_link, public.find_sign_in_address, public.reopen_sign_in_link, public.find_second_factor, public.begin_second_factor,
  public.enrol_second_factor, public.pass_second_factor, public.try_factor_code, public.renew_recovery_codes,
  public.remove_second_factor
  to worker;

-- The house's own people and what they leave behind: the allow-list, the check that every policy relies on, the log.

create table public.app_admins_email (
  email text primary key check (private.is_email(email)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  proven_at timestamptz
);
comment on table public.app_admins_email is 'People who may enter the admin app, by e-mail address in lower case. One active address always remains.';
comment on column public.app_admins_email.proven_at is
  'The first sign-in by letter after the address was listed. Before it the address opens nothing.';

-- The log is read and pruned by its number, so it has no other index.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  table_name text not null,
  row_id text not null,
  action text not null check (action in ('insert', 'update', 'delete', 'export', 'erase')),
  changes jsonb not null check (jsonb_typeof(changes) = 'object')
) with (autovacuum_vacuum_scale_factor = 0.05);
comment on table public.audit_log is 'Who changed what and when: {column: [before, after]}. Values of personal data are left out ({column: []}).';

-- Auth's token says how its session began: each method with its time.
create function private.signed_in_by_letter() returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from jsonb_array_elements(
      case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end
    ) as entry
    where entry ->> 'method' in ('otp', 'magiclink', 'recovery', 'invite', 'email/signup')
  )
$$;

-- An SQL function that is not inlined is planned in every request, a plpgsql function once for each connection. So the
-- functions that nearly every request calls are in plpgsql.
create function private.listed_as_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- The cheapest check comes first, because nearly everyone who asks is a visitor.
  return coalesce(auth.jwt() ->> 'role', '') = 'authenticated'
    and exists (
      select from public.app_admins_email as admin
      where admin.is_active and admin.proven_at is not null and admin.email = lower(auth.jwt() ->> 'email')
    )
    and private.session_lasts()
    and not exists (select from private.moved_accounts as moved where moved.user_id = auth.uid());
end
$$;
comment on function private.listed_as_admin is
  'Whether the verified token names an active, proven address of the allow-list and its session lasts; says nothing of a second factor';

-- It makes two lookups by primary key, and only for admins, because nearly every request of an admin asks it.
create function private.is_admin() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return private.listed_as_admin() and not exists (
    select from private.second_factors as kept
    where kept.user_id = auth.uid() and not exists (
      select from private.passed_sessions as passed
      where passed.session_id = private.uuid_or_null(auth.jwt() ->> 'session_id') and passed.factor_id = kept.factor_id
    )
  );
end
$$;
comment on function private.is_admin is
  'Whether this request is an admin''s: listed, proven, in a session that lasts and in which the house took a code, where the account has a second factor in use';

create function private.require_admin() returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin may do this' using errcode = 'insufficient_privilege';
  end if;
end
$$;

create function public.is_admin() returns boolean language sql stable set search_path = '' as $$
  select case when private.is_admin() then true when private.session_lasts() then false end
$$;
comment on function public.is_admin is
  'For the Worker, which asks whose token this is: null where the session of the token has been ended. Policies and functions ask private.is_admin().';

-- The admin app's sign-in and recovery letters go to admins only: the Worker asks before it has one sent.
create function public.is_listed_admin(email text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.app_admins_email as admin where admin.email = lower(btrim($1)) and admin.is_active
  )
$$;
comment on function public.is_listed_admin is 'Whether an address is active on the allow-list, proven or not';

alter table public.app_admins_email enable row level security;
alter table public.audit_log enable row level security;
create policy "admins read the allow-list" on public.app_admins_email for select to authenticated using ((select private.is_admin()));
create policy "admins add admins" on public.app_admins_email for insert to authenticated with check ((select private.is_admin()));
create policy "admins switch admins on and off" on public.app_admins_email
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins remove admins" on public.app_admins_email for delete to authenticated using ((select private.is_admin()));
create policy "admins read the log" on public.audit_log for select to authenticated using ((select private.is_admin()));
grant select, select (proven_at), insert (email, is_active), update (is_active), delete on public.app_admins_email to authenticated;
grant select on public.audit_log to authenticated;

create function private.keep_one_admin() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Changes are made one at a time, because two admins who remove each other at the same moment must not both succeed.
  perform pg_advisory_xact_lock(hashtext('public.app_admins_email'));
  if exists (select from gone where is_active)
    and not exists (select from public.app_admins_email where is_active) then
    raise exception 'The last active admin stays' using errcode = 'check_violation', constraint = 'app_admins_email_last_active';
  end if;
  return null;
end
$$;
create trigger keep_one_admin_on_update after update on public.app_admins_email
  referencing old table as gone for each statement execute function private.keep_one_admin();
create trigger keep_one_admin_on_delete after delete on public.app_admins_email
  referencing old table as gone for each statement execute function private.keep_one_admin();

-- Admins cannot remove themselves from the allow-list; another admin has to.
create function private.keep_oneself_listed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from gone where gone.email = lower(auth.jwt() ->> 'email')) then
    raise exception 'Nobody removes themselves' using errcode = 'check_violation', constraint = 'app_admins_email_oneself';
  end if;
  return null;
end
$$;
create trigger keep_oneself_listed after delete on public.app_admins_email
  referencing old table as gone for each statement execute function private.keep_oneself_listed();

create function private.actor() returns text language sql stable set search_path = '' as $$
  -- The role of the request stays visible inside a definer's function; 'none' is a connection outside the API.
  select coalesce(auth.jwt() ->> 'email', nullif(current_setting('role', true), 'none'), session_user)
$$;
comment on function private.actor is 'The person or role that the log names';

-- A trigger with private.audit() logs values; with the argument 'personal' it logs only the names of the columns.
create function private.audit() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  row_now jsonb := case when tg_op = 'DELETE' then before else after end;
  who text := private.actor();
  differences jsonb;
begin
  -- Visitors and customers are no admins and are not logged: they reach only personal rows, through functions.
  if who in ('anon', 'worker') or (tg_nargs > 0 and current_setting('role', true) = 'authenticated' and not private.is_admin()) then
    return null;
  end if;
  select coalesce(jsonb_object_agg(column_name, pair), '{}') into differences
  from (
    select column_name,
      case when tg_nargs > 0 then '[]' else jsonb_build_array(before -> column_name, after -> column_name) end as pair
    from jsonb_object_keys(before || after) as column_name
    where before -> column_name is distinct from after -> column_name and column_name <> 'updated_at'
  ) as changed;
  if differences <> '{}' then
    insert into public.audit_log (actor, table_name, row_id, action, changes)
    values (who, tg_table_name, coalesce(row_now ->> 'id', row_now ->> 'email', row_now ->> 'code'), lower(tg_op), differences);
  end if;
  return null;
end
$$;
create trigger audit after insert or update or delete on public.app_admins_email for each row execute function private.audit();

-- Exports of whole tables, and erasures from all of them, are logged as well.
create function public.log_export(exported text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if exported is null or exported not in ('leads', 'newsletter_subscribers', 'orders') then
    raise exception 'Nothing that is exported: %', exported using errcode = 'check_violation';
  end if;
  insert into public.audit_log (actor, table_name, row_id, action, changes)
  values (private.actor(), exported, '', 'export', '{}');
  return true;
end
$$;
comment on function public.log_export is 'Logs that an admin exports all rows of a table; called before the first row is read';

create function public.request_admin_access() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  address text := lower(auth.jwt() ->> 'email');
  waiting boolean;
begin
  select proven_at is null into waiting from public.app_admins_email where email = address and is_active;
  if waiting and auth.jwt() ->> 'role' = 'authenticated' and auth.uid() is not null
    and private.signed_in_by_letter() and private.session_lasts()
    and not exists (select from private.moved_accounts where user_id = auth.uid()) then
    -- A password that was set before the house knew the address may be a stranger's.
    update auth.users set encrypted_password = null where id = auth.uid();
    delete from auth.sessions
      where user_id = auth.uid() and id is distinct from (auth.jwt() ->> 'session_id')::uuid;
    if not exists (
      select from private.passed_sessions as passed
      where passed.session_id = private.uuid_or_null(auth.jwt() ->> 'session_id')
    ) then
      delete from auth.mfa_factors where user_id = auth.uid();
      delete from private.second_factors as kept where kept.user_id = auth.uid();
    end if;
    update public.app_admins_email set proven_at = now() where email = address;
  end if;
  return case when private.is_admin() then 'open' when private.listed_as_admin() then 'factor' else 'closed' end;
end
$$;
comment on function public.request_admin_access is
  'Asked once at each sign-in to the admin app: proves a listed address where the sign-in was by letter, and tells whether the app is open, closed, or waits for the second factor';

-- A person who is put on the allow-list gets a letter that says who invites them, and to what. Its link lasts seven
-- days and is no key: it only sends a sign-in letter, whose own link lasts an hour. Letters that strangers had sent to
-- the address do not count towards the limit of invitations, and an earlier invitation becomes void only once a new one
-- is kept.
create function public.invite_admin(
  email text, lang text, token text, token_hash text, again boolean default false
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := lower(btrim($1));
begin
  perform private.require_admin();
  if not again then
    insert into public.app_admins_email (email) values (address);
  elsif not exists (
    select from public.app_admins_email as admin where admin.email = address and admin.is_active and admin.proven_at is null
  ) then
    raise exception 'Nobody waits for this invitation' using errcode = 'check_violation', constraint = 'app_admins_email_invited';
  end if;
  if (
    select count(*) from private.mailed_links as sent
    where sent.email = address and sent.purpose = 'admin_invitation' and sent.created_at > now() - interval '1 day'
  ) >= 8 then
    raise exception 'Enough invitations for today' using errcode = 'PT429';
  end if;
  update private.mailed_links as earlier set used_at = now()
  where earlier.email = address and earlier.purpose = 'admin_invitation' and earlier.used_at is null;
  insert into private.mailed_links (token_hash, purpose, email, lang, expires_at)
  values ($4, 'admin_invitation', address, $2, now() + interval '7 days');
  insert into private.outbox_letters (content)
  values (jsonb_build_object(
    'kind', 'admin_invitation', 'email', address, 'lang', $2, 'app', 'admin', 'token', $3,
    'inviter', lower(auth.jwt() ->> 'email'), 'until', now() + interval '7 days'
  ));
  return true;
end
$$;
comment on function public.invite_admin is
  'Puts an address on the allow-list, or finds it there unproven, and writes to it, eight times in a day at most; for admins';

create function public.find_admin_invitation(token_hash text) returns text
language sql stable security definer set search_path = '' as $$
  select link.email
  from private.mailed_links as link join public.app_admins_email as admin on admin.email = link.email
  where link.token_hash = $1 and link.purpose = 'admin_invitation' and link.used_at is null and link.expires_at > now()
    and admin.is_active and admin.proven_at is null
$$;
comment on function public.find_admin_invitation is
  'The address that an invitation to the admin app went to, until its first sign-in; null where it is no invitation, or no longer one';

create function public.reset_second_factor(email text, lang text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  account_id uuid := private.account_of($1);
begin
  perform private.require_admin();
  if account_id is null or account_id = auth.uid()
    or not exists (select from public.app_admins_email as admin where admin.email = lower($1)) then
    return false;
  end if;
  delete from auth.mfa_factors where user_id = account_id;
  delete from private.second_factors where user_id = account_id;
  delete from private.recovery_codes where user_id = account_id;
  delete from auth.sessions where user_id = account_id;
  -- The next sign-in is by letter again, and the log shows who asked for it.
  update public.app_admins_email as admin set proven_at = null where admin.email = lower($1);
  -- Another person asks here than reads.
  perform private.tell_of_second_factor(account_id, 'reset', coalesce(
    (select profile.lang from public.profiles as profile where profile.user_id = account_id), $2
  ));
  return true;
end
$$;
comment on function public.reset_second_factor is
  'Ends every session and the second factor of another admin, whose next sign-in is by letter; false for an address without an account, and for one''s own';

grant execute on function private.is_admin to anon, authenticated, service_role;
grant execute on function public.is_admin to anon, authenticated;
grant execute on function public.is_listed_admin, public.find_admin_invitation to worker;
grant execute on function
  public.log_export, public.request_admin_access, public.invite_admin, public.reset_second_factor
  to authenticated;

-- The one row of switches, told to the admin app live, and when the catalogue last changed.

create table public.site_settings (
  id integer primary key default 1 check (id = 1),
  maintenance_enabled boolean not null default false,
  maintenance_message text not null default '' check (length(maintenance_message) <= 500),
  maintenance_message_i18n jsonb not null default '{}' check (
    jsonb_typeof(maintenance_message_i18n) = 'object' and length(maintenance_message_i18n::text) <= 6000
  ),
  updated_at timestamptz not null default now(),
  catalogue_changed_at timestamptz not null default now(),
  constraint site_settings_messages_plain check (
    private.is_plain_text(maintenance_message) and private.is_plain_text(maintenance_message_i18n::text)
  )
);
comment on table public.site_settings is 'The shop''s switches. maintenance_message_i18n is {language: text} for ar, en, fr, ru, tr, es, de.';
-- This column is in the row that every isolate of the Worker reads every second anyway, so no cache serves anything
-- older.
comment on column public.site_settings.catalogue_changed_at is 'Set by triggers when a question or a perfume changes';
insert into public.site_settings (id) values (1);

-- Only what an admin sets counts for the row's version and for the log.
create trigger touch before update of maintenance_enabled, maintenance_message, maintenance_message_i18n, updated_at
  on public.site_settings for each row execute function private.touch();
create trigger audit after insert or delete or update of maintenance_enabled, maintenance_message, maintenance_message_i18n, updated_at
  on public.site_settings for each row execute function private.audit();

-- Realtime reports changes to the admin app; the policies decide who receives them.
do $$
begin
  if exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.site_settings;
  end if;
end
$$;

alter table public.site_settings enable row level security;
create policy "everyone reads the settings" on public.site_settings for select to anon, authenticated using (true);
create policy "admins change the settings" on public.site_settings
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.site_settings to anon, authenticated;
grant update (maintenance_enabled, maintenance_message, maintenance_message_i18n, updated_at) on public.site_settings to authenticated;

create function private.catalogue_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.site_settings set catalogue_changed_at = now() where id = 1;
  return null;
end
$$;

-- Pictures that the house uploads. The Worker checks and keeps the files; here are their names, beside what they show.

-- As app/media/upload/uploaded.ts has it: the SHA-256 of the file, its size in pixels, its format.
create function private.is_uploaded_picture(name text) returns boolean
language sql immutable set search_path = '' as $$
  select name ~ '^[0-9a-f]{64}-[1-9][0-9]{2,3}x[1-9][0-9]{2,3}\.(jpg|png|webp)$'
$$;
comment on function private.is_uploaded_picture is 'Whether a text can be the name of an uploaded picture';

create function private.limit_pictures() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  admin constant bytea := sha256(convert_to(private.caller()::text, 'utf8'));
begin
  if admin is not null and private.count_spent(date_trunc('hour', now()), 'picture', admin, 60) is null then
    raise exception 'Enough pictures for this hour' using errcode = 'PT429';
  end if;
  return new;
end
$$;
comment on function private.limit_pictures is 'Refuses an admin''s sixty-first picture of an hour with 429';

grant execute on function private.is_uploaded_picture to authenticated, service_role;

-- The questions that the journey asks, each with its parts and their options. A dozen are read as they lie, so no index is
-- kept of their order. What is taken out is kept (archived_at): answers that were given to it stay explained.

-- The controls that a theme may be asked with: what they send is what the engine reads of the theme.
create function private.is_asked_with(theme text, part_type text) returns boolean
language sql immutable set search_path = '' as $$
  select case theme
    when 'strength' then part_type = 'slider'
    when 'without' then part_type = 'things'
    when 'custom_name' then part_type = 'input'
    when 'memory' then part_type in ('input', 'voice')
    when 'without_text' then part_type in ('input', 'voice')
    when 'colors' then part_type in ('cards', 'choices', 'colors')
    else part_type in ('cards', 'choices')
  end
$$;
comment on function private.is_asked_with is 'Whether a theme may be asked with parts of a type, as app/backend/part-types.ts has them';

create table public.maestro_questions (
  id uuid primary key default gen_random_uuid(),
  order_index integer not null,
  question_text jsonb not null check (private.is_localised(question_text, 400)),
  hint jsonb check (hint is null or private.is_localised(hint, 400)),
  background_url text check (length(background_url) between 1 and 300),
  intro_media_type text check (intro_media_type in ('audio', 'video')),
  intro_media_url text check (length(intro_media_url) between 1 and 300),
  picture text check (private.is_uploaded_picture(picture)),
  picture_alt jsonb check (picture_alt is null or private.is_localised(picture_alt, 200)),
  is_active boolean not null default true,
  archived_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint maestro_questions_archived_inactive check (archived_at is null or not is_active),
  constraint maestro_questions_picture_told check ((picture is null) = (picture_alt is null)),
  constraint maestro_questions_intro_whole check ((intro_media_type is null) = (intro_media_url is null))
);
comment on table public.maestro_questions is 'One page of the journey. background_url is the name of a drawn picture; an uploaded one is shown in its place.';
comment on column public.maestro_questions.picture is 'The name of an uploaded picture; picture_alt says what it shows';
comment on column public.maestro_questions.updated_at is 'When its texts, or those of its parts and options, were last edited';

create table public.maestro_question_parts (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references public.maestro_questions (id) on delete cascade,
  part_index integer not null,
  part_type text not null check (part_type in ('cards', 'choices', 'colors', 'slider', 'input', 'voice', 'things')),
  theme text not null check (theme in (
    'gender', 'families', 'time_of_day', 'occasions', 'persona', 'strength', 'season', 'environment', 'colors', 'memory',
    'without', 'without_text', 'custom_name'
  )),
  prompt jsonb check (prompt is null or private.is_localised(prompt, 400)),
  required boolean not null default true,
  config_json jsonb not null default '{}' check (jsonb_typeof(config_json) = 'object'),
  archived_at timestamptz,
  unique (question_id, part_index),
  constraint maestro_question_parts_asked_with check (private.is_asked_with(theme, part_type))
);
create unique index maestro_question_parts_theme_key on public.maestro_question_parts (question_id, theme) where archived_at is null;
comment on table public.maestro_question_parts is 'What a question asks for. theme is the key under which the answer is kept; config_json holds min and max. The choices of things are the engine''s, not options.';

create table public.maestro_options (
  id uuid primary key default gen_random_uuid(),
  part_id uuid not null references public.maestro_question_parts (id) on delete cascade,
  order_index integer not null,
  value text not null check (value ~ '^[a-z0-9_]{1,40}$'),
  label jsonb not null check (private.is_localised(label, 120)),
  image_url text check (length(image_url) between 1 and 300),
  swatch text check (swatch ~ '^#[0-9a-f]{6}$'),
  picture text check (private.is_uploaded_picture(picture)),
  picture_alt jsonb check (picture_alt is null or private.is_localised(picture_alt, 200)),
  archived_at timestamptz,
  constraint maestro_options_picture_told check ((picture is null) = (picture_alt is null))
);
create index maestro_options_part_idx on public.maestro_options (part_id);
create unique index maestro_options_value_key on public.maestro_options (part_id, value) where archived_at is null;
comment on table public.maestro_options is 'A choice of a part. value is what is answered: a word that the engine knows for the theme, or one that it knows nothing of and that changes no formula. image_url is the name of a drawn picture, in whose place an uploaded one is shown; swatch is the colour of a colour.';
comment on column public.maestro_options.picture is 'The name of an uploaded picture; picture_alt says what it shows';
create trigger touch before update of question_text, hint on public.maestro_questions for each row execute function private.touch();
create trigger audit after insert or update or delete on public.maestro_questions for each row execute function private.audit();
create trigger audit after insert or update or delete on public.maestro_question_parts for each row execute function private.audit();
create trigger audit after insert or update or delete on public.maestro_options for each row execute function private.audit();
create trigger limit_pictures before update of picture on public.maestro_questions
  for each row when (new.picture is not null and new.picture is distinct from old.picture)
  execute function private.limit_pictures();
create trigger limit_pictures before update of picture on public.maestro_options
  for each row when (new.picture is not null and new.picture is distinct from old.picture)
  execute function private.limit_pictures();
create trigger catalogue_changed after insert or update or delete or truncate on public.maestro_questions
  for each statement execute function private.catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on public.maestro_question_parts
  for each statement execute function private.catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on public.maestro_options
  for each statement execute function private.catalogue_changed();

-- Visitors read a question with its parts and options in one column (public.parts). If two tables that refer to each
-- other were readable, a request could nest them as deep as it likes, and each level would multiply the rows.
alter table public.maestro_questions enable row level security;
alter table public.maestro_question_parts enable row level security;
alter table public.maestro_options enable row level security;
create policy "everyone reads active questions, admins all" on public.maestro_questions
  for select to anon, authenticated using (is_active or (select private.is_admin()));
create policy "the Worker reads what is asked" on public.maestro_questions for select to worker using (is_active);
create policy "admins read parts" on public.maestro_question_parts for select to authenticated using ((select private.is_admin()));
create policy "admins read options" on public.maestro_options for select to authenticated using ((select private.is_admin()));
create policy "admins add questions that are not asked yet" on public.maestro_questions
  for insert to authenticated with check ((select private.is_admin()) and not is_active);
create policy "admins add parts to questions that are not asked" on public.maestro_question_parts
  for insert to authenticated with check (
    (select private.is_admin())
      and exists (select from public.maestro_questions as asked where asked.id = question_id and not asked.is_active)
  );
create policy "admins add options" on public.maestro_options
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins edit questions" on public.maestro_questions
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins edit parts" on public.maestro_question_parts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins edit options" on public.maestro_options
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
grant select on public.maestro_questions to anon, authenticated;
grant select (id, is_active) on public.maestro_questions to worker;
grant select on public.maestro_question_parts, public.maestro_options to authenticated;
-- Admins add questions, parts and options, change texts, pictures, order and whether a question is asked, and take out
-- what is no longer wanted. Themes and values stay as they were added, because the engine composes from them, and nothing
-- is deleted, because answers refer to it.
grant
  insert (id, question_text, hint, background_url, picture, picture_alt, intro_media_type, intro_media_url, is_active),
  update (order_index, question_text, hint, background_url, picture, picture_alt, intro_media_type, intro_media_url, is_active, archived_at)
  on public.maestro_questions to authenticated;
grant insert (question_id, part_index, part_type, theme, prompt, required, config_json), update (prompt, archived_at)
  on public.maestro_question_parts to authenticated;
grant
  insert (part_id, order_index, value, label, image_url, swatch, picture, picture_alt),
  update (order_index, label, image_url, swatch, picture, picture_alt, archived_at)
  on public.maestro_options to authenticated;

-- A new question comes last, whoever adds it.
create function private.last_question_place() returns integer
language sql volatile security definer set search_path = '' as $$
  select coalesce(max(order_index), 0) + 1 from public.maestro_questions
$$;
alter table public.maestro_questions alter column order_index set default private.last_question_place();

-- A question that is asked asks something, and whatever it lets choose from has two choices at least.
create function private.is_complete_question(question_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) > 0 and coalesce(bool_and(
    part.part_type not in ('cards', 'choices', 'colors')
      or (select count(*) from public.maestro_options as option where option.part_id = part.id and option.archived_at is null) >= 2
  ), false)
  from public.maestro_question_parts as part where part.question_id = $1 and part.archived_at is null
$$;

create function private.refuse_incomplete_question() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed uuid := case tg_table_name
    when 'maestro_questions' then (to_jsonb(new) ->> 'id')::uuid
    when 'maestro_question_parts' then (to_jsonb(new) ->> 'question_id')::uuid
    else (select part.question_id from public.maestro_question_parts as part where part.id = (to_jsonb(new) ->> 'part_id')::uuid)
  end;
begin
  -- Two who take out a choice each wait for one another here.
  perform from public.maestro_questions as asked where asked.id = changed and asked.is_active for update;
  if found and not private.is_complete_question(changed) then
    raise exception 'A question that is asked must be complete' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger refuse_incomplete after update of is_active on public.maestro_questions
  for each row when (new.is_active and not old.is_active) execute function private.refuse_incomplete_question();
create trigger refuse_incomplete after update of archived_at on public.maestro_question_parts
  for each row execute function private.refuse_incomplete_question();
create trigger refuse_incomplete after update of archived_at on public.maestro_options
  for each row when (new.archived_at is not null) execute function private.refuse_incomplete_question();

create function public.parts(question public.maestro_questions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', part.id,
      'part_index', part.part_index,
      'part_type', part.part_type,
      'theme', part.theme,
      'prompt', part.prompt,
      'required', part.required,
      'config_json', part.config_json,
      'options', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', option.id,
            'order_index', option.order_index,
            'value', option.value,
            'label', option.label,
            'image_url', option.image_url,
            'swatch', option.swatch,
            'picture', option.picture,
            'picture_alt', option.picture_alt
          ) order by option.order_index
        ), '[]')
        from public.maestro_options as option where option.part_id = part.id and option.archived_at is null
      )
    ) order by part.part_index
  ), '[]')
  from public.maestro_question_parts as part join public.maestro_questions as asked on asked.id = part.question_id
  -- A caller may make up the row that is passed in, so the answer depends on the stored question of its id.
  where part.question_id = ($1).id and part.archived_at is null and (asked.is_active or (select private.is_admin()))
$$;
comment on function public.parts is 'A column of a question: its parts with their options, in order and without what was taken out (select=*,parts)';

-- What the admin app does in one step, with the caller's rights: row-level security decides which rows are listed and
-- changed. A move whose answer was lost and that is asked for again would be a second move, so it is bound to the place it
-- was seen at.

create function public.move_question(question_id uuid, step integer, seen_position integer default null) returns void
language sql volatile set search_path = '' as $$
  update public.maestro_questions as target set order_index = swapped.new_position
  from private.swap_with_neighbour(
    array(
      select listed.id from public.maestro_questions as listed
      where listed.archived_at is null order by listed.order_index, listed.id
    ), question_id, step, seen_position
  ) as swapped
  where swapped.id = target.id and target.order_index <> swapped.new_position
$$;
comment on function public.move_question is
  'Changes places with the neighbour before (-1) or after (1), unless it no longer stands where it was seen (counted from 1)';

create function public.save_question_texts(
  question_id uuid, question_text jsonb, hint jsonb, prompts jsonb, labels jsonb, seen_updated_at timestamptz default null
) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  perform from public.maestro_questions as asked
  where asked.id = $1 and asked.updated_at = coalesce($6, asked.updated_at) for update;
  if not found then
    return false;
  end if;
  update public.maestro_options as option set label = new.value
  from jsonb_each($5) as new, public.maestro_question_parts as part
  where option.id = new.key::uuid and part.id = option.part_id and part.question_id = $1;

  update public.maestro_question_parts as part set prompt = nullif(new.value, 'null')
  from jsonb_each($4) as new
  where part.id = new.key::uuid and part.question_id = $1;

  update public.maestro_questions as asked set question_text = $2, hint = nullif($3, 'null') where asked.id = $1;
  return found;
end
$$;
comment on function public.save_question_texts is
  'Changes all words of a question at once. prompts is {part: texts or null}, labels {option: texts}; what is not named stays. False where the question is not as it was when it was seen, if that is given.';

-- A form has the id of what it adds, so that a press that is made twice adds one question. Whoever comes back to the
-- form and writes another adds that one too.
create function public.add_question(form_key uuid, question_text jsonb, hint jsonb, part_type text, theme text) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  added uuid := $1;
begin
  insert into public.maestro_questions (id, question_text, hint, is_active) values ($1, $2, nullif($3, 'null'), false)
  on conflict (id) do nothing;
  if not found then
    if exists (select from public.maestro_questions as asked where asked.id = $1 and asked.question_text = $2) then
      return $1;
    end if;
    insert into public.maestro_questions (question_text, hint, is_active) values ($2, nullif($3, 'null'), false)
    returning id into added;
  end if;
  insert into public.maestro_question_parts (question_id, part_index, part_type, theme) values (added, 1, $4, $5);
  return added;
end
$$;
comment on function public.add_question is
  'A new question as the last, with one part, not asked yet; the same from the same form where that was sent before';

create function public.add_question_part(
  question_id uuid, part_type text, theme text, prompt jsonb, required boolean, max_choices integer default null
) returns uuid
language sql volatile set search_path = '' as $$
  insert into public.maestro_question_parts (question_id, part_index, part_type, theme, prompt, required, config_json)
  select $1, coalesce(max(part.part_index), 0) + 1, $2, $3, nullif($4, 'null'), $5, jsonb_strip_nulls(jsonb_build_object('max', $6))
  from public.maestro_question_parts as part where part.question_id = $1
  returning id
$$;
comment on function public.add_question_part is 'A new part as the last of a question that is not asked';

create function public.add_option(part_id uuid, value text, label jsonb, swatch text default null) returns uuid
language sql volatile set search_path = '' as $$
  insert into public.maestro_options (part_id, order_index, value, label, swatch)
  select $1, coalesce(max(option.order_index), 0) + 1, $2, $3, $4
  from public.maestro_options as option where option.part_id = $1
  returning id
$$;
comment on function public.add_option is 'A new choice as the last of a part';

create function public.copy_option(option_id uuid, value text) returns uuid
language sql volatile set search_path = '' as $$
  insert into public.maestro_options (part_id, order_index, value, label, image_url, swatch, picture, picture_alt)
  select copied.part_id, (select max(option.order_index) + 1 from public.maestro_options as option where option.part_id = copied.part_id),
    $2, copied.label, copied.image_url, copied.swatch, copied.picture, copied.picture_alt
  from public.maestro_options as copied where copied.id = $1
  returning id
$$;
comment on function public.copy_option is 'The words and the picture of a choice once more, as the last of its part, with a meaning of its own';

create function public.copy_question_part(part_id uuid, question_id uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  added uuid;
begin
  insert into public.maestro_question_parts (question_id, part_index, part_type, theme, prompt, required, config_json)
  select $2, coalesce((select max(last.part_index) from public.maestro_question_parts as last where last.question_id = $2), 0) + 1,
    copied.part_type, copied.theme, copied.prompt, copied.required, copied.config_json
  from public.maestro_question_parts as copied where copied.id = $1
  returning id into added;
  insert into public.maestro_options (part_id, order_index, value, label, image_url, swatch, picture, picture_alt)
  select added, option.order_index, option.value, option.label, option.image_url, option.swatch, option.picture, option.picture_alt
  from public.maestro_options as option where option.part_id = $1 and option.archived_at is null;
  return added;
end
$$;
comment on function public.copy_question_part is 'A part with its choices once more, as the last of a question that is not asked';

create function public.copy_question(question_id uuid, form_key uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.maestro_questions (id, question_text, hint, background_url, picture, picture_alt, intro_media_type, intro_media_url, is_active)
  select $2, copied.question_text, copied.hint, copied.background_url, copied.picture, copied.picture_alt, copied.intro_media_type, copied.intro_media_url, false
  from public.maestro_questions as copied where copied.id = $1
  on conflict (id) do nothing;
  if found then
    perform public.copy_question_part(part.id, $2)
    from (
      select listed.id from public.maestro_question_parts as listed
      where listed.question_id = $1 and listed.archived_at is null order by listed.part_index
    ) as part;
  end if;
  return (select added.id from public.maestro_questions as added where added.id = $2);
end
$$;
comment on function public.copy_question is
  'A question with all its parts once more, as the last, not asked yet; the same from the same form where that was sent before';

create function public.archive_question(question_id uuid, archived boolean) returns boolean
language sql volatile set search_path = '' as $$
  with changed as (
    update public.maestro_questions as asked
    set is_active = asked.is_active and not $2, archived_at = case when $2 then coalesce(asked.archived_at, now()) end
    where asked.id = $1 returning asked.id
  )
  select exists (select from changed)
$$;
comment on function public.archive_question is
  'Takes a question out of the journey and of the list, or puts it back into the list, where it is not asked yet. Answers to it stay.';

grant execute on function private.last_question_place, private.is_asked_with to authenticated, service_role;
grant execute on function public.add_question, public.add_question_part, public.add_option, public.copy_option,
  public.copy_question_part, public.copy_question, public.archive_question to authenticated;
grant execute on function public.parts to anon, authenticated;
grant execute on function public.move_question, public.save_question_texts to authenticated;

-- The Vault: the house's own perfumes, and whom it invites to those that are sold by invitation.

create table public.maestro_products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  sort_order integer not null,
  is_active boolean not null default true,
  is_vault boolean not null default true,
  tier text not null check (tier in ('gold', 'royal')),
  price_aed integer not null check (price_aed between 1 and 1000000),
  stock integer check (stock between 0 and 100000),
  sold_out boolean not null generated always as (stock is not null and stock = 0) stored,
  volume_ml integer not null default 50 check (volume_ml between 1 and 500),
  concentration text not null default 'eau_de_parfum' check (concentration in ('eau_de_parfum', 'extrait', 'attar')),
  box text[] not null default '{case,card}' check (box <@ array['case', 'pouch', 'card', 'travel_spray']),
  bg_variant text not null check (bg_variant in ('gold', 'royal', 'emerald', 'cobalt')),
  badges text[] not null default '{}' check (badges <@ array['invite_only', 'members_only', 'iconic']),
  name jsonb not null check (private.is_localised(name, 120)),
  description jsonb not null check (private.is_localised(description, 2000)),
  notes_top jsonb not null check (private.is_localised_list(notes_top)),
  notes_middle jsonb not null check (private.is_localised_list(notes_middle)),
  notes_base jsonb not null check (private.is_localised_list(notes_base)),
  bottle_image text check (length(bottle_image) between 1 and 300),
  picture text check (private.is_uploaded_picture(picture)),
  picture_alt jsonb check (picture_alt is null or private.is_localised(picture_alt, 200)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint maestro_products_picture_told check ((picture is null) = (picture_alt is null))
);
comment on table public.maestro_products is 'Perfumes of the Vault. price_aed is whole dirhams, VAT included; bottle_image is the name of a drawn picture; an uploaded one is shown in its place.';
comment on column public.maestro_products.picture is 'The name of an uploaded picture; picture_alt says what it shows';
comment on column public.maestro_products.stock is 'Bottles that may still be sold; null where they are filled to order';
comment on column public.maestro_products.box is 'What is in the box beside the bottle';
comment on column public.maestro_products.sold_out is 'No bottle is left';
create index maestro_products_list_idx on public.maestro_products (sort_order, id) where is_active and is_vault;
-- If two admins edit one perfume, the second to save is told. Its place in the Vault is not part of its form.
create trigger touch before update of slug, is_active, is_vault, tier, price_aed, volume_ml, concentration, box, bg_variant,
  badges, name, description, notes_top, notes_middle, notes_base, bottle_image
  on public.maestro_products for each row execute function private.touch();
create trigger audit after insert or update or delete on public.maestro_products for each row execute function private.audit();
create trigger limit_pictures before update of picture on public.maestro_products
  for each row when (new.picture is not null and new.picture is distinct from old.picture)
  execute function private.limit_pictures();
create trigger catalogue_changed after insert or update or delete or truncate on public.maestro_products
  for each statement execute function private.catalogue_changed();

create table public.vault_invitations (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.maestro_products (id) on delete cascade,
  email text not null check (private.is_email(email)),
  lang text check (private.is_language(lang)),
  created_at timestamptz not null default now(),
  written_at timestamptz,
  unique (product_id, email)
);
comment on table public.vault_invitations is 'Whom admins have invited to own a perfume that is sold by invitation only';
comment on column public.vault_invitations.lang is 'The language of the letter; null for the one in which the house knows the address';
comment on column public.vault_invitations.written_at is 'When the letter about it was written: as soon as the perfume is shown, or in the portion of a later day';
create index vault_invitations_email_idx on public.vault_invitations (email);
create index vault_invitations_waiting_idx on public.vault_invitations (created_at, id) where written_at is null;
create trigger audit after insert or delete on public.vault_invitations for each row execute function private.audit('personal');

alter table public.maestro_products enable row level security;
alter table public.vault_invitations enable row level security;
create function private.is_invited(product_id uuid, account uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.vault_invitations as invitation
    join auth.users as invited on lower(invited.email) = invitation.email and invited.id = $2
    where invitation.product_id = $1 and invited.email_confirmed_at is not null
  )
$$;
comment on function private.is_invited is 'Whether a perfume was offered to the proven address of an account';

create function public.list_own_invitations() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(invitation.product_id), '[]')
  from auth.users as invited join public.vault_invitations as invitation on invitation.email = lower(invited.email)
  where invited.id = (select private.caller()) and invited.email_confirmed_at is not null
$$;
comment on function public.list_own_invitations is 'The perfumes that the caller was invited to own; none for a guest';
grant execute on function public.list_own_invitations to worker;

create policy "everyone reads active perfumes, admins all" on public.maestro_products
  for select to anon, authenticated using (is_active or (select private.is_admin()));
create policy "admins add perfumes" on public.maestro_products for insert to authenticated with check ((select private.is_admin()));
create policy "admins edit perfumes" on public.maestro_products
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins read invitations" on public.vault_invitations for select to authenticated using ((select private.is_admin()));
create policy "admins invite" on public.vault_invitations for insert to authenticated with check ((select private.is_admin()));
create policy "admins withdraw invitations" on public.vault_invitations for delete to authenticated using ((select private.is_admin()));
grant select on public.maestro_products to anon, authenticated;
grant
  insert (slug, sort_order, is_active, is_vault, tier, price_aed, stock, volume_ml, concentration, box, bg_variant, badges, name,
    description, notes_top, notes_middle, notes_base, bottle_image),
  update (slug, sort_order, is_active, is_vault, tier, price_aed, stock, volume_ml, concentration, box, bg_variant, badges, name,
    description, notes_top, notes_middle, notes_base, bottle_image, picture, picture_alt)
  on public.maestro_products to authenticated;
grant select, insert (product_id, email, lang), delete on public.vault_invitations to authenticated;

create function public.invite_to_perfume(product_id uuid, emails text[], lang text default null) returns void
language sql volatile set search_path = '' as $$
  insert into public.vault_invitations (product_id, email, lang)
  select $1, invited.email, $3 from unnest($2) as invited (email)
$$;
comment on function public.invite_to_perfume is
  'Invites addresses to own a perfume, each of which is written to; refused (23505) where one is invited already';
grant execute on function public.invite_to_perfume to authenticated;

-- A new perfume comes last, after the hidden ones too, whoever adds it.
create function private.last_place() returns integer language sql volatile security definer set search_path = '' as $$
  select coalesce(max(sort_order), 0) + 1 from public.maestro_products
$$;
alter table public.maestro_products alter column sort_order set default private.last_place();

create function public.move_vault_perfume(product_id uuid, step integer, seen_position integer default null) returns void
language sql volatile set search_path = '' as $$
  update public.maestro_products as target set sort_order = swapped.new_position
  from private.swap_with_neighbour(
    array(select listed.id from public.maestro_products as listed order by listed.sort_order, listed.id), product_id, step, seen_position
  ) as swapped
  where swapped.id = target.id and target.sort_order <> swapped.new_position
$$;
comment on function public.move_vault_perfume is
  'Changes places with the neighbour before (-1) or after (1), unless it no longer stands where it was seen (counted from 1)';

grant execute on function private.last_place to authenticated, service_role;
grant execute on function public.move_vault_perfume to authenticated;

-- The Maestro's journey: a visitor's session, its answers, and the perfumes that were composed from them, each an edition.

create table public.maestro_sessions (
  id uuid primary key default gen_random_uuid(),
  lang text not null check (private.is_language(lang)),
  user_agent text check (length(user_agent) <= 400),
  created_at timestamptz not null default now(),
  owner uuid references auth.users (id) on delete cascade,
  has_perfume boolean not null default false
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
comment on table public.maestro_sessions is 'A visitor''s journey. Its id stands in addresses: it opens what a results page shows a stranger, and no more.';
comment on column public.maestro_sessions.owner is 'The account that the journey goes with; null for a guest''s';
comment on column public.maestro_sessions.has_perfume is 'Set by a trigger; a session without a perfume is not kept for long';
create index maestro_sessions_owner_idx on public.maestro_sessions (owner) where owner is not null;
create index maestro_sessions_unfinished_idx on public.maestro_sessions (created_at) where not has_perfume;

-- A finished perfume stays as it is: finishing again after a changed answer makes another edition, and one of them is the
-- session's newest, the one that was finished last. Visitors write answers; a perfume is written by save_result, with the
-- versions of the engine and the palette that made it.
create table private.maestro_results (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references public.maestro_sessions (id) on delete cascade,
  question_id uuid references public.maestro_questions (id),
  lang text not null check (private.is_language(lang)),
  answer jsonb check (jsonb_typeof(answer) = 'object' and length(answer::text) <= 8000),
  edition integer check (edition > 0),
  newest boolean not null default false,
  answers jsonb check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 100000),
  custom_name text check (private.is_perfume_name(custom_name)),
  engraving boolean not null default false,
  -- The bound is on the stored (compressed) bytes: writing a perfume out as text to measure its length took longer than
  -- compressing it.
  result_json jsonb check (jsonb_typeof(result_json) = 'object' and pg_column_size(result_json) <= 120000),
  fingerprint text check (length(fingerprint) between 8 and 128),
  share_token uuid not null default gen_random_uuid(),
  engine_version text check (length(engine_version) between 1 and 40),
  palette_version text check (length(palette_version) between 1 and 40),
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint maestro_results_once unique (session_id, question_id),
  constraint maestro_results_readings check (
    case jsonb_typeof(answer -> 'readings')
      when 'array' then jsonb_array_length(answer -> 'readings') <= 80
      else answer -> 'readings' is null
    end
  ),
  constraint maestro_results_answer_or_perfume check (
    case when question_id is null
      then answer is null
        and num_nulls(edition, answers, result_json, fingerprint, engine_version, palette_version) = 0
      else answer is not null and not newest and not engraving
        and num_nonnulls(edition, answers, result_json, fingerprint, engine_version, palette_version, custom_name, withdrawn_at) = 0
    end
  )
) with (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
comment on table private.maestro_results is 'A session''s answers, one row per question, and its finished perfumes, the rows without a question.';
comment on column private.maestro_results.answer is
  'By theme, and under readings what was read in its texts, as the visitor confirmed it. What must not be in a perfume may tell of an allergy, which is health data.';
comment on column private.maestro_results.withdrawn_at is 'When an admin withdrew the perfume';
comment on column private.maestro_results.edition is 'The number of this perfume among the session''s, in the order of composing';
comment on column private.maestro_results.newest is 'Whether it is the perfume that its session finished last';
comment on column private.maestro_results.answers is 'The answers that the perfume was composed from';
create index maestro_results_question_idx on private.maestro_results (question_id);
-- Every index makes writes dearer. These leave out answers, of which there are twelve times as many as perfumes.
create unique index maestro_results_newest_idx on private.maestro_results (session_id) where newest;
create unique index maestro_results_edition_idx on private.maestro_results (session_id, edition) where question_id is null;
create unique index maestro_results_share_token_idx on private.maestro_results (share_token) where question_id is null;
create unique index maestro_results_formula_idx on private.maestro_results (fingerprint) where question_id is null;
create index maestro_results_fingerprint_idx on private.maestro_results (lower(fingerprint) text_pattern_ops) where fingerprint is not null;
create index maestro_results_name_idx on private.maestro_results (lower(custom_name) text_pattern_ops) where custom_name is not null;
create index maestro_results_listed_idx on private.maestro_results (created_at, id) where question_id is null;
create trigger touch before update on private.maestro_results for each row execute function private.touch();
create trigger audit after update of withdrawn_at on private.maestro_results
  for each row when (old.withdrawn_at is distinct from new.withdrawn_at) execute function private.audit();

-- A perfume is the largest value that is written: LZ4 takes a seventh of pglz's time for the same size. Not every build has it.
do $$
begin
  alter table private.maestro_results alter column result_json set compression lz4;
exception when feature_not_supported then
  null;
end
$$;

create table private.withdrawn_formulas (
  fingerprint text primary key,
  withdrawn_at timestamptz not null default now()
);
comment on table private.withdrawn_formulas is 'Fingerprints that admins withdrew: no session gets them again until they are restored.';

-- The id of a session stands in addresses. It opens what a results page shows a stranger and no more: answers, formula,
-- recipe and share link, and all writing, are the Worker's, which has checked the signature in the visitor's cookie. A
-- journey that nobody owns is its cookie's. Once it goes with an account, a live session of that account opens it, in
-- whichever browser, and its cookie opens what everyone sees who knows the address.

create function private.request_journey() returns uuid language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select session.id from public.maestro_sessions as session
    where session.id = private.uuid_or_null(nullif(current_setting('request.headers', true), '')::json ->> 'x-session-id')
      and not (select private.is_admin())
  );
end
$$;
comment on function private.request_journey is
  'The session that this request''s x-session-id header names; null where there is no such session, and for admins, who read no visitors'' answers';

create function private.holder_of(session_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case
      when journey.owner is not null then case when journey.owner = private.caller() then 'caller' else 'account' end
      when journey.id = private.request_journey() then 'caller'
      else 'guest'
    end
    from public.maestro_sessions as journey where journey.id = $1
  );
end
$$;
comment on function private.holder_of is
  'Who holds a journey and may open and change it: the caller (by cookie or account), an account that is not signed in here, or another guest. Null where there is no journey.';

create function private.own_journey() returns uuid language plpgsql stable security definer set search_path = '' as $$
declare
  named constant uuid := private.request_journey();
begin
  return case when private.holder_of(named) = 'caller' then named end;
end
$$;
comment on function private.own_journey is 'The session that the request names, where the caller holds its journey';

-- A note is shown by what it smells of: its material is a part of the formula, and `because` names answers.
create function private.shown_notes(notes jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_object_agg(layer, (
      select coalesce(jsonb_agg(
        (select jsonb_object_agg(lang, note -> lang) from unnest(private.languages()) as lang) order by place
      ), '[]')
      from jsonb_array_elements(case when jsonb_typeof($1 -> layer) = 'array' then $1 -> layer end)
        with ordinality as listed (note, place)
      where jsonb_typeof(note) = 'object'
    ))
    from unnest(array['top', 'middle', 'base']) as layer
  );
end
$$;
comment on function private.shown_notes is 'The notes of a perfume by their names alone';

-- The Maestro's words for the owner quote the memory and name answers; everybody else gets the words written from the
-- notes alone. A perfume that is not a list of variants cannot be shown, and must not keep a list of perfumes from
-- being shown.
create function private.shown_variants(result jsonb, own boolean) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_agg(
      jsonb_build_object(
        'kind', variant -> 'kind',
        'seal', variant -> 'seal',
        'display_name', variant -> 'display_name',
        'display_name_ar', variant -> 'display_name_ar',
        'display_name_fr', variant -> 'display_name_fr',
        'display_name_ru', variant -> 'display_name_ru',
        'maestro_notes', case when $2 then variant -> 'maestro_notes' else variant #> '{shared_words,en}' end,
        'maestro_notes_ar', case when $2 then variant -> 'maestro_notes_ar' else variant #> '{shared_words,ar}' end,
        'maestro_notes_fr', case when $2 then variant -> 'maestro_notes_fr' else variant #> '{shared_words,fr}' end,
        'maestro_notes_ru', case when $2 then variant -> 'maestro_notes_ru' else variant #> '{shared_words,ru}' end,
        'notes', private.shown_notes(variant -> 'notes')
      ) order by place
    )
    from jsonb_array_elements(case when jsonb_typeof($1 -> 'variants') = 'array' then $1 -> 'variants' end)
      with ordinality as listed (variant, place)
  );
end
$$;
comment on function private.shown_variants is
  'The parts of a perfume that may be shown: names, notes without their materials, the Maestro''s words and the seal, for the owner or for everybody else; never formula or recipe';

create function private.shown_result(result_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('variants', private.shown_variants(result.result_json, false))
  from private.maestro_results as result where result.id = $1 and result.question_id is null
$$;
comment on function private.shown_result is 'The parts of a perfume that a stranger sees: names, notes and the Maestro''s words';

-- The policies below choose the rows. The view has no column that may not be read by everybody who may see its row.
create view public.maestro_results with (security_invoker = true) as
  select id, session_id, question_id, lang, answer, custom_name, private.shown_result(id) as result_json, created_at, updated_at
  from private.maestro_results where question_id is not null or newest;
comment on view public.maestro_results is
  'A session''s newest perfume (the row without a question) as a stranger sees it, and for the Worker the session''s answers, one row per question';

alter table public.maestro_sessions enable row level security;
alter table private.maestro_results enable row level security;
create policy "guests reach no session" on public.maestro_sessions for all to anon using (false);
create policy "owners see their journeys" on public.maestro_sessions
  for select to authenticated using (owner = (select private.caller()));
-- A withdrawn perfume is shown to its owner alone, by the Worker.
create policy "who knows a session sees its perfume" on private.maestro_results
  for select to anon using (newest and withdrawn_at is null and session_id = (select private.request_journey()));
-- The subquery finds only the caller's own journeys.
create policy "who knows a session, and its owner, see its perfume" on private.maestro_results
  for select to authenticated using (
    newest and withdrawn_at is null and (
      session_id = (select private.request_journey())
      or session_id in (select journey.id from public.maestro_sessions as journey)
    )
  );
create policy "the Worker reads a session's rows" on private.maestro_results
  for select to worker using (session_id = (select private.own_journey()));
create policy "the Worker answers what is asked" on private.maestro_results
  for insert to worker with check (
    session_id = (select private.own_journey())
    and exists (select from public.maestro_questions as question where question.id = question_id and question.is_active)
  );
create policy "the Worker changes a session's answers" on private.maestro_results
  for update to worker
  using (question_id is not null and session_id = (select private.own_journey()))
  with check (
    session_id = (select private.own_journey())
    and exists (select from public.maestro_questions as question where question.id = question_id and question.is_active)
  );
grant select (id, owner, created_at) on public.maestro_sessions to authenticated;
grant select on public.maestro_results to anon, authenticated, worker;
grant insert (session_id, question_id, lang, answer), update (session_id, question_id, lang, answer)
  on public.maestro_results to worker;
-- The view reads and writes with its caller's rights, so they need grants on the table too.
grant all on private.maestro_results to service_role;
grant select (id, session_id, question_id, lang, answer, newest, custom_name, created_at, updated_at)
  on private.maestro_results to anon, authenticated, worker;
grant insert (session_id, question_id, lang, answer), update (session_id, question_id, lang, answer)
  on private.maestro_results to worker;

create function public.maestro_start_session(lang text, user_agent text default null, ip text default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  started uuid;
begin
  perform private.spend_budget('journey', $3, 60);
  insert into public.maestro_sessions (lang, user_agent) values ($1, left($2, 400)) returning id into started;
  return started;
end
$$;
comment on function public.maestro_start_session is 'Creates the session of a journey. The address (ip) is counted in the hourly budget and not kept.';

create function public.find_journey_holder(session_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.holder_of($1)
$$;
comment on function public.find_journey_holder is 'Answers, for the Worker, who holds a journey: where it is an account whose session has ended, the visitor is asked to sign in';

create function public.claim_journey(claims boolean default true) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  account_id constant uuid := private.caller();
begin
  update public.maestro_sessions as journey set owner = account_id
  where $1 and journey.id = private.request_journey() and journey.owner is null and account_id is not null;
  return (
    select journey.owner = account_id from public.maestro_sessions as journey where journey.id = private.request_journey()
  );
end
$$;
comment on function public.claim_journey is
  'Gives the journey that the request names, if nobody has it, to who is signed in, or where it claims nothing only tells. Whether it is theirs now; null where there is none, nobody has it or nobody is signed in.';

create function public.clear_answers(session_id uuid) returns integer
language sql volatile security definer set search_path = '' as $$
  with cleared as (
    delete from private.maestro_results as answer
    where answer.session_id = $1 and answer.question_id is not null and $1 = private.own_journey()
    returning answer.id
  )
  select count(*)::integer from cleared
$$;
comment on function public.clear_answers is
  'Deletes the answers of the session that the request names, so that its journey starts over; its perfumes stay. Answers how many there were.';

create function private.set_has_perfume() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.maestro_sessions set has_perfume = true where id = new.session_id;
  return null;
end
$$;
create trigger set_has_perfume after insert on private.maestro_results
  for each row when (new.edition = 1) execute function private.set_has_perfume();

create function private.max_editions() returns integer language sql immutable set search_path = '' as $$ select 12 $$;
comment on function private.max_editions is 'How many perfumes one journey may come to';

create function private.outcome_of(
  session_id uuid, answers jsonb, result jsonb, out outcome text, out edition integer
)
language plpgsql stable set search_path = '' as $$
declare
  asked constant jsonb := $2 - 'custom_name';
begin
  select perfume.edition into edition from private.maestro_results as perfume
  where perfume.session_id = $1 and perfume.withdrawn_at is null
    -- What the shop cannot read it cannot show either, so that it does not stand in the way of a new one.
    and perfume.result_json -> 'version' = '1'
    -- The whole of it: the same first bottle may stand beside another second one, or be made without something else.
    and (perfume.answers - 'custom_name' = asked or perfume.result_json = $3)
  order by perfume.answers - 'custom_name' = asked desc
  limit 1;
  outcome := case
    when edition is not null then 'known'
    when (select count(*) from private.maestro_results as perfume where perfume.session_id = $1 and perfume.question_id is null)
      >= private.max_editions()
      then 'full'
    else 'saved'
  end;
end
$$;
comment on function private.outcome_of is
  'What finishing a journey with some answers comes to: "known" where they, whatever the name, or the very perfumes have an edition; "full" where there are as many as there may be; otherwise "saved"';

create function public.preview_result(session_id uuid, answers jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(expected) from private.outcome_of($1, $2, null) as expected where $1 = private.own_journey()
$$;
comment on function public.preview_result is
  'What save_result would do with these answers, and the edition that they have; null for a session that is not the request''s own. Whether others make the same formula, only composing tells.';

create function public.save_result(
  session_id uuid, lang text, answers jsonb, result jsonb, fingerprint text, engine_version text, palette_version text,
  custom_name text default null, ip text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  expected record;
  replaced record;
begin
  if $1 is distinct from private.own_journey() then
    raise exception 'The perfume of another session' using errcode = 'insufficient_privilege';
  end if;
  perform private.spend_budget('perfume', $9, 60);
  -- Two tabs that finish at once take turns.
  perform from public.maestro_sessions as journey where journey.id = $1 for no key update;

  select * into expected from private.outcome_of($1, $3, $4);
  if expected.outcome = 'full' then
    return 'full';
  end if;
  if expected.outcome = 'saved' and exists (select from private.withdrawn_formulas as formula where formula.fingerprint = $5) then
    return 'taken';
  end if;
  update private.maestro_results as perfume set newest = false
  where perfume.session_id = $1 and perfume.newest and perfume.edition is distinct from expected.edition
  returning perfume.custom_name, perfume.engraving, perfume.withdrawn_at into replaced;
  if expected.outcome = 'known' then
    -- A name that was answered anew is the perfume's; otherwise it keeps the one that it has.
    update private.maestro_results as perfume set
      newest = true,
      custom_name = case
        when perfume.answers -> 'custom_name' is distinct from $3 -> 'custom_name' then coalesce($8, perfume.custom_name)
        else coalesce(perfume.custom_name, $8)
      end,
      answers = $3
    where perfume.session_id = $1 and perfume.edition = expected.edition;
    return 'known';
  end if;
  insert into private.maestro_results
    (session_id, edition, newest, lang, answers, result_json, fingerprint, engine_version, palette_version, custom_name, engraving)
  select $1, coalesce(max(perfume.edition), 0) + 1, true, $2, $3, $4, $5, $6, $7,
    coalesce($8, case when replaced.withdrawn_at is not null then replaced.custom_name end),
    replaced.withdrawn_at is not null and replaced.engraving
  from private.maestro_results as perfume where perfume.session_id = $1;
  return 'saved';
exception when unique_violation then
  return 'taken';
end
$$;
comment on function public.save_result is
  'Saves a perfume as the newest of the session that the request names, and keeps the others. "known": one of these answers or these very perfumes was there and is the newest again; "taken": the formula is another perfume''s or withdrawn; "full": the session has as many as it may.';

create function public.name_result(
  session_id uuid, custom_name text default null, engraving boolean default false, edition integer default null,
  result_id uuid default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.maestro_results as perfume set custom_name = $2, engraving = $3
  where perfume.session_id = $1 and private.holder_of($1) = 'caller'
    and case when $4 is null then perfume.newest else perfume.edition = $4 end
    and ($5 is null or perfume.id = $5);
  return found;
end
$$;
comment on function public.name_result is
  'Sets the name (null: none) and the engraving of an edition (null: the newest) of a journey that the caller holds; false for any other journey, where there is no such edition, and where it is not the result that is meant (null: any)';

create function public.has_result(session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.maestro_results as perfume
    where perfume.session_id = $1 and perfume.newest and perfume.withdrawn_at is null
  )
$$;
comment on function public.has_result is 'Whether a session has a perfume that it may be shown';

create function private.things_kept_out(answer jsonb) returns setof text language sql immutable set search_path = '' as $$
  select chosen.value from jsonb_array_elements_text(
    case jsonb_typeof($1 -> 'without') when 'array' then $1 -> 'without' when 'string' then jsonb_build_array($1 -> 'without') else '[]' end
  ) as chosen
  union
  select reading.value ->> 'thing' from jsonb_array_elements(
    case jsonb_typeof($1 -> 'readings') when 'array' then $1 -> 'readings' else '[]' end
  ) as reading
  where reading.value ->> 'sense' = 'allergy'
$$;
comment on function private.things_kept_out is 'What an answer, or all that a perfume was composed from, asks to keep out: chosen, and told as an allergy';

create function private.kept_out_since(result_id uuid) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  made private.maestro_results;
  stated jsonb;
  things jsonb;
begin
  select * into made from private.maestro_results as perfume where perfume.id = $1;
  stated := coalesce(made.result_json -> 'made_without', '[]') || coalesce(made.result_json -> 'left_out', '[]');
  select jsonb_agg(asked.thing order by asked.thing) into things
  from (
    select stated_later.value as thing
    from private.maestro_results as perfume
    cross join lateral jsonb_array_elements_text(coalesce(perfume.result_json -> 'made_without', '[]')) as stated_later
    where perfume.session_id = made.session_id and perfume.question_id is null
      and (perfume.edition > made.edition or perfume.newest and not made.newest)
    union
    (
      select kept_out.thing
      from private.maestro_results as given
      cross join lateral private.things_kept_out(given.answer) as kept_out (thing)
      where given.session_id = made.session_id and given.question_id is not null
      except
      select private.things_kept_out(made.answers)
    )
  ) as asked
  where not stated ? asked.thing;
  return case when things is not null then jsonb_build_object(
    'things', things,
    'session', made.session_id,
    'edition', (
      select max(perfume.edition) from private.maestro_results as perfume
      where perfume.session_id = made.session_id and perfume.question_id is null and perfume.withdrawn_at is null
        and perfume.result_json -> 'made_without' @> things
    )
  ) end;
end
$$;
comment on function private.kept_out_since is
  'What a perfume was not composed without, though its journey has asked to keep it out since, in another edition or in its answers as they stand, and the last edition that is without all of it; null where there is no such thing';

create function private.is_ordered(session_id uuid, result_id uuid) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.order_lines as line join public.orders as placed on placed.id = line.order_id
    where line.session_id = $1 and line.perfume = $2 and line.kind = 'bottle' and placed.state <> 'cancelled'
  );
end
$$;
comment on function private.is_ordered is 'Whether a bottle of a session''s perfume is in an order that is not cancelled';

create function public.find_result(session_id uuid, edition integer default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', perfume.id,
    'edition', perfume.edition,
    'custom_name', perfume.custom_name,
    'engraving', perfume.engraving,
    'withdrawn_at', perfume.withdrawn_at,
    'result_json', perfume.result_json,
    'answers', perfume.answers,
    'share_token', perfume.share_token,
    'ordered', private.is_ordered($1, perfume.id),
    'kept_out_since', private.kept_out_since(perfume.id)
  )
  from private.maestro_results as perfume
  where perfume.session_id = $1 and private.holder_of($1) = 'caller'
    and case when $2 is null then perfume.newest else perfume.edition = $2 end
$$;
comment on function public.find_result is
  'An edition (null: the newest) of a session, for who holds its journey: formula, answers, share link, whether a bottle of it is ordered. Null where there is none, and for everybody else.';

-- Of all answers the light of its page alone is seen by strangers: of day where it is worn by day too.
create function private.is_by_day(answers jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce($1 ->> 'time_of_day' in ('day', 'both'), false)
$$;
comment on function private.is_by_day is 'Whether a perfume of these answers is shown in the light of day, and not of the night';

create function public.find_shown_perfume(session_id uuid, edition integer default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'custom_name', perfume.custom_name,
    'variants', private.shown_variants(perfume.result_json, false),
    'by_day', private.is_by_day(perfume.answers),
    'holder', private.holder_of($1)
  )
  from private.maestro_results as perfume
  where perfume.session_id = $1 and perfume.withdrawn_at is null
    and case when $2 is null then perfume.newest else perfume.edition = $2 end
$$;
comment on function public.find_shown_perfume is
  'What a stranger is shown of an edition (null: the newest) of a session: its names, notes and the Maestro''s words, the light in which it stands, and whether signing in opens more. Null where there is none, and for one that was withdrawn.';

create function public.find_shared_perfume(token uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when perfume.withdrawn_at is not null then '{"withdrawn": true}' else jsonb_build_object(
      'custom_name', perfume.custom_name,
      'variants', private.shown_variants(perfume.result_json, false),
      'by_day', private.is_by_day(perfume.answers),
      'leading', perfume.result_json #> '{variants,0,leading}'
    ) end
    from private.maestro_results as perfume
    where perfume.share_token = token and perfume.question_id is null
  );
end
$$;
comment on function public.find_shared_perfume is
  'What a shared link shows of a perfume: names, notes, the Maestro''s words, the families of its picture and the light in which it stands, never other answers, formula or recipe; of a withdrawn one that it is withdrawn.';

create function private.editions_of(session_id uuid) returns jsonb language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', perfume.id,
        'edition', perfume.edition,
        'newest', perfume.newest,
        'created_at', perfume.created_at,
        'custom_name', perfume.custom_name,
        'engraving', perfume.engraving,
        'answers', perfume.answers,
        'fingerprint', perfume.fingerprint,
        'share_token', perfume.share_token,
        'engine_version', perfume.engine_version,
        'palette_version', perfume.palette_version,
        'withdrawn_at', perfume.withdrawn_at,
        'variants', private.shown_variants(perfume.result_json, true)
      ) order by perfume.edition desc
    ), '[]')
    from private.maestro_results as perfume
    where perfume.session_id = $1 and perfume.question_id is null
  );
end
$$;
comment on function private.editions_of is 'The perfumes of a session in short, the last composed first';

create function public.list_editions(session_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when $1 = private.own_journey() then private.editions_of($1) else '[]' end
$$;
comment on function public.list_editions is 'The perfumes of the session that the request names, in short; none of any other';

-- It lists the caller's own journeys, whose perfumes' rows are out of the caller's own reach.
create function public.list_own_perfumes(before timestamptz default null, max_rows integer default 12) returns jsonb
language sql stable security definer set search_path = '' as $$
  with listed as (
    select journey.id as session, journey.created_at
    from public.maestro_sessions as journey
    where journey.owner = (select private.caller())
      and ($1 is null or journey.created_at < $1)
      and exists (
        select from private.maestro_results as perfume where perfume.session_id = journey.id and perfume.newest
      )
    order by journey.created_at desc
    limit $2
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'session', listed.session,
      'created_at', listed.created_at,
      'editions', (
        select jsonb_agg(
          jsonb_build_object(
            'edition', perfume.edition,
            'created_at', perfume.created_at,
            'custom_name', perfume.custom_name,
            'share_token', perfume.share_token,
            'withdrawn_at', perfume.withdrawn_at,
            'id', perfume.id,
            'seal', premiere -> 'seal',
            'display_name', premiere -> 'display_name',
            'display_name_ar', premiere -> 'display_name_ar',
            'display_name_fr', premiere -> 'display_name_fr',
            'display_name_ru', premiere -> 'display_name_ru',
            'notes', private.shown_notes(premiere -> 'notes')
          ) order by perfume.newest desc, perfume.edition desc
        )
        from private.maestro_results as perfume
        cross join lateral jsonb_extract_path(perfume.result_json, 'variants', '0') as premiere
        where perfume.session_id = listed.session and perfume.question_id is null
      )
    ) order by listed.created_at desc
  ), '[]')
  from listed
$$;
comment on function public.list_own_perfumes is
  'Lists the finished journeys of the caller''s account that were begun before a time, the newest first. Each has its editions in short, the one that was finished last first.';

-- If thousands of names share a beginning, only five hundred are read, in the order of the index, because a bitmap scan
-- would gather all of them first. Only perfumes have a name or a fingerprint.
create function public.list_results(
  query text, created_at timestamptz default null, id uuid default null, backwards boolean default false, max_rows integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_bitmapscan = off as $$
declare
  typed constant text := private.literal_pattern(query);
  selected constant text := 'select result.id, result.edition, result.custom_name, result.fingerprint, result.lang, result.engraving,
      result.created_at, result.engine_version, result.palette_version, result.withdrawn_at
    from private.maestro_results as result where ';
  beginning constant text := selected || '%1$s like %2$L order by %1$s using operator(pg_catalog.~<~) limit 500';
  matching constant text := case
    when typed <> '' then format('(%s) union (%s)',
      format(beginning, 'lower(result.custom_name)', typed || '%'), format(beginning, 'lower(result.fingerprint)', typed || '%'))
    else selected || 'result.question_id is null'
  end;
begin
  perform private.require_admin();
  return jsonb_build_object('rows', private.list_newest(matching, created_at, id, backwards, max_rows));
end
$$;
comment on function public.list_results is
  'Perfumes whose name or fingerprint begins with a text, the newest first, from a row on or backwards; for admins';

create function public.find_compounding_sheet(result_id uuid)
returns table (
  id uuid, edition integer, custom_name text, fingerprint text, lang text, engraving boolean, created_at timestamptz,
  engine_version text, palette_version text, withdrawn_at timestamptz, result_json jsonb
)
language sql stable security definer set search_path = '' as $$
  select result.id, result.edition, result.custom_name, result.fingerprint, result.lang, result.engraving, result.created_at,
    result.engine_version, result.palette_version, result.withdrawn_at, result.result_json
  from private.maestro_results as result
  where result.id = $1 and result.question_id is null and (select private.is_admin())
$$;
comment on function public.find_compounding_sheet is 'What the laboratory needs of a perfume, whichever edition; for admins, nothing for others';

create function public.set_perfume_withdrawn(result_id uuid, withdrawn boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  changed text;
begin
  perform private.require_admin();
  update private.maestro_results as result set withdrawn_at = case when $2 then now() end
  where result.id = $1 and result.question_id is null and (result.withdrawn_at is null) = $2
  returning result.fingerprint into changed;
  if changed is not null and $2 then
    insert into private.withdrawn_formulas (fingerprint) values (changed) on conflict do nothing;
  elsif changed is not null then
    delete from private.withdrawn_formulas as formula where formula.fingerprint = changed;
  end if;
  return exists (select from private.maestro_results as result where result.id = $1 and result.question_id is null);
end
$$;
comment on function public.set_perfume_withdrawn is
  'Withdraws a perfume or restores it, for admins: its link is gone and its formula is composed for nobody; false where there is none';

grant execute on function private.request_journey to anon, authenticated, service_role;
grant execute on function
  private.own_journey, public.maestro_start_session, public.find_journey_holder, public.claim_journey, public.clear_answers,
  public.preview_result, public.save_result, public.name_result, public.find_result, public.has_result,
  public.find_shown_perfume, public.find_shared_perfume, public.list_editions
  to worker;
grant execute on function private.shown_result to anon, authenticated, worker;
grant execute on function
  public.list_own_perfumes, public.list_results, public.find_compounding_sheet, public.set_perfume_withdrawn
  to authenticated;

-- People who left their address: leads of the sign-up page and subscribers of the newsletter.

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (length(btrim(first_name)) between 1 and 120 and private.is_line(first_name)),
  last_name text not null check (length(btrim(last_name)) between 1 and 120 and private.is_line(last_name)),
  email text not null unique check (private.is_email(email)),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  lang text not null check (private.is_language(lang)),
  source text not null default 'signup_page' check (source = 'signup_page'),
  contact_consent_at timestamptz,
  contact_consent_version text check (contact_consent_version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  contact_consent_lang text check (private.is_language(contact_consent_lang)),
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  -- The texts that the admin app's search looks through.
  search_names text not null generated always as (private.fold(first_name || ' ' || last_name)) stored,
  search text not null generated always as (private.fold(first_name || ' ' || last_name || ' ' || email || ' ' || phone)) stored,
  constraint leads_consent_whole check (
    num_nonnulls(contact_consent_at, contact_consent_version, contact_consent_lang) in (0, 3)
  )
-- Giving or withdrawing a consent changes no indexed column. With free room on its page the row stays there, and no
-- index has to be written.
) with (fillfactor = 90);
comment on table public.leads is 'People who signed up, once per address. Phones are in E.164. A person may be contacted only with a consent that they have confirmed.';
comment on column public.leads.contact_consent_at is 'When the box that allows the house to contact this person was ticked; null: it was not';
comment on column public.leads.contact_consent_version is 'Which wording was agreed to, in the language contact_consent_lang';
comment on column public.leads.confirmed_at is 'When the owner of the address confirmed these details. Without it, anyone may have given them, and the consent.';
-- Both columns have the same direction, as comparing them as one row needs; so it is in every list.
create index leads_created_idx on public.leads (created_at, id);
create index leads_search_idx on public.leads using gin (search extensions.gin_trgm_ops) with (fastupdate = off);
-- A word of one or two letters is the beginning of a name. Trigrams could find beginnings of
-- words, but in the column that is searched with three letters every "co" also finds "com".
create index leads_names_idx on public.leads using gin (search_names extensions.gin_trgm_ops) with (fastupdate = off);
create trigger audit after update or delete on public.leads for each row execute function private.audit('personal');

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text check (private.is_email(email)),
  lang text not null check (private.is_language(lang)),
  unsubscribe_token uuid not null default gen_random_uuid() unique,
  created_at timestamptz not null default now(),
  unsubscribed_at timestamptz,
  email_hash bytea not null unique,
  confirmed_at timestamptz,
  consent_version text check (consent_version ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  constraint newsletter_subscribers_forgotten check ((email is null) = (unsubscribed_at is not null))
) with (fillfactor = 90);
comment on table public.newsletter_subscribers is 'The readers of the newsletter, and those who have left it. Written through confirm_subscription and unsubscribe, which tell nothing about others.';
comment on column public.newsletter_subscribers.email is 'Null once unsubscribed';
comment on column public.newsletter_subscribers.confirmed_at is 'When the link in the letter to this address was pressed';
comment on column public.newsletter_subscribers.consent_version is 'Which wording was agreed to, in the language lang';
create index newsletter_subscribers_created_idx on public.newsletter_subscribers (created_at, id);
create unique index newsletter_subscribers_email_idx on public.newsletter_subscribers (email text_pattern_ops);
create index newsletter_subscribers_search_idx on public.newsletter_subscribers using gin (email extensions.gin_trgm_ops) with (fastupdate = off);
create trigger audit after update or delete on public.newsletter_subscribers for each row execute function private.audit('personal');

-- Visitors' details are written by functions that only the Worker may call, with a budget per address and hour.
alter table public.leads enable row level security;
alter table public.newsletter_subscribers enable row level security;
create policy "admins read leads" on public.leads for select to authenticated using ((select private.is_admin()));
create policy "admins delete leads" on public.leads for delete to authenticated using ((select private.is_admin()));
create policy "admins read subscribers" on public.newsletter_subscribers for select to authenticated using ((select private.is_admin()));
create policy "admins end subscriptions" on public.newsletter_subscribers
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete subscribers" on public.newsletter_subscribers for delete to authenticated using ((select private.is_admin()));
grant select, delete on public.leads to authenticated;
grant select (id, email, lang, unsubscribe_token, created_at, unsubscribed_at, confirmed_at, consent_version),
  update (unsubscribed_at), delete on public.newsletter_subscribers to authenticated;

-- What a sign-up says about a known address counts once the address's owner has pressed the link that was mailed to it.

create function public.save_lead(
  first_name text, last_name text, email text, phone text, country_code text, lang text,
  token_hash text, consent_version text default null, ip text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  address constant text := lower(btrim($3));
  consented_at constant timestamptz := case when $8 is not null then now() end;
  consent_lang constant text := case when $8 is not null then $6 end;
begin
  perform private.spend_budget('lead', $9, 10);
  -- A known address is not changed, but malformed details are refused for it as for a new one.
  insert into public.leads as lead (
    first_name, last_name, email, phone, country_code, lang, contact_consent_at, contact_consent_version, contact_consent_lang
  )
  values ($1, $2, address, $4, $5, $6, consented_at, $8, consent_lang)
  on conflict on constraint leads_email_key do nothing;
  return private.keep_link('update_lead', address, $6, $7, interval '7 days', jsonb_strip_nulls(jsonb_build_object(
    'first_name', $1, 'last_name', $2, 'phone', $4, 'country_code', $5, 'lang', $6,
    'contact_consent_at', consented_at, 'contact_consent_version', $8, 'contact_consent_lang', consent_lang
  )));
end
$$;
comment on function public.save_lead is
  'Keeps the first sign-up of an address; its details and those of later ones are its owner''s once the mailed link is pressed. True, for a new and a known address alike, where the letter with that link is to be sent';

create function public.find_lead_to_confirm(token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select link.details || jsonb_build_object('email', link.email)
  from private.mailed_links as link
  where link.token_hash = $1 and link.purpose = 'update_lead' and link.used_at is null and link.expires_at > now()
$$;
comment on function public.find_lead_to_confirm is
  'The details that the press on a mailed link would confirm; null where there is no such link, or no longer';

create function public.confirm_lead(token_hash text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.mailed_links := private.use_link('update_lead', $1);
  given public.leads := jsonb_populate_record(null::public.leads, link.details);
begin
  if link.token_hash is null then
    return private.link_state('update_lead', $1);
  end if;
  -- Details that were given earlier, or by others, no longer count.
  update private.mailed_links as earlier set used_at = now(), details = '{}'
  where earlier.purpose = 'update_lead' and earlier.email = link.email and earlier.used_at is null;
  insert into public.leads as lead (
    first_name, last_name, email, phone, country_code, lang, confirmed_at,
    contact_consent_at, contact_consent_version, contact_consent_lang
  )
  values (
    given.first_name, given.last_name, link.email, given.phone, given.country_code, given.lang, now(),
    given.contact_consent_at, given.contact_consent_version, given.contact_consent_lang
  )
  on conflict on constraint leads_email_key do update set
    first_name = excluded.first_name, last_name = excluded.last_name, phone = excluded.phone,
    country_code = excluded.country_code, lang = excluded.lang, confirmed_at = excluded.confirmed_at,
    contact_consent_at = excluded.contact_consent_at, contact_consent_version = excluded.contact_consent_version,
    contact_consent_lang = excluded.contact_consent_lang;
  return 'done';
end
$$;
comment on function public.confirm_lead is
  'Makes the details that a link was mailed for those of the address''s lead: done, used (before) or unknown';

-- Under row-level security LIKE cannot use an index, because the operator might reveal rows that the caller must not
-- see. So these lists check who calls and then search as their owner.
create function public.list_leads(
  query text, created_at timestamptz default null, id uuid default null, backwards boolean default false, max_rows integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  whole constant text := lower(btrim(query));
  meant text;
begin
  perform private.require_admin();
  meant := case
    when exists (select from public.leads as lead where lead.email = whole) then format('lead.email = %L', whole)
    else private.meant_by(query, 'lead')
  end;
  return private.list_counted(
    'select lead.id, lead.first_name, lead.last_name, lead.email, lead.phone, lead.country_code, lead.lang,
      lead.source, lead.created_at, lead.contact_consent_at, lead.contact_consent_version, lead.contact_consent_lang,
      lead.confirmed_at
    from public.leads as lead where ' || meant,
    created_at, id, backwards, max_rows
  );
end
$$;
comment on function public.list_leads is
  'Finds the leads whose address is the text or, where there is none, whose name, address and phone have its words (private.meant_by). The newest come first, from a row on or backwards, counted to a thousand; for admins.';

-- Newsletters go to those who pressed the link that was sent to their own address. Nobody subscribes another's address, and
-- nobody undoes another's unsubscription; of an address that unsubscribed only a hash is kept.

create function private.forget_unsubscribed() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.email is not null then
    new.email_hash := sha256(convert_to(new.email, 'utf8'));
  end if;
  if new.unsubscribed_at is not null then
    new.email := null;
  end if;
  return new;
end
$$;
create trigger forget_unsubscribed before insert or update on public.newsletter_subscribers
  for each row execute function private.forget_unsubscribed();

-- Whoever asks for a letter types an address, and it may be anybody's: ten an hour of each kind, as of sign-ups and of
-- letters to the house, and by an IPv6 /48 forty, are as many as a household asks for.
create function public.request_subscription(
  email text, lang text, token_hash text, consent_version text, ip text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.spend_budget('newsletter', $5, 10);
  return private.keep_link('subscribe', lower(btrim($1)), $2, $3, interval '7 days', jsonb_build_object('consent_version', $4));
end
$$;
comment on function public.request_subscription is
  'Prepares a subscription, for a new, a known and a former address alike; true where the letter with its link is to be sent';

create function public.confirm_subscription(token_hash text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.mailed_links := private.use_link('subscribe', $1);
begin
  if link.token_hash is null then
    return private.link_state('subscribe', $1);
  end if;
  insert into public.newsletter_subscribers as subscriber (email, lang, confirmed_at, consent_version)
  values (link.email, link.lang, now(), link.details ->> 'consent_version')
  on conflict (email_hash) do update set
    email = excluded.email, lang = excluded.lang, unsubscribed_at = null,
    confirmed_at = excluded.confirmed_at, consent_version = excluded.consent_version;
  return 'done';
end
$$;
comment on function public.confirm_subscription is 'Subscribes the address that the link was mailed to: done, used (before) or unknown';

create function public.unsubscribe(token uuid) returns boolean
language sql volatile security definer set search_path = '' as $$
  with ended as (
    update public.newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, now())
    where unsubscribe_token = token returning id
  )
  select exists (select from ended)
$$;
comment on function public.unsubscribe is
  'Ends the subscription that the link of a letter names, however often it is opened; false for an unknown link';

create function public.list_subscribers(
  query text, created_at timestamptz default null, id uuid default null, backwards boolean default false, max_rows integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  typed text := private.literal_pattern(query);
  matching text := 'select subscriber.id, subscriber.email, subscriber.lang, subscriber.unsubscribe_token,
      subscriber.created_at, subscriber.unsubscribed_at, subscriber.confirmed_at
    from public.newsletter_subscribers as subscriber where ' || case
      when typed = '' then 'true'
      when typed ~ '[[:alnum:]]{3}' then private.contains('subscriber.email', typed)
      else format('subscriber.email like %L', typed || '%')
    end;
begin
  perform private.require_admin();
  return private.list_counted(matching, created_at, id, backwards, max_rows);
end
$$;
comment on function public.list_subscribers is
  'Subscribers whose address contains a text (fewer than three letters: begins so), former ones where there is none, the newest first, from a row on or backwards, counted to a thousand; for admins';

grant execute on function
  public.save_lead, public.find_lead_to_confirm, public.confirm_lead, public.request_subscription, public.confirm_subscription,
  public.unsubscribe
  to worker;
grant execute on function public.list_leads, public.list_subscribers to authenticated;

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

-- What an order costs is decided here. Amounts of orders are integers of the currency's smallest unit (fils, halalas).

create table public.delivery_countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  place integer not null unique,
  fee_sar integer not null check (fee_sar between 0 and 1000),
  days_least integer not null check (days_least > 0),
  days_most integer not null,
  pays_on_delivery boolean not null,
  vat_percent integer not null check (vat_percent between 0 and 30),
  is_open boolean not null default false,
  check (days_most >= days_least)
);
comment on table public.delivery_countries is
  'Where parcels go: the fee in whole riyals, the days on the way, whether the courier takes money, and the VAT that prices include; 0 where duties are the recipient''s';
comment on column public.delivery_countries.is_open is
  'Whether its papers exist: to a country without them nothing can be ordered, and every page says so';
insert into public.delivery_countries (code, place, fee_sar, days_least, days_most, pays_on_delivery, vat_percent) values
  ('SA', 1, 0, 2, 4, true, 15),
  ('AE', 2, 45, 2, 5, true, 5),
  ('QA', 3, 55, 3, 6, false, 0),
  ('KW', 4, 55, 3, 6, false, 0),
  ('OM', 5, 55, 3, 6, false, 0),
  ('BH', 6, 45, 2, 5, false, 0),
  ('EG', 7, 90, 5, 9, false, 0),
  ('JO', 8, 80, 4, 8, false, 0),
  ('LB', 9, 95, 5, 10, false, 0),
  ('TR', 10, 95, 5, 9, false, 0),
  ('US', 11, 140, 6, 12, false, 0),
  ('GB', 12, 120, 5, 9, false, 0),
  ('FR', 13, 120, 5, 9, false, 0),
  ('RU', 14, 160, 8, 16, false, 0);
update public.delivery_countries set is_open = true where code in ('SA', 'AE');

alter table public.delivery_countries enable row level security;
create policy "everyone reads where parcels go" on public.delivery_countries for select to anon, authenticated using (true);
create policy "admins open and close countries" on public.delivery_countries
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
grant select, update (is_open) on public.delivery_countries to authenticated;
grant select on public.delivery_countries to anon;
create trigger audit after update on public.delivery_countries for each row execute function private.audit();
create trigger catalogue_changed after update on public.delivery_countries
  for each statement execute function private.catalogue_changed();

create type private.priced_line as (
  kind text, session_id uuid, perfume uuid, variant text, product_id uuid, title jsonb, fingerprint text, engraving text,
  quantity integer, unit integer, engraved integer, problem text, maceration integer, made_without jsonb,
  kept_out_since jsonb
);

create function private.is_currency(value text) returns boolean
language sql immutable set search_path = '' as $$ select value in ('AED', 'SAR') $$;

create function private.per_dollar(currency text) returns numeric
language sql immutable set search_path = '' as $$ select case currency when 'AED' then 3.6725 when 'SAR' then 3.75 end $$;
comment on function private.per_dollar is 'The units of a currency that one US dollar costs; both are pegged to it';

create function private.convert_to_whole(amount integer, from_currency text, to_currency text) returns integer
language sql immutable set search_path = '' as $$
  select 100 * round(amount / private.per_dollar(from_currency) * private.per_dollar(to_currency))::integer
$$;
comment on function private.convert_to_whole is
  'Converts a price in whole units to another currency, rounded to whole units as the shop shows it. Answers it in the smallest unit.';

create function private.price_of(kind text, currency text) returns integer
language sql immutable set search_path = '' as $$
  select case kind
    when 'bottle' then private.convert_to_whole(1659, 'SAR', currency)
    when 'discovery_set' then private.convert_to_whole(799, 'SAR', currency)
    when 'engraving' then private.convert_to_whole(150, 'AED', currency)
  end
$$;
comment on function private.price_of is 'The price of a bottle, of a discovery set or of a gold engraving in a currency, in its smallest unit; the results page shows the same prices';

create function private.vat_in(total integer, vat_percent integer) returns integer
language sql immutable set search_path = '' as $$ select round(total * vat_percent::numeric / (100 + vat_percent))::integer $$;
comment on function private.vat_in is 'The VAT that a total includes';

create function private.pays_on_delivery(country text, total integer, currency text) returns boolean
language sql stable set search_path = '' as $$
  select delivered.pays_on_delivery and total * private.per_dollar('AED') / private.per_dollar(currency) <= 100 * 4000
  from public.delivery_countries as delivered where delivered.code = $1
$$;
comment on function private.pays_on_delivery is 'Whether the courier may take so much money there: up to AED 4,000';

create function private.maceration_days(variant jsonb) returns integer language sql immutable set search_path = '' as $$
  select case when jsonb_typeof($1 -> 'maceration_days') = 'number' then least(($1 ->> 'maceration_days')::integer, 70) else 35 end
$$;
comment on function private.maceration_days is 'How many days a composed perfume macerates, as its composition says';

create function private.price_perfume(item jsonb, currency text) returns private.priced_line
language plpgsql stable set search_path = '' as $$
declare
  kind constant text := item ->> 'kind';
  variant constant text := item ->> 'variant';
  quantity constant integer := (item ->> 'quantity')::integer;
  perfume record;
  found_variant jsonb;
begin
  select made.id, made.session_id, made.custom_name, made.engraving, made.fingerprint, made.withdrawn_at, made.result_json
  into perfume
  from private.maestro_results as made
  join public.maestro_sessions as journey on journey.id = made.session_id
  where made.id = private.uuid_or_null(item ->> 'perfume') and made.question_id is null
    and private.holder_of(made.session_id) = 'caller';
  if perfume.id is null then
    return row(kind, null, null, variant, null, null, null, null, quantity, null, null, 'gone', null, null, null)::private.priced_line;
  end if;
  select listed.value into found_variant
  from jsonb_array_elements(perfume.result_json -> 'variants') as listed (value)
  where listed.value ->> 'kind' = coalesce(variant, 'premiere');
  return row(
    kind, perfume.session_id, perfume.id, variant, null,
    jsonb_build_object(
      'en', found_variant -> 'display_name', 'ar', found_variant -> 'display_name_ar',
      'fr', found_variant -> 'display_name_fr', 'ru', found_variant -> 'display_name_ru'
    ),
    perfume.fingerprint,
    case when kind = 'bottle' then perfume.custom_name end,
    quantity,
    private.price_of(kind, currency),
    case when kind = 'bottle' and perfume.engraving and perfume.custom_name is not null
      then private.price_of('engraving', currency) else 0 end,
    case when perfume.withdrawn_at is not null then 'withdrawn' end,
    -- A set holds both; what was composed before its days were kept with it is promised the longest.
    case when kind = 'bottle' then private.maceration_days(found_variant)
      else (select max(private.maceration_days(listed.value)) from jsonb_array_elements(perfume.result_json -> 'variants') as listed (value))
    end,
    perfume.result_json -> 'made_without',
    private.kept_out_since(perfume.id)
  )::private.priced_line;
end
$$;
comment on function private.price_perfume is
  'The line of a composed perfume whose journey the caller holds: its name, engraving and price as they stand';

create function private.price_product(item jsonb, currency text, account uuid) returns private.priced_line
language plpgsql stable set search_path = '' as $$
declare
  quantity constant integer := (item ->> 'quantity')::integer;
  product public.maestro_products;
  problem text;
begin
  select * into product from public.maestro_products as sold
  where sold.id = private.uuid_or_null(item ->> 'product') and sold.is_active;
  if product.id is null then
    return row('vault', null, null, null, null, null, null, null, quantity, null, null, 'gone', null, null, null)::private.priced_line;
  end if;
  problem := case
    when 'invite_only' = any (product.badges) and not private.is_invited(product.id, account) then 'invite_only'
    when 'members_only' = any (product.badges) and account is null then 'members_only'
    when product.stock < quantity then 'sold_out'
    when product.stock is not null and quantity > private.max_unpaid() then 'too_many'
  end;
  return row(
    'vault', null, null, null, product.id, product.name, null, null, quantity,
    private.convert_to_whole(product.price_aed, 'AED', currency), 0, problem, null, null, null
  )::private.priced_line;
end
$$;
comment on function private.price_product is 'A bottle of the Vault: its price, and what keeps this account from it';

create function private.price_items(items jsonb, currency text, account uuid) returns setof private.priced_line
language plpgsql stable set search_path = '' as $$
declare
  item jsonb;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) not between 1 and 10 then
    raise exception 'An order has one to ten lines' using errcode = 'check_violation';
  end if;
  for item in select listed.value from jsonb_array_elements(items) as listed (value) loop
    if (item ->> 'quantity') !~ '^[1-5]$' or item ->> 'quantity' is null then
      raise exception 'One to five of an item' using errcode = 'check_violation';
    end if;
    if item ->> 'kind' = 'vault' then
      return next private.price_product(item, currency, account);
    elsif item ->> 'kind' = 'bottle' and item ->> 'variant' in ('premiere', 'deuxieme')
      or item ->> 'kind' = 'discovery_set' and item ->> 'variant' is null then
      return next private.price_perfume(item, currency);
    else
      raise exception 'No such item' using errcode = 'check_violation';
    end if;
  end loop;
end
$$;
comment on function private.price_items is
  'Prices items as the shop would sell them now: [{"kind", "perfume", "variant", "product", "quantity"}]';

-- The days of the recipe, as the compounding sheet has them: the concentrate is weighed on one day and stands for
-- another before the alcohol goes in; after the maceration it is chilled for two days and filled on one. A bottle of the
-- Vault is only packed.
create function private.days_of_weighing() returns integer language sql immutable set search_path = '' as $$ select 1 $$;
create function private.days_of_standing() returns integer language sql immutable set search_path = '' as $$ select 1 $$;
create function private.days_of_chilling() returns integer language sql immutable set search_path = '' as $$ select 2 $$;
create function private.days_of_filling() returns integer language sql immutable set search_path = '' as $$ select 1 $$;

create function private.days_to_make(maceration integer) returns integer language sql immutable set search_path = '' as $$
  select case when $1 is null then 0
    else private.days_of_weighing() + private.days_of_standing() + $1 + private.days_of_chilling() end
    + private.days_of_filling()
$$;
comment on function private.days_to_make is
  'From an order to its parcel, of a perfume that macerates so many days; null of one that is in its bottle already';

create function public.list_delivery_countries() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(
    jsonb_build_object(
      'code', delivered.code, 'is_open', delivered.is_open, 'fee_sar', delivered.fee_sar, 'pays_on_delivery', delivered.pays_on_delivery,
      'vat_percent', delivered.vat_percent, 'days', (
        select jsonb_object_agg(made.kind, jsonb_build_object(
          'least', private.days_to_make(made.maceration) + delivered.days_least,
          'most', private.days_to_make(made.maceration) + 3 + delivered.days_most
        ))
        from (values ('composed', 0), ('vault', null)) as made (kind, maceration)
      )
    ) order by delivered.place
  )
  from public.delivery_countries as delivered
$$;
comment on function public.list_delivery_countries is
  'Lists where parcels go, what that costs, and after how many days at least and at most what is ordered today arrives, by kind; of a composed perfume without its maceration, which its recipe says';

create function private.find_item_journeys(items jsonb, kind text) returns uuid[]
language sql stable set search_path = '' as $$
  select array(
    select distinct made.session_id
    from jsonb_path_query($1, '$[*]') as item (value)
    join private.maestro_results as made on made.id = private.uuid_or_null(item.value ->> 'perfume')
    where ($2 is null or item.value ->> 'kind' = $2) and made.question_id is null and private.holder_of(made.session_id) = 'caller'
  )
$$;
comment on function private.find_item_journeys is
  'The journeys of the caller that items of one kind (null: of any) were composed in; they are locked before the items are priced';

create function private.line_view(line private.priced_line) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', $1.kind, 'variant', $1.variant, 'perfume', $1.perfume, 'product', $1.product_id, 'title', $1.title,
    'engraving', $1.engraving, 'quantity', $1.quantity, 'unit', $1.unit, 'engraved', $1.engraved, 'problem', $1.problem,
    'made_without', coalesce($1.made_without, '[]'), 'kept_out_since', $1.kept_out_since,
    'seals', coalesce((
      select jsonb_agg(composed.value -> 'seal' order by composed.place)
      from private.maestro_results as made
      cross join lateral jsonb_array_elements(made.result_json -> 'variants') with ordinality as composed (value, place)
      where made.id = $1.perfume and composed.value ->> 'kind' = coalesce($1.variant, composed.value ->> 'kind')
        and composed.value ->> 'seal' is not null
    ), '[]')
  )
$$;
comment on function private.line_view is 'A line of a quote or of an order as its customer sees it';

create function private.quote_lines(priced private.priced_line[], country text, currency text, taxed boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  destination public.delivery_countries;
  goods integer;
  fee integer;
  credited record;
  bottles uuid[];
  off integer;
  total integer;
  making integer;
  vat_percent integer;
begin
  select * into destination from public.delivery_countries as delivered where delivered.code = $2;
  if destination.code is null or not private.is_currency($3) then
    raise exception 'No such country or currency' using errcode = 'check_violation';
  end if;
  select coalesce(sum(line.quantity * (line.unit + line.engraved)), 0), coalesce(max(private.days_to_make(line.maceration)), 1)
  into goods, making
  from unnest(priced) as line where line.unit is not null;
  fee := private.convert_to_whole(destination.fee_sar, 'SAR', $3);
  bottles := array(select line.session_id from unnest(priced) as line where line.kind = 'bottle' and line.session_id is not null);
  select found.order_id, found.credit, found.worth into credited
  from private.credit_for(bottles, $3) as found;
  off := least(coalesce(credited.credit, 0), goods);
  total := goods + fee - off;
  vat_percent := case when $4 then destination.vat_percent else 0 end;
  return jsonb_build_object(
    'lines', (
      select jsonb_agg(
        private.line_view(priced[place]) || case when destination.is_open or (priced[place]).problem is not null then '{}'::jsonb
          else jsonb_build_object('problem', 'not_delivered') end
        order by place
      )
      from generate_subscripts(priced, 1) as place
    ),
    'currency', $3, 'goods', goods, 'delivery', fee, 'credit', off, 'credit_from', credited.order_id,
    'credit_waits', case when off = 0 then private.waiting_credit(bottles) end,
    'credit_worth', round(credited.worth * off::numeric / credited.credit)::integer, 'total', total,
    'vat_percent', vat_percent, 'vat', private.vat_in(total, vat_percent),
    'pays_on_delivery', private.pays_on_delivery($2, total, $3),
    'expected_from', private.today_in_riyadh() + making + destination.days_least,
    'expected_to', private.today_in_riyadh() + making + 3 + destination.days_most,
    'weighed_from', case when exists (select from unnest(priced) as line where line.maceration is not null)
      then private.today_in_riyadh() + private.days_of_weighing() end
  );
end
$$;
comment on function private.quote_lines is
  'Computes what priced lines cost together, delivered to a country: credit, delivery, the VAT that the price includes where the house is registered for it (taxed), the days that it takes, and the first on which it is weighed';

create function public.quote_order(items jsonb, country text, currency text, taxed boolean, account uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.quote_lines(array(select line from private.price_items($1, $3, $5) as line), $2, $3, $4)
$$;
comment on function public.quote_order is
  'Computes what these items cost an account (null: a guest) now, delivered to a country; a line with a problem cannot be bought';

grant execute on function public.quote_order, public.list_delivery_countries to worker;

-- Orders: what was bought, by whom, where it goes, what it costs, and every move there is. Rows are written by functions only.

create function private.new_secret() returns text language sql volatile set search_path = '' as $$
  select translate(
    left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')), 'base64'), 22), '+/', '-_'
  )
$$;
comment on function private.new_secret is '132 random bits in base64url, as an order''s secret is written';

create function private.today_in_riyadh() returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'Asia/Riyadh')::date
$$;
comment on function private.today_in_riyadh is 'The day by which orders are dated and payments awaited';

create function private.is_address(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(value) = 'object' and length(value::text) <= 2000
    -- An address needs a place and something within it, in every country.
    and (value ? 'city' or value ? 'emirate')
    and not exists (
      select from jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) as field
      where field.key not in (
          'short_code', 'building', 'secondary', 'street', 'district', 'city', 'postal_code', 'unit', 'emirate', 'area',
          'line1', 'line2', 'region', 'note'
        )
        or jsonb_typeof(field.value) <> 'string'
        or length(btrim(field.value #>> '{}')) not between 1 and 200
        or not private.is_line(field.value #>> '{}')
    )
$$;
comment on function private.is_address is 'Whether a value is an address in parts; the shop knows which parts a country needs';

create sequence private.order_numbers;

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  -- 128 bits, base64url: who has it sees the order.
  secret text not null unique check (secret ~ '^[A-Za-z0-9_-]{22}$'),
  letter_proof text not null default private.new_secret() check (letter_proof ~ '^[A-Za-z0-9_-]{22}$'),
  state text not null default 'received' check (state in (
    'received', 'confirmed', 'compounding', 'resting', 'bottled', 'on_its_way', 'delivered', 'cancelled', 'returned'
  )),
  lang text not null check (private.is_language(lang)),
  account uuid references auth.users (id) on delete set null,
  email text check (private.is_email(email)),
  proven_at timestamptz,
  name text check (length(btrim(name)) between 1 and 120 and private.is_line(name)),
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  country text not null check (country ~ '^[A-Z]{2}$'),
  address jsonb check (private.is_address(address)),
  gift boolean not null default false,
  recipient text check (length(btrim(recipient)) between 1 and 120 and private.is_line(recipient)),
  recipient_phone text check (recipient_phone ~ '^\+[1-9][0-9]{6,14}$'),
  gift_card text check (length(btrim(gift_card)) between 1 and 300 and private.is_plain_text(gift_card)),
  payment text not null check (payment in ('on_delivery', 'transfer', 'card')),
  currency text not null check (private.is_currency(currency)),
  goods integer not null check (goods > 0),
  delivery integer not null check (delivery >= 0),
  credit integer not null check (credit between 0 and goods),
  total integer not null generated always as (goods + delivery - credit) stored,
  vat_percent integer not null check (vat_percent between 0 and 30),
  due_on date,
  paid integer not null default 0 check (paid >= 0),
  refunding integer not null default 0 check (refunding >= 0),
  refunded integer not null default 0 check (refunded between 0 and paid),
  due_again integer not null default 0 check (due_again between 0 and refunded),
  due integer not null generated always as (greatest(goods + delivery - credit - paid + due_again, 0)) stored,
  courier text check (length(btrim(courier)) between 1 and 60 and private.is_line(courier)),
  parcel text check (parcel ~ '^[A-Za-z0-9-]{4,40}$'),
  by_hand boolean not null default false,
  expected_from date not null,
  expected_to date not null check (expected_to >= expected_from),
  delivered_at timestamptz,
  return_requested_at timestamptz,
  return_declined_at timestamptz check (return_requested_at is not null or return_declined_at is null),
  return_outcome text check (return_outcome in ('refunded', 'remade', 'refused')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  erased_at timestamptz,
  -- The texts that the admin app's search looks through.
  search_names text not null generated always as (private.fold(coalesce(name, '') || ' ' || coalesce(recipient, ''))) stored,
  search text not null generated always as (
    private.fold(
      coalesce(name, '') || ' ' || coalesce(recipient, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')
        || ' ' || coalesce(recipient_phone, '')
    )
  ) stored,
  constraint orders_gift check (gift or num_nonnulls(recipient, recipient_phone, gift_card) = 0),
  constraint orders_recipient check ((recipient is null) = (recipient_phone is null)),
  constraint orders_person check (erased_at is not null or num_nonnulls(email, name, phone, address) = 4),
  constraint orders_delivered check (state <> 'delivered' or delivered_at is not null),
  constraint orders_return_outcome check (return_outcome is null or state = 'returned'),
  constraint orders_by_hand check (not by_hand or num_nonnulls(courier, parcel) = 0),
  constraint orders_given_back check (refunded + refunding <= paid),
  constraint orders_due check ((payment = 'on_delivery') = (due_on is null))
);
comment on table public.orders is 'Orders, amounts in the smallest unit of their currency. Whoever was erased has left the amounts, which the law keeps.';
comment on column public.orders.credit is 'The price of a discovery set that was bought before, taken off once (private.credits)';
comment on column public.orders.recipient_phone is
  'Whom the courier rings where a gift goes to somebody else; the house itself writes to its customer alone';
comment on column public.orders.by_hand is 'The house brings it itself: no courier has it, and it has no number';
comment on column public.orders.refunding is 'Promised by the house, and not yet given back by the card''s provider';
comment on column public.orders.return_requested_at is 'When its customer asked to send it back; the house takes it back, or says why not';
comment on column public.orders.return_outcome is
  'What became of what came back: refunded, remade (the bottle is made anew and sent free of charge) or refused (it goes back to its customer); null until it is decided';
comment on column public.orders.due_on is 'The last day, in Riyadh, on which its payment is awaited; null where the courier takes the money';
comment on column public.orders.due is
  'The amount still to be paid: the price, less what was paid, plus what is due again of refunded money. Nobody asks for it once the order is cancelled or returned.';
comment on column public.orders.due_again is 'The part of the refunded money that is to be paid after all, as private.count_due_again() decides';
comment on column public.orders.proven_at is
  'When the order''s address was proven to be its customer''s own: they were signed in under it, or pressed the button that its letter leads to';
comment on column public.orders.letter_proof is
  'A token that only the links of the order''s letters hold, so whoever has it reads the mail of the order''s address. The person who placed the order knows its secret, not this.';
create index orders_created_idx on public.orders (created_at, id);
create index orders_state_idx on public.orders (state, created_at, id);
-- Orders that are under way are listed by the day that was promised, as a moment: the lists' pages begin at one.
create index orders_open_idx on public.orders ((expected_to::timestamp at time zone 'Asia/Riyadh'), id)
  where state not in ('delivered', 'cancelled', 'returned');
create index orders_promised_idx on public.orders (state, (expected_to::timestamp at time zone 'Asia/Riyadh'), id)
  where state not in ('delivered', 'cancelled', 'returned');
create index orders_refund_idx on public.orders (created_at, id) where state in ('cancelled', 'returned') and paid > refunded;
create index orders_overpaid_idx on public.orders (created_at, id) where paid > total;
create index orders_money_idx on public.orders (created_at, id) where state = 'delivered' and due > 0;
create index orders_return_requested_idx on public.orders (created_at, id)
  where state = 'delivered' and return_requested_at is not null and return_declined_at is null;
create index orders_due_idx on public.orders (due_on, created_at) where state = 'received' and paid = 0 and due_on is not null;
-- These orders are paid in part and past their day; no scheduled job cancels them.
create index orders_overdue_idx on public.orders (created_at, id)
  where state = 'received' and paid > 0 and due > 0 and due_on is not null;
create index orders_email_idx on public.orders (email, created_at);
create index orders_letter_box_idx on public.orders (private.letter_box(email)) where state = 'received';
create index orders_search_idx on public.orders using gin (search extensions.gin_trgm_ops) with (fastupdate = off);
create index orders_names_idx on public.orders using gin (search_names extensions.gin_trgm_ops) with (fastupdate = off);
create index orders_number_end_idx on public.orders (reverse(number) text_pattern_ops);
create index orders_account_idx on public.orders (account, created_at) where account is not null;
create trigger touch before update on public.orders for each row execute function private.touch();

create table public.order_lines (
  order_id uuid not null references public.orders (id) on delete cascade,
  line integer not null check (line between 1 and 20),
  kind text not null check (kind in ('bottle', 'discovery_set', 'vault')),
  session_id uuid,
  perfume uuid,
  variant text check (variant in ('premiere', 'deuxieme')),
  product_id uuid references public.maestro_products (id),
  title jsonb not null check (jsonb_typeof(title) = 'object'),
  fingerprint text,
  engraving text check (private.is_perfume_name(engraving)),
  quantity integer not null check (quantity between 1 and 5),
  unit integer not null check (unit > 0),
  engraved integer not null default 0 check (engraved >= 0),
  maceration integer check (maceration between 1 and 70),
  amount integer not null generated always as (quantity * (unit + engraved)) stored,
  primary key (order_id, line),
  constraint order_lines_of_kind check (
    case kind
      when 'vault' then product_id is not null and num_nonnulls(session_id, perfume, variant, fingerprint) = 0
      else product_id is null and num_nonnulls(session_id, perfume, fingerprint) = 3 and (variant is not null) = (kind = 'bottle')
    end
  ),
  constraint order_lines_engraved check (engraved = 0 or engraving is not null)
);
comment on column public.order_lines.maceration is 'How many days it macerates by its recipe; null of a bottle of the Vault';
comment on table public.order_lines is 'What an order holds, named and priced as it was then; unit and engraved are prices of one piece';
create index order_lines_fingerprint_idx on public.order_lines (lower(fingerprint) text_pattern_ops) where fingerprint is not null;
create index order_lines_session_idx on public.order_lines (session_id) where session_id is not null;
create index order_lines_product_idx on public.order_lines (product_id) where product_id is not null;

create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  from_state text,
  to_state text,
  kind text check (kind in (
    'return_requested', 'return_declined', 'return_refunded', 'return_remade', 'return_refused', 'parcel_changed', 'payment_returned'
  )),
  reason text check (reason in (
    'customer_wishes', 'unpaid', 'cannot_be_made', 'undeliverable', 'not_genuine', 'made_before', 'recorded_late', 'other'
  )),
  note text check (length(btrim(note)) between 1 and 500 and private.is_plain_text(note)),
  paid integer check (paid > 0),
  refunded integer check (refunded > 0),
  refund_failed integer check (refund_failed > 0),
  check (num_nonnulls(to_state, note, paid, refunded, refund_failed) > 0),
  check (reason is null or to_state is not null and (reason <> 'other' or note is not null)),
  check (kind is null or note is not null and num_nonnulls(to_state, paid, refunded) = 0)
);
comment on table public.order_events is 'The history of an order: each move, payment and refund, by whom and why';
comment on column public.order_events.reason is 'Why an admin cancelled the order, or took it further than its recipe allows; the note says more';
comment on column public.order_events.refund_failed is
  'What counted as refunded and has come back to the house, since the bank could not give it to the customer';
comment on column public.order_events.kind is 'What a person did that is neither a move nor a payment nor a refund';
create index order_events_order_idx on public.order_events (order_id, id);
create index order_events_money_idx on public.order_events (at) where num_nonnulls(paid, refunded, refund_failed) > 0;

create table private.order_moves (
  from_state text not null,
  to_state text not null,
  customer boolean not null default false,
  needs_note boolean not null default false,
  primary key (from_state, to_state)
);
comment on table private.order_moves is 'The moves between states that an order may make, whether its customer may make them too, and whether a reason is required';
insert into private.order_moves (from_state, to_state) values
  ('received', 'confirmed'),
  ('confirmed', 'compounding'),
  ('compounding', 'resting'),
  ('resting', 'bottled'),
  ('bottled', 'on_its_way'),
  ('on_its_way', 'delivered'),
  -- For orders of the Vault only, whose perfumes are bottled already.
  ('confirmed', 'bottled');
-- The reason is an admin's to give; a customer gives none.
insert into private.order_moves (from_state, to_state, customer, needs_note) values
  ('received', 'cancelled', true, true),
  ('confirmed', 'cancelled', true, true);
insert into private.order_moves (from_state, to_state, needs_note) values
  ('compounding', 'cancelled', true),
  ('resting', 'cancelled', true),
  ('bottled', 'cancelled', true),
  ('on_its_way', 'returned', true),
  ('delivered', 'returned', true),
  ('confirmed', 'received', true),
  ('compounding', 'confirmed', true),
  ('resting', 'compounding', true),
  ('bottled', 'resting', true),
  ('bottled', 'confirmed', true),
  ('on_its_way', 'bottled', true),
  ('delivered', 'on_its_way', true);

-- Admins read these tables; customers read their orders through functions, with a secret or an account.
alter table public.orders enable row level security;
alter table public.order_lines enable row level security;
alter table public.order_events enable row level security;
create policy "admins read orders" on public.orders for select to authenticated using ((select private.is_admin()));
create policy "admins read lines" on public.order_lines for select to authenticated using ((select private.is_admin()));
create policy "admins read the history" on public.order_events for select to authenticated using ((select private.is_admin()));
-- The secret is left out, because it opens the order to whoever has it.
grant select (id, number, state, lang, account, email, name, phone, country, address, gift, recipient,
    recipient_phone, gift_card, payment, currency, goods, delivery, credit, total, vat_percent, due_on, paid, refunding, refunded, due_again, due,
    courier, parcel, by_hand, expected_from, expected_to, delivered_at, return_requested_at, return_declined_at, return_outcome,
    created_at, updated_at, erased_at)
  on public.orders to authenticated;
grant select on public.order_lines, public.order_events to authenticated;

create function private.owns_address(account uuid, email text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from auth.users as owner
    where owner.id = $1 and owner.email = lower($2) and owner.email_confirmed_at is not null
  )
$$;
comment on function private.owns_address is 'Whether an account has proven that an address is its own';

create function private.change_stock(order_id uuid, direction integer) returns void language sql volatile set search_path = '' as $$
  update public.maestro_products as sold set stock = sold.stock + direction * held.quantity
  from (
    select line.product_id, sum(line.quantity) as quantity from public.order_lines as line
    where line.order_id = $1 and line.product_id is not null group by line.product_id
  ) as held
  where sold.id = held.product_id and sold.stock is not null
$$;
comment on function private.change_stock is 'Takes the bottles of an order out of stock (-1) or puts them back (1)';

create function public.place_order(
  secret text, items jsonb, country text, currency text, expected_total integer, payment text, lang text,
  customer jsonb, gift jsonb default null, account uuid default null, ip text default null, taxed boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  known public.orders;
  network constant bytea := private.network_hash($11);
  priced private.priced_line[];
  credited uuid;
  quote jsonb;
  placed public.orders;
  wanted record;
  holds boolean := false;
begin
  -- Two presses of one form take turns, and the second finds what the first has placed.
  perform pg_advisory_xact_lock(hashtextextended('order ' || $1, 0));
  select * into known from public.orders as kept where kept.secret = $1;
  if known.id is not null then
    return jsonb_build_object('outcome', 'known', 'number', known.number);
  end if;
  perform private.spend_budget('order', $11, 20);
  -- Calls that want the same credit or the same bottles wait here. They lock in one order, so that none waits in a
  -- ring: the journeys, the order of the set (which may just be cancelled or refunded), the perfumes.
  perform from public.maestro_sessions as journey
  where journey.id = any (private.find_item_journeys($2, null)) order by journey.id for no key update;
  select found.order_id into credited from private.credit_for(private.find_item_journeys($2, 'bottle'), $4) as found;
  perform from public.orders as bought where bought.id = credited for no key update;
  perform from public.maestro_products as sold
  where sold.id in (select private.uuid_or_null(item.value ->> 'product') from jsonb_array_elements($2) as item (value))
  order by sold.id for no key update;
  priced := array(select line from private.price_items($2, $4, $10) as line);
  quote := private.quote_lines(priced, $3, $4, $12);
  if exists (select from jsonb_array_elements(quote -> 'lines') as line (value) where line.value ->> 'problem' is not null) then
    return jsonb_build_object('outcome', 'refused', 'quote', quote);
  elsif (quote ->> 'total')::integer is distinct from $5 or (quote ->> 'credit_from')::uuid is distinct from credited then
    return jsonb_build_object('outcome', 'price_changed', 'quote', quote);
  elsif $6 = 'on_delivery' and ($9 is not null or not (quote ->> 'pays_on_delivery')::boolean) then
    return jsonb_build_object('outcome', 'payment_refused', 'quote', quote);
  end if;

  -- Quantities are summed per product, because one product may be in two lines.
  for wanted in
    select sold.id, sold.stock, sum(line.quantity) as quantity
    from unnest(priced) as line join public.maestro_products as sold on sold.id = line.product_id
    where sold.stock is not null group by sold.id
  loop
    if wanted.stock < wanted.quantity then
      return jsonb_build_object('outcome', 'sold_out', 'quote', quote);
    elsif wanted.quantity + private.count_unpaid(wanted.id, lower($8 ->> 'email'), network, $10) > private.max_unpaid() then
      return jsonb_build_object('outcome', 'too_many_unpaid', 'quote', quote);
    end if;
    holds := true;
  end loop;
  insert into public.orders
    (number, secret, lang, email, name, phone, account, country, address, gift, recipient, recipient_phone, gift_card,
      payment, currency, goods, delivery, credit, vat_percent, expected_from, expected_to, due_on)
  values (
    'ATH-' || to_char(now() at time zone 'Asia/Riyadh', 'YY') || '-' || lpad(nextval('private.order_numbers')::text, 6, '0'),
    $1, $7, lower($8 ->> 'email'), $8 ->> 'name', $8 ->> 'phone', $10, $3, $8 -> 'address',
    $9 is not null, $9 ->> 'recipient', $9 ->> 'phone', $9 ->> 'card', $6, $4,
    (quote ->> 'goods')::integer, (quote ->> 'delivery')::integer, (quote ->> 'credit')::integer,
    (quote ->> 'vat_percent')::integer, (quote ->> 'expected_from')::date, (quote ->> 'expected_to')::date,
    private.today_in_riyadh() + private.days_to_pay($6)
  )
  returning * into placed;
  insert into public.order_lines
    (order_id, line, kind, session_id, perfume, variant, product_id, title, fingerprint, engraving, quantity, unit, engraved, maceration)
  select placed.id, row_number() over (), line.kind, line.session_id, line.perfume, line.variant, line.product_id,
    line.title, line.fingerprint, line.engraving, line.quantity, line.unit, line.engraved, line.maceration
  from unnest(priced) as line;
  perform private.change_stock(placed.id, -1);
  if placed.credit > 0 then
    insert into private.credits (order_id, set_order, amount, worth)
    values (placed.id, credited, placed.credit, (quote ->> 'credit_worth')::integer);
  end if;
  if holds and network is not null then
    insert into private.waiting_networks (order_id, network) values (placed.id, network);
  end if;
  insert into public.order_events (order_id, actor, to_state) values (placed.id, 'customer', 'received');
  return jsonb_build_object('outcome', 'placed', 'number', placed.number);
end
$$;
comment on function public.place_order is
  'Places an order, at most once for a secret. Answers placed, known (placed before), or, with the quote that holds now, why not: refused, price_changed, payment_refused (the courier takes no money there, not so much, or none for a gift), sold_out or too_many_unpaid (this address or network holds two unpaid bottles).';

create function private.count_due_again() returns trigger language plpgsql set search_path = '' as $$
begin
  new.due_again := case
    when new.refunded = new.paid and new.state in ('received', 'confirmed', 'compounding', 'resting', 'bottled') then new.refunded
    when old.due > 0 then old.due_again + new.refunded - old.refunded
    else old.due_again
  end;
  return new;
end
$$;
comment on function private.count_due_again is
  'Decides how much of an order''s refunded money is due again. It is where a part of the price was still missing, or where none of its money is left while the order is still in the house, because the payment was undone. A refund after the whole price was paid, in part or after sending, is a gift of the house and is not asked for again.';
create trigger count_due_again before update of refunded on public.orders
  for each row when (new.refunded > old.refunded) execute function private.count_due_again();

create function private.prove_own_order() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.owns_address(new.account, new.email) then
    new.proven_at := now();
  end if;
  return new;
end
$$;
create trigger prove_own_order before insert on public.orders
  for each row when (new.account is not null) execute function private.prove_own_order();

-- An order belongs to whoever is proven to own its address, not to whoever's address was typed.
create function public.keep_order(secret text, proof text default null, account uuid default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  own boolean;
begin
  select * into kept from public.orders as found where found.secret = $1 for update;
  own := private.owns_address($3, kept.email);
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
  -- Its letters go to their own reader now, so that none of them waits for a later day any more.
  update private.outbox_letters as letter set due_at = now()
  where letter.order_id = kept.id and letter.attempts = 0 and letter.due_at > now();
  return 'done';
end
$$;
comment on function public.keep_order is
  'Puts the order that a secret opens into one''s own account, by the proof in its letters or signed in under its address. Answers done, known, refused or gone.';

-- How an order goes on: the only ways to make a move.

create function private.move_order(order_id uuid, to_state text, actor text, note text, reason text default null) returns void
language plpgsql volatile set search_path = '' as $$
declare
  before text;
begin
  select kept.state into strict before from public.orders as kept where kept.id = $1 for update;
  update public.orders as kept set
    state = $2,
    delivered_at = case when $2 = 'delivered' then now() when $2 = 'returned' then kept.delivered_at end,
    -- A parcel that was called back, or came back, is no longer on its way to anybody.
    courier = case when $2 in ('on_its_way', 'delivered') then kept.courier end,
    parcel = case when $2 in ('on_its_way', 'delivered') then kept.parcel end,
    by_hand = kept.by_hand and $2 in ('on_its_way', 'delivered')
  where kept.id = $1;
  if before = 'on_its_way' and $2 <> 'delivered' then
    delete from private.outbox_letters as letter
    where letter.order_id = $1 and letter.kind = 'on_its_way' and letter.sent_at is null;
  end if;
  insert into public.order_events (order_id, actor, from_state, to_state, note, reason) values ($1, $3, before, $2, $4, $5);
  delete from private.waiting_networks as waiting where waiting.order_id = $1;
  if $2 in ('cancelled', 'returned') then
    update private.credits as credit set state = 'free', settled_at = now()
    where credit.order_id = $1 and credit.state = 'spent';
  end if;
  if $2 = 'cancelled' then
    perform private.change_stock($1, 1);
  end if;
end
$$;
comment on function private.move_order is
  'Moves an order to another state and records who did it. An order that leaves the courier has no parcel any more. A cancelled order''s bottles go back into stock; the credit that a cancelled or returned order used is free again.';

create function private.wants_money(from_state text, to_state text) returns boolean
language sql stable set search_path = '' as $$
  select $2 not in ('cancelled', 'delivered') and exists (
    select from private.order_moves as listed
    where listed.from_state = $1 and listed.to_state = $2 and not listed.needs_note
  )
$$;
comment on function private.wants_money is
  'Whether a move takes an order forward while it is still in the house, which requires its money';

create function private.weighed_from(kept public.orders) returns date language sql stable set search_path = '' as $$
  select ($1.created_at at time zone 'Asia/Riyadh')::date + private.days_of_weighing()
  where exists (select from public.order_lines as line where line.order_id = $1.id and line.kind <> 'vault')
$$;
comment on function private.weighed_from is
  'The first day on which an order is weighed, in Riyadh, so that its customer can cancel it throughout the day before; null where nothing of it is';

create function private.ready_on(kept public.orders) returns date language sql stable set search_path = '' as $$
  select private.weighed_from($1) where $1.state = 'confirmed'
  union all
  (select (event.at at time zone 'Asia/Riyadh')::date + case $1.state
    when 'compounding' then private.days_of_standing()
    when 'resting' then private.days_of_chilling() + (
      select max(line.maceration) from public.order_lines as line where line.order_id = $1.id
    ) end
  from public.order_events as event
  where event.order_id = $1.id and event.to_state = $1.state and $1.state in ('compounding', 'resting')
    -- What stands in the laboratory goes on standing while its order is cancelled and that is taken back.
    and event.from_state is distinct from 'cancelled'
  order by event.id desc limit 1)
$$;
comment on function private.ready_on is
  'The day from which an order may go on: it is weighed on the day after it was placed at the earliest, the weighed concentrate stands, then the perfume macerates and is chilled; null in other states';

create function private.is_early(kept public.orders, to_state text) returns boolean
language sql stable set search_path = '' as $$
  select ($1.state, $2) in (('confirmed', 'compounding'), ('compounding', 'resting'), ('resting', 'bottled'))
    and coalesce(private.ready_on($1) > private.today_in_riyadh(), false)
$$;
comment on function private.is_early is 'Whether a move comes before the recipe, or the day on which the order may still be cancelled, allows it';

create function public.advance_order(
  order_id uuid, from_state text, to_state text, note text default null, reason text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  allowed private.order_moves;
  problem text;
begin
  perform private.require_admin();
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.state = $3 then
    return 'known';
  elsif kept.state is distinct from $2 then
    return 'moved_on';
  end if;
  select * into allowed from private.order_moves as listed where listed.from_state = $2 and listed.to_state = $3;
  if allowed.to_state is null or ($2 = 'confirmed' and $3 = 'bottled' and exists (
    select from public.order_lines as line where line.order_id = kept.id and line.kind <> 'vault'
  )) then
    return 'no_such_move';
  elsif nullif(btrim($4), '') is null and (allowed.needs_note and $5 is null or $5 = 'other') then
    return 'needs_note';
  end if;
  problem := private.money_problem(kept, $3, $4);
  if problem is not null then
    return problem;
  elsif nullif(btrim($4), '') is null and $5 is null and private.is_early(kept, $3) then
    return 'too_early';
  elsif $3 = 'on_its_way' and $2 = 'bottled' and kept.parcel is null and not kept.by_hand then
    return 'no_parcel';
  end if;
  -- An order that goes on without the prepaid money that went back is a gift, so nothing of it is due again. Where the
  -- courier takes the money, it is still asked for.
  if kept.payment <> 'on_delivery' and private.wants_money($2, $3) and private.money_went_back(kept) then
    update public.orders as found set due_again = greatest(found.paid - found.total, 0) where found.id = kept.id;
  end if;
  perform private.move_order(kept.id, $3, private.actor(), nullif(btrim($4), ''), $5);
  return 'done';
end
$$;
comment on function public.advance_order is
  'Moves an order from the state that was seen to the next: done, known (it is there), moved_on (somebody was faster), no_such_move, needs_note, unpaid, money_went_back (unless a note says why it goes on), too_early (by its recipe, unless a reason is given), no_parcel or gone; for admins';

create function private.cancelling_to_undo(kept public.orders) returns public.order_events
language sql stable set search_path = '' as $$
  select event
  from public.order_events as event
  where event.order_id = $1.id and event.to_state = 'cancelled' and $1.state = 'cancelled'
    and event.actor not in ('customer', 'house') and event.at > now() - interval '10 minutes'
    and $1.refunding = 0 and $1.erased_at is null
    and not exists (
      select from public.order_events as later
      where later.order_id = event.order_id and later.id > event.id
        and (later.to_state is not null or later.refunded is not null)
    )
  order by event.id desc limit 1
$$;
comment on function private.cancelling_to_undo is
  'By what an order was cancelled, if an admin did it less than ten minutes ago and nothing has gone back since; its letter waits as long';

create function public.undo_cancellation(order_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  cancelling public.order_events;
  freed record;
  bought public.orders;
begin
  perform private.require_admin();
  select * into kept from public.orders as found where found.id = $1 for update;
  cancelling := private.cancelling_to_undo(kept);
  -- Whoever takes letters passes this one by, or has taken it, and then it may be with its reader.
  perform from private.outbox_letters as letter where letter.order_id = $1 and letter.kind = 'cancelled' for update;
  if cancelling.id is null or exists (
    select from private.outbox_letters as letter
    where letter.order_id = $1 and letter.kind = 'cancelled' and letter.taken_at is not null
  ) then
    return 'moved_on';
  end if;
  -- Locked in the order of place_order: the order of the set, then the perfumes.
  select * into freed from private.credits as credit
  where credit.order_id = $1 and credit.state = 'free';
  if freed.order_id is not null then
    select * into bought from public.orders as found where found.id = freed.set_order for no key update;
    if bought.paid - bought.refunded - bought.refunding < freed.worth or exists (
      select from private.credits as spent where spent.set_order = freed.set_order and spent.state = 'spent'
    ) then
      return 'credit_gone';
    end if;
  end if;
  perform from public.maestro_products as sold
  where sold.id in (select line.product_id from public.order_lines as line where line.order_id = $1)
  order by sold.id for no key update;
  if exists (
    select from public.maestro_products as sold
    join public.order_lines as line on line.product_id = sold.id and line.order_id = $1
    group by sold.id having sold.stock < sum(line.quantity)
  ) then
    return 'sold_out';
  end if;
  if freed.order_id is not null then
    update private.credits as credit set state = 'spent', settled_at = null where credit.order_id = $1;
  end if;
  perform private.change_stock($1, -1);
  delete from private.outbox_letters as letter
  where letter.order_id = $1 and letter.kind = 'cancelled' and letter.sent_at is null;
  update public.orders as found set state = cancelling.from_state where found.id = $1;
  insert into public.order_events (order_id, actor, from_state, to_state)
  values ($1, private.actor(), 'cancelled', cancelling.from_state);
  return 'done';
end
$$;
comment on function public.undo_cancellation is
  'Takes back that an admin cancelled an order, within ten minutes: done, moved_on (it is too late: the letter about it leaves, money has gone back or the person was erased since), sold_out or credit_gone (what it held has been given to another); for admins';

create function public.send_parcel(order_id uuid, courier text, parcel text, note text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  problem text;
begin
  perform private.require_admin();
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null or kept.state not in ('bottled', 'on_its_way') then
    return 'moved_on';
  end if;
  -- If the order may not be sent, nothing about its parcel is written.
  problem := private.money_problem(kept, 'on_its_way', $4);
  if problem is not null then
    return problem;
  end if;
  update public.orders as found set courier = btrim($2), parcel = upper(btrim($3)), by_hand = false where found.id = $1;
  if kept.state = 'on_its_way' then
    if (kept.courier, kept.parcel) is distinct from (btrim($2), upper(btrim($3))) then
      insert into public.order_events (order_id, actor, kind, note)
      values ($1, private.actor(), 'parcel_changed', btrim($2) || ' ' || upper(btrim($3)));
    end if;
    return 'done';
  end if;
  return public.advance_order($1, 'bottled', 'on_its_way', $4);
end
$$;
comment on function public.send_parcel is
  'Records the parcel of an order and sends it on its way, or corrects the parcel''s number, which its customer is told. Answers done, moved_on or money_went_back (unless a note says why it is sent); for admins.';

create function public.deliver_by_hand(order_id uuid, note text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  problem text;
begin
  perform private.require_admin();
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null or kept.state <> 'bottled' then
    return 'moved_on';
  end if;
  problem := private.money_problem(kept, 'on_its_way', $2);
  if problem is not null then
    return problem;
  end if;
  update public.orders as found set courier = null, parcel = null, by_hand = true where found.id = $1;
  return public.advance_order($1, 'bottled', 'on_its_way', $2);
end
$$;
comment on function public.deliver_by_hand is
  'Sends an order on its way in the house''s own hands, without a courier and a number: done, moved_on or money_went_back (unless a note says why); for admins';

create function private.may_cancel(kept public.orders) returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from private.order_moves as listed
    where listed.from_state = $1.state and listed.to_state = 'cancelled' and listed.customer
  ) or $1.state = 'compounding' and coalesce(private.weighed_from($1) > private.today_in_riyadh(), false)
$$;
comment on function private.may_cancel is
  'Whether its customer may still cancel an order: until it is weighed, and throughout the day on which it was placed even if an admin weighed it with a reason';

create function public.cancel_order(secret text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
begin
  select * into kept from public.orders as found where found.secret = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.state = 'cancelled' then
    return 'known';
  elsif not private.may_cancel(kept) then
    return 'too_late';
  end if;
  perform private.move_order(kept.id, 'cancelled', 'customer', null);
  return 'done';
end
$$;
comment on function public.cancel_order is 'Cancels the order that a secret opens, while nothing is weighed: done, known, too_late or gone';

create function private.may_return(kept public.orders) returns boolean language sql stable set search_path = '' as $$
  select $1.state = 'delivered' and $1.return_requested_at is null and $1.delivered_at > now() - interval '7 days' and $1.email is not null
$$;
comment on function private.may_return is 'Whether a return may still be asked for: within seven days of the delivery, once';

create function public.request_return(secret text, note text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
begin
  select * into kept from public.orders as found where found.secret = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.return_requested_at is not null then
    return 'known';
  elsif kept.state <> 'delivered' then
    return 'not_delivered';
  elsif not private.may_return(kept) then
    return 'too_late';
  end if;
  update public.orders as found set return_requested_at = now() where found.id = kept.id;
  insert into public.order_events (order_id, actor, kind, note) values (kept.id, 'customer', 'return_requested', $2);
  return 'done';
end
$$;
comment on function public.request_return is
  'Asks to send back what the order that a secret opens has brought, and says why: done, known, not_delivered, too_late or gone';

create function public.decline_return(order_id uuid, note text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if nullif(btrim($2), '') is null then
    return 'needs_note';
  end if;
  update public.orders as kept set return_declined_at = now()
  where kept.id = $1 and kept.state = 'delivered' and kept.return_requested_at is not null and kept.return_declined_at is null;
  if not found then
    return 'moved_on';
  end if;
  insert into public.order_events (order_id, actor, kind, note) values ($1, private.actor(), 'return_declined', btrim($2));
  return 'done';
end
$$;
comment on function public.decline_return is
  'Declines a return that a customer asked for, and says why, also to the customer. Answers done, moved_on or needs_note; for admins.';

create function private.keeps_price(kept public.orders) returns boolean language sql immutable set search_path = '' as $$
  select coalesce($1.return_outcome in ('remade', 'refused'), false)
$$;
comment on function private.keeps_price is
  'Whether the price of an order that came back stays with the house, since its customer gets the bottle again, or a new one';

-- What came back is looked at first, so that nothing is promised before.
create function public.decide_return(order_id uuid, outcome text, note text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  freed record;
begin
  perform private.require_admin();
  if nullif(btrim($3), '') is null then
    return 'needs_note';
  end if;
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null or kept.state <> 'returned' or kept.return_outcome is not null
    or $2 <> 'refunded' and kept.refunded + kept.refunding > 0 then
    return 'moved_on';
  end if;
  -- Whoever keeps the bottle has spent the credit that came off it.
  select * into freed from private.credits as credit where credit.order_id = $1 and credit.state = 'free';
  if $2 <> 'refunded' and freed.order_id is not null then
    if exists (
      select from private.credits as spent where spent.set_order = freed.set_order and spent.state = 'spent'
    ) then
      return 'credit_gone';
    end if;
    update private.credits as credit set state = 'spent', settled_at = null where credit.order_id = $1;
  end if;
  update public.orders as found set return_outcome = $2 where found.id = $1;
  insert into public.order_events (order_id, actor, kind, note) values ($1, private.actor(), 'return_' || $2, btrim($3));
  return 'done';
end
$$;
comment on function public.decide_return is
  'Says once what became of what came back: refunded, remade or refused, and why. Answers done, moved_on (it is decided, did not come back, or its money went back), needs_note or credit_gone (its credit is spent on another order); for admins.';

grant execute on function
  public.place_order, public.keep_order, public.cancel_order, public.request_return
  to worker;
grant execute on function
  public.advance_order, public.undo_cancellation, public.send_parcel, public.deliver_by_hand, public.decline_return, public.decide_return
  to authenticated;

-- Credits: the price of a discovery set, taken off a later order.

-- The credit of a discovery set is spent once: a row ties the set's order to the order that it was taken off. While
-- that later order stands, the same amount paid for the set cannot be refunded, whatever becomes of the set. The credit
-- is free again when the later order is cancelled or returned. The price of a placed order never changes, except where
-- a provider has refunded the set past the house.
create table private.credits (
  order_id uuid primary key references public.orders (id) on delete cascade,
  set_order uuid not null references public.orders (id) on delete cascade,
  -- `amount` is taken off the later order, in that order's currency; `worth` is the part of the set's order that this
  -- binds, in that order's currency.
  amount integer not null check (amount > 0),
  worth integer not null check (worth > 0),
  state text not null default 'spent' check (state in ('spent', 'free', 'taken_back')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint credits_of_another check (order_id <> set_order),
  constraint credits_settled check ((state = 'spent') = (settled_at is null))
);
comment on table private.credits is
  'Prices of discovery sets that were taken off later orders: spent while the later order stands, free once it is cancelled or came back, taken_back where the set''s money went back before the bottle was weighed';
create unique index credits_spent_idx on private.credits (set_order) where state = 'spent';
create index credits_set_idx on private.credits (set_order);

create function private.days_of_credit() returns integer language sql immutable set search_path = '' as $$ select 60 $$;
comment on function private.days_of_credit is 'How many days after its delivery the price of a discovery set may be taken off another; the shop''s texts promise them';

create function private.credit_until(bought public.orders) returns date language sql stable set search_path = '' as $$
  select coalesce(($1.delivered_at at time zone 'Asia/Riyadh')::date, $1.expected_to) + private.days_of_credit()
$$;
comment on function private.credit_until is
  'The last day on which a set''s credit is taken off another order: counted from its delivery, and before one is recorded from the day that was promised';

-- The credit of a discovery set shrinks by what was refunded of the set, and is gone only when all of it was refunded.
create function private.credit_left(bought public.orders, unit integer) returns integer
language sql immutable set search_path = '' as $$
  select greatest(0, least(
    $2 - ceil(($1.refunded + $1.refunding - $1.due_again) * $2::numeric / $1.goods)::integer,
    $1.paid - $1.refunded - $1.refunding
  ))
$$;
comment on function private.credit_left is
  'The credit that a piece of an order still gives: its price, less its share (by price) of what was refunded or is promised and not due again; at most what is left of the order''s money';

create function private.credit_for(sessions uuid[], currency text) returns table (order_id uuid, credit integer, worth integer)
language sql stable set search_path = '' as $$
  select bought.id, offered.credit, kept.worth
  from public.order_lines as line
  join public.orders as bought on bought.id = line.order_id
  cross join lateral (select private.credit_left(bought, line.unit) as worth) as kept
  cross join lateral (
    select case when bought.currency = $2 then kept.worth
      else round(private.price_of('discovery_set', $2) * kept.worth::numeric / line.unit)::integer end as credit
  ) as offered
  where line.session_id = any ($1) and line.kind = 'discovery_set'
    and bought.state not in ('cancelled', 'returned') and bought.due = 0
    and private.credit_until(bought) >= private.today_in_riyadh()
    and offered.credit > 0
    and not exists (
      select from private.credits as spent where spent.set_order = bought.id and spent.state = 'spent'
    )
  order by bought.created_at, bought.id, line.line
  limit 1
$$;
comment on function private.credit_for is
  'Finds a discovery set of one of these journeys that was delivered no more than private.days_of_credit() ago, or not yet, is paid, and whose credit is not spent. Answers what is left of its price, in the given currency and in its own.';

create function private.waiting_credit(sessions uuid[]) returns text language sql stable set search_path = '' as $$
  select bought.number
  from public.order_lines as line join public.orders as bought on bought.id = line.order_id
  where line.session_id = any ($1) and line.kind = 'discovery_set'
    and bought.state = 'delivered' and bought.payment = 'on_delivery' and bought.due > 0
    and private.credit_until(bought) >= private.today_in_riyadh()
  order by bought.created_at limit 1
$$;
comment on function private.waiting_credit is
  'The number of a delivered discovery set''s order of these journeys whose credit waits until the house has recorded the courier''s money';

create function private.spent_credit(order_id uuid) returns integer language sql stable set search_path = '' as $$
  select coalesce(sum(credit.worth), 0)::integer from private.credits as credit
  where credit.set_order = $1 and credit.state = 'spent'
$$;
comment on function private.spent_credit is
  'The part of an order''s money that was spent as credit on an order that stands, and cannot be refunded';

create function private.credit_covered(credit private.credits) returns boolean
language sql stable set search_path = '' as $$
  select $1.state <> 'spent' or exists (
    select from public.orders as bought
    where bought.id = $1.set_order and bought.paid - bought.refunded - bought.refunding >= $1.worth
  )
$$;
comment on function private.credit_covered is 'Whether the money of a set is still there whose credit was spent';

create function private.take_credit_back(set_order uuid, actor text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  credit private.credits;
  kept public.orders;
begin
  select * into credit from private.credits as spent where spent.set_order = $1 and spent.state = 'spent';
  if credit.order_id is null or private.credit_covered(credit) then
    return;
  end if;
  select * into strict kept from public.orders as found where found.id = credit.order_id for update;
  -- The price stands once the bottle is weighed; admins then see that the credit is not covered.
  if kept.state not in ('received', 'confirmed') then
    return;
  end if;
  update private.credits as spent set state = 'taken_back', settled_at = now() where spent.order_id = kept.id;
  update public.orders as found set
    credit = 0, due_on = private.today_in_riyadh() + private.days_to_pay(found.payment)
  where found.id = kept.id;
  if kept.state = 'confirmed' and kept.payment <> 'on_delivery' then
    perform private.move_order(kept.id, 'received', $2, 'credit_taken_back');
  else
    insert into public.order_events (order_id, actor, note) values (kept.id, $2, 'credit_taken_back');
  end if;
  insert into private.outbox_letters (order_id, event_id, kind)
  select kept.id, max(event.id), 'credit_taken_back' from public.order_events as event where event.order_id = kept.id
  on conflict do nothing;
end
$$;
comment on function private.take_credit_back is
  'Handles a provider''s refund of a set whose credit was spent: the order that used the credit costs its full price again, unless it is already weighed, and its customer is written to';

-- Payments: what providers' hosted pages, transfers and couriers bring, and what goes back.

-- Only the house's machinery writes these three.
create table private.payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete cascade,
  provider text not null check (provider ~ '^[a-z]{1,20}$'),
  amount integer not null check (amount > 0),
  currency text not null check (private.is_currency(currency)),
  state text not null default 'open' check (state in ('open', 'paid', 'held', 'failed', 'expired', 'returned')),
  -- The provider's id of its payment page, the page's address, the provider's id of what was paid, and the amount
  -- really taken.
  reference text check (length(reference) between 1 and 200),
  page text check (page ~ '^https?://' and length(page) <= 2000),
  charge text check (length(charge) between 1 and 200),
  taken integer check (taken > 0),
  taken_currency text check (taken_currency ~ '^[A-Z]{3}$'),
  -- `returned` is the refunded amount as recorded, `returned_told` as the provider last reported it; either may come
  -- first.
  returned integer not null default 0 check (returned >= 0),
  returned_told integer not null default 0 check (returned_told >= 0),
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  constraint payments_named check ((reference is null) = (page is null)),
  constraint payments_taken check ((state in ('paid', 'held', 'returned')) = (num_nonnulls(taken, taken_currency) = 2)),
  constraint payments_returned check (returned <= coalesce(taken, 0))
);
comment on table private.payments is
  'Tries to pay an order by card; held: what came is not what was asked for, and a person decides';
create index payments_order_idx on private.payments (order_id, created_at);
create index payments_open_idx on private.payments (asked_at nulls first, created_at) where state = 'open' and reference is not null;
create index payments_held_idx on private.payments (order_id) where state = 'held';

create table private.payment_events (
  provider text not null,
  event text not null check (length(event) between 1 and 300),
  payment_id uuid not null references private.payments (id) on delete cascade,
  outcome text not null,
  amount integer not null,
  currency text not null,
  at timestamptz not null default now(),
  primary key (provider, event)
);
comment on table private.payment_events is 'What providers told of payments: each event counts once, however often it comes';
create index payment_events_payment_idx on private.payment_events (payment_id);

create table private.refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references private.payments (id) on delete cascade,
  amount integer not null check (amount > 0),
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  asked_by text not null,
  note text not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  taken_at timestamptz,
  refused_at timestamptz,
  created_at timestamptz not null default now(),
  constraint refunds_refused check ((state = 'refused') = (refused_at is not null))
);
comment on table private.refunds is 'What is to go back by the provider that took it; asked for as often as it takes, given once';
create index refunds_payment_idx on private.refunds (payment_id);
create index refunds_refused_idx on private.refunds (payment_id) where state = 'refused';
create index refunds_asked_idx on private.refunds (due_at) where state = 'asked';

create table private.disputes (
  provider text not null,
  dispute text not null check (length(dispute) between 1 and 200),
  payment_id uuid not null references private.payments (id) on delete cascade,
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null default 'open' check (state in ('open', 'won', 'lost')),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  primary key (provider, dispute),
  constraint disputes_closed check ((state = 'open') = (closed_at is null))
);
comment on table private.disputes is
  'Payments that a customer''s bank wants back: the money is the house''s until it is lost, and the order waits';
create index disputes_payment_idx on private.disputes (payment_id);

create function public.open_payment(secret text, provider text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  payment private.payments;
begin
  select * into kept from public.orders as found where found.secret = $1 for update;
  if kept.id is null then
    return jsonb_build_object('outcome', 'gone');
  elsif kept.payment <> 'card' or kept.state in ('cancelled', 'returned') or kept.email is null then
    return jsonb_build_object('outcome', 'closed');
  elsif kept.due = 0
    or exists (select from private.payments as held where held.order_id = kept.id and held.state = 'held') then
    return jsonb_build_object('outcome', 'paid');
  end if;
  -- A payment page is open for two hours; pressing the button again leads to the same page.
  select * into payment from private.payments as found
  where found.order_id = kept.id and found.provider = $2 and found.state = 'open'
    and found.amount = kept.due and found.created_at > now() - interval '90 minutes'
  order by found.created_at desc limit 1;
  if payment.id is null then
    insert into private.payments (order_id, provider, amount, currency)
    values (kept.id, $2, kept.due, kept.currency) returning * into payment;
  end if;
  return jsonb_build_object(
    'outcome', 'open', 'payment', payment.id, 'page', payment.page, 'amount', payment.amount, 'currency', payment.currency,
    'number', kept.number, 'email', kept.email, 'lang', kept.lang
  );
end
$$;
comment on function public.open_payment is
  'The payment of an order that is to be made on a provider''s page: open (with the page''s address once it has one), or paid (as far as it can be told), closed or gone';

create function public.record_payment_page(payment_id uuid, reference text, page text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.payments as kept set reference = $2, page = $3
  where kept.id = $1 and kept.state = 'open' and kept.reference is null;
  return (select kept.page from private.payments as kept where kept.id = $1 and kept.state = 'open');
end
$$;
comment on function public.record_payment_page is
  'Notes the page that a provider opened for a payment, unless it has one: the address of the one that counts; null where it is no longer open';

create function public.take_open_payments(max_rows integer, secret text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  taken jsonb;
begin
  with due as (
    select open.id from private.payments as open
    where open.state = 'open' and open.reference is not null
      and case when $2 is null
        then open.created_at between now() - interval '3 days' and now() - interval '2 minutes'
          and (open.asked_at is null or open.asked_at < now() - interval '10 minutes')
        else open.order_id = (select kept.id from public.orders as kept where kept.secret = $2)
          and (open.asked_at is null or open.asked_at < now() - interval '3 seconds')
        end
    order by open.asked_at nulls first, open.created_at limit least($1, 50)
    for update skip locked
  ), asked as (
    update private.payments as open set asked_at = now() from due where open.id = due.id
    returning open.id, open.provider, open.reference
  )
  select coalesce(jsonb_agg(jsonb_build_object('payment', asked.id, 'provider', asked.provider, 'reference', asked.reference)), '[]')
  into taken from asked;
  return taken;
end
$$;
comment on function public.take_open_payments is
  'Takes open payments that no provider has reported on, to ask the provider: those of an order, or all that are due';

create function private.count_payment(payment_id uuid, actor text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  payment private.payments;
begin
  update private.payments as kept set state = 'paid' where kept.id = $1 returning * into strict payment;
  update public.orders as kept set paid = kept.paid + payment.taken where kept.id = payment.order_id;
  insert into public.order_events (order_id, actor, paid) values (payment.order_id, $2, payment.taken);
end
$$;
comment on function private.count_payment is 'Counts what was taken as paid for its order';

create function private.apply_returns(payment_id uuid, actor text, note text default null) returns void
language plpgsql volatile set search_path = '' as $$
declare
  payment private.payments;
  more integer;
begin
  select * into strict payment from private.payments as kept where kept.id = $1;
  if payment.state not in ('paid', 'held') then
    return;
  end if;
  -- A refund that the house asked for is recorded by report_refund, so it is not counted here.
  more := least(payment.returned_told, payment.taken) - payment.returned - private.refund_pending($1);
  if more <= 0 then
    return;
  end if;
  update private.payments as kept set
    returned = kept.returned + more,
    state = case when kept.state = 'held' and kept.returned + more >= kept.taken then 'returned' else kept.state end
  where kept.id = $1;
  if payment.state = 'paid' then
    update public.orders as kept set refunded = kept.refunded + more where kept.id = payment.order_id;
    insert into public.order_events (order_id, actor, refunded, note) values (payment.order_id, $2, more, $3);
    perform private.take_credit_back(payment.order_id, $2);
  end if;
end
$$;
comment on function private.apply_returns is 'Records what a provider has given back without having been asked by the house';

create function private.record_dispute(payment private.payments, dispute text, outcome text, amount integer, currency text)
returns void language plpgsql volatile set search_path = '' as $$
begin
  insert into private.disputes (provider, dispute, payment_id, amount, currency)
  values ($1.provider, $2, $1.id, greatest($4, 0), upper($5)) on conflict do nothing;
  if found then
    insert into public.order_events (order_id, actor, note) values ($1.order_id, $1.provider, 'disputed');
  end if;
  if $3 = 'disputed' then
    return;
  end if;
  update private.disputes as kept set state = substr($3, length('dispute_') + 1), closed_at = now()
  where kept.provider = $1.provider and kept.dispute = $2 and kept.state = 'open';
  if not found then
    return;
  elsif $3 = 'dispute_won' then
    insert into public.order_events (order_id, actor, note) values ($1.order_id, $1.provider, $3);
  else
    update private.payments as found set returned_told = greatest(found.returned_told, $4) where found.id = $1.id;
    perform private.apply_returns($1.id, $1.provider, $3);
  end if;
end
$$;
comment on function private.record_dispute is
  'Records that a bank wants a payment back (disputed), and how that ended; where it is lost, the amount is all that has gone back of the payment';

create function private.fail_refund(payment private.payments, refund_id uuid, amount integer) returns void
language plpgsql volatile set search_path = '' as $$
declare
  refund private.refunds;
  back integer;
begin
  select * into refund from private.refunds as found where found.id = $2 and found.payment_id = $1.id for update;
  if refund.state = 'refused' then
    return;
  elsif refund.state = 'asked' then
    -- It failed before the answer to its request was heard.
    update private.refunds as found set state = 'refused', refused_at = now() where found.id = refund.id;
    if $1.state = 'paid' then
      update public.orders as bought set refunding = bought.refunding - refund.amount where bought.id = $1.order_id;
    end if;
    insert into public.order_events (order_id, actor, note) values ($1.order_id, $1.provider, 'refund_refused');
    return;
  end if;
  back := least(coalesce(refund.amount, $3), $1.returned);
  if back <= 0 then
    return;
  elsif refund.id is null then
    insert into private.refunds (payment_id, amount, state, asked_by, note, refused_at)
    values ($1.id, back, 'refused', $1.provider, 'refund_failed', now());
  else
    update private.refunds as found set state = 'refused', refused_at = now() where found.id = refund.id;
  end if;
  update private.payments as found set
    returned = found.returned - back, returned_told = greatest(found.returned_told - back, 0),
    state = case when found.state = 'returned' then 'held' else found.state end
  where found.id = $1.id;
  if $1.state = 'paid' then
    -- Money that is here again is not due again, except what was still missing of the price.
    update public.orders as bought set
      refunded = bought.refunded - back,
      due_again = case when bought.paid < bought.total
        then least(greatest(bought.due_again - back, 0), bought.refunded - back) else 0 end
    where bought.id = $1.order_id;
    insert into public.order_events (order_id, actor, refund_failed) values ($1.order_id, $1.provider, back);
  end if;
end
$$;
comment on function private.fail_refund is
  'Takes back that a refund was given: its bank could not give it to the customer, and the money is the house''s again until an admin refunds it anew';

create function public.record_payment_event(
  payment_id uuid, provider text, event text, outcome text, amount integer, currency text, reference text default null,
  charge text default null, subject text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept private.payments;
  bought public.orders;
begin
  -- The order is locked first, as everywhere, so that other changes of it wait.
  select found.* into bought from public.orders as found
  where found.id = (select known.order_id from private.payments as known where known.id = $1 and known.provider = $2)
  for update;
  if bought.id is null then
    return 'unknown';
  end if;
  select * into strict kept from private.payments as found where found.id = $1;
  insert into private.payment_events (provider, event, payment_id, outcome, amount, currency)
  values ($2, $3, $1, $4, $5, upper($6)) on conflict do nothing;
  if not found then
    return 'known';
  end if;
  if $4 = 'paid' then
    if kept.state in ('paid', 'held', 'returned') then
      return 'known';
    end if;
    update private.payments as found set state = 'held', taken = $5, taken_currency = upper($6), charge = $8 where found.id = $1;
    if $5 = kept.amount and upper($6) = kept.currency and $5 <= bought.due
      and ($7 is null or kept.reference is null or kept.reference = $7) then
      perform private.count_payment($1, $2);
    end if;
    perform private.apply_returns($1, $2);
    return (select found.state from private.payments as found where found.id = $1);
  elsif $4 = 'returned' then
    update private.payments as found set returned_told = greatest(found.returned_told, $5) where found.id = $1;
    perform private.apply_returns($1, $2);
    return 'done';
  elsif $4 in ('failed', 'expired') then
    update private.payments as found set state = $4 where found.id = $1 and found.state = 'open';
    return 'done';
  elsif $4 = 'refund_failed' then
    perform private.fail_refund(kept, private.uuid_or_null($9), $5);
    return 'done';
  elsif $4 in ('disputed', 'dispute_won', 'dispute_lost') then
    perform private.record_dispute(kept, $9, $4, $5, $6);
    return 'done';
  end if;
  raise exception 'No such outcome: %', $4 using errcode = 'check_violation';
end
$$;
comment on function public.record_payment_event is
  'Takes what a provider tells of a payment (paid, failed, expired; returned: all that was given back so far; refund_failed: the subject is the house''s id of the refund; disputed, dispute_won, dispute_lost: the subject is the provider''s name of the dispute), each event once and in any order: paid, held (not what was asked for), returned, done, known or unknown';

create function public.decide_held_payment(payment_id uuid, decision text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  bought public.orders;
  payment private.payments;
begin
  perform private.require_admin();
  if $2 is null or $2 not in ('count', 'return') then
    raise exception 'No such decision: %', $2 using errcode = 'check_violation';
  end if;
  select found.* into bought from public.orders as found
  where found.id = (select known.order_id from private.payments as known where known.id = $1) for update;
  if bought.id is null then
    return 'gone';
  end if;
  select * into strict payment from private.payments as found where found.id = $1;
  if payment.state <> 'held' or private.refund_pending($1) > 0 then
    return 'moved_on';
  elsif $2 = 'count' then
    if payment.taken_currency <> bought.currency or payment.returned > 0 or payment.taken > bought.due then
      return 'too_much';
    end if;
    perform private.count_payment($1, private.actor());
  elsif payment.charge is null then
    return 'too_much';
  else
    insert into private.refunds (payment_id, amount, asked_by, note)
    values ($1, payment.taken - payment.returned, private.actor(), 'held');
    insert into public.order_events (order_id, actor, kind, note) values (
      bought.id, private.actor(), 'payment_returned', payment.provider || ': ' || payment.taken_currency || ' ' || trim_scale(payment.taken / 100.0)
    );
  end if;
  return 'done';
end
$$;
comment on function public.decide_held_payment is
  'Decides on a payment that is held: count (it is this order''s, as far as it is not too much) or return: done, moved_on, too_much or gone; for admins';

-- An order moves forward only while the money that it was paid with is here. A part that the house refunded itself
-- changes nothing. If all of it went back, or a provider took any of it back unasked (a chargeback), an admin must say
-- why the order goes on. Moves back need no money, and neither does an order that the courier already has.
create function private.money_went_back(kept public.orders) returns boolean language sql stable set search_path = '' as $$
  select $1.paid > 0 and $1.refunded + $1.refunding >= $1.paid
    or exists (
      select from private.payments as payment
      where payment.order_id = $1.id and payment.state = 'paid' and payment.returned > (
        select coalesce(sum(refund.amount), 0) from private.refunds as refund
        where refund.payment_id = payment.id and refund.state = 'done'
      )
    )
$$;
comment on function private.money_went_back is
  'Whether all that was paid for an order went back or is promised back, or any of it went back that no admin had asked its provider for';

create function private.surplus_of(kept public.orders) returns integer language sql immutable set search_path = '' as $$
  select case when $1.state in ('cancelled', 'returned') then 0
    else greatest($1.paid - $1.refunded - $1.refunding - $1.total, 0) end
$$;
comment on function private.surplus_of is 'What was paid for an order that goes on beyond its price, and is to be refunded';

create function private.is_disputed(order_id uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from private.payments as payment join private.disputes as dispute on dispute.payment_id = payment.id
    where payment.order_id = $1 and dispute.state = 'open'
  )
$$;
comment on function private.is_disputed is 'Whether a bank wants money of an order back, and nobody has decided yet';

create function private.has_failed_refund(order_id uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (
    select from private.payments as payment join private.refunds as refund on refund.payment_id = payment.id
    where payment.order_id = $1 and payment.state = 'paid' and refund.state = 'refused'
      and not exists (
        select from public.order_events as later
        where later.order_id = $1 and later.refunded is not null and later.at > refund.refused_at
      )
  ) and not exists (
    select from private.payments as payment join private.refunds as refund on refund.payment_id = payment.id
    where payment.order_id = $1 and refund.state = 'asked'
  )
$$;
comment on function private.has_failed_refund is
  'Whether the last refund of an order by card was refused or came back, and nobody has refunded anything since';

create function private.money_problem(kept public.orders, to_state text, note text) returns text
language sql stable set search_path = '' as $$
  select case
    when not private.wants_money($1.state, $2) then null
    -- A note lets an order go on only if it was once paid in full.
    when $1.state = 'received' and $1.payment <> 'on_delivery' and $1.due > 0
      and ($1.paid < $1.total or not private.money_went_back($1)) then 'unpaid'
    when nullif(btrim($3), '') is null and (private.money_went_back($1) or private.is_disputed($1.id)) then 'money_went_back'
  end
$$;
comment on function private.money_problem is
  'Which problem with its money keeps an order from a move: unpaid, or money_went_back (or is wanted back by a bank), which an admin''s note overrides; null where there is none';

create function public.record_payment(
  order_id uuid, amount integer, seen_paid integer, note text default null, beyond_due boolean default false
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
begin
  perform private.require_admin();
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.paid is distinct from $3 then
    return 'moved_on';
  elsif $2 is null or $2 <= 0 or $2 > kept.due and not coalesce($5, false) then
    return 'too_much';
  end if;
  update public.orders as found set paid = found.paid + $2 where found.id = $1;
  insert into public.order_events (order_id, actor, paid, note) values ($1, private.actor(), $2, nullif(btrim($4), ''));
  return 'done';
end
$$;
comment on function public.record_payment is
  'Writes down money that came for an order, by transfer or from the courier, where no more had come than was seen: done, moved_on, too_much (than is due, unless that is meant) or gone; for admins';

create function public.refund_order(
  order_id uuid, amount integer, seen_refunded integer, note text, by_hand boolean default false
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept public.orders;
  payment private.payments;
  part integer;
  rest integer := $2;
begin
  perform private.require_admin();
  -- Calls that want to spend the order's credit wait for this lock, and then see the promised refund.
  select * into kept from public.orders as found where found.id = $1 for update;
  if kept.id is null then
    return 'gone';
  elsif kept.refunded + kept.refunding is distinct from $3 then
    return 'moved_on';
  elsif nullif(btrim($4), '') is null then
    return 'needs_note';
  elsif $2 is null or $2 <= 0 or kept.refunded + kept.refunding + $2 > kept.paid then
    return 'too_much';
  elsif kept.refunded + kept.refunding + $2 > kept.paid - private.spent_credit($1) then
    return 'credit_spent';
  end if;
  -- Money that came by card goes back to the card; the rest is refunded by hand and recorded here.
  for payment in
    select * from private.payments as found
    where found.order_id = $1 and found.state = 'paid' and not coalesce($5, false) order by found.created_at
  loop
    part := least(rest, payment.taken - payment.returned - private.refund_pending(payment.id));
    if part > 0 then
      insert into private.refunds (payment_id, amount, asked_by, note) values (payment.id, part, private.actor(), btrim($4));
      rest := rest - part;
    end if;
  end loop;
  update public.orders as found set refunding = found.refunding + $2 - rest, refunded = found.refunded + rest where found.id = $1;
  if rest > 0 then
    insert into public.order_events (order_id, actor, refunded, note) values ($1, private.actor(), rest, btrim($4));
  end if;
  return 'done';
end
$$;
comment on function public.refund_order is
  'Gives money back for an order, whole or part: by the card''s provider where it came by card and not by_hand, else written down: done, moved_on, needs_note, too_much, credit_spent (it is bound by an order that its credit was taken off) or gone; for admins';

create function private.refund_pending(payment_id uuid) returns integer language sql stable set search_path = '' as $$
  select coalesce(sum(refund.amount), 0)::integer from private.refunds as refund where refund.payment_id = $1 and refund.state = 'asked'
$$;
comment on function private.refund_pending is 'What was asked back of a payment and has not been given yet';

create function public.take_refunds(max_rows integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  taken jsonb;
begin
  with due as (
    select refund.id from private.refunds as refund
    where refund.state = 'asked' and refund.due_at <= now()
      -- A refund that was taken and not heard of again is asked for once more; the provider recognises it by its id.
      and (refund.taken_at is null or refund.taken_at < now() - interval '2 minutes')
      -- The refunds of a payment are asked for one after the other, so that what was refunded before is known.
      and not exists (
        select from private.refunds as earlier
        where earlier.payment_id = refund.payment_id and earlier.state = 'asked'
          and (earlier.created_at, earlier.id) < (refund.created_at, refund.id)
      )
    order by refund.due_at limit least($1, 50)
    for update skip locked
  ), asked as (
    update private.refunds as refund set taken_at = now(), attempts = refund.attempts + 1
    from due where refund.id = due.id returning refund.id, refund.payment_id, refund.amount
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'refund', asked.id, 'amount', asked.amount, 'provider', payment.provider, 'charge', payment.charge, 'before', payment.returned
  )), '[]')
  into taken from asked join private.payments as payment on payment.id = asked.payment_id;
  return taken;
end
$$;
comment on function public.take_refunds is 'Refunds that are due at their providers, with what was given back of their payments before';

create function public.report_refund(refund_id uuid, outcome text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  refund private.refunds;
  payment private.payments;
begin
  select found.* into payment from private.payments as found
  where found.id = (select known.payment_id from private.refunds as known where known.id = $1);
  perform from public.orders as bought where bought.id = payment.order_id for update;
  select * into refund from private.refunds as found where found.id = $1 for update;
  if refund.id is null or refund.state <> 'asked' or refund.taken_at is null then
    return false;
  end if;
  select * into strict payment from private.payments as found where found.id = refund.payment_id;
  if $2 = 'later' and refund.attempts < 8 then
    -- 1, 4, 16 ... minutes, at most a day.
    update private.refunds as found set
      taken_at = null, due_at = now() + least(interval '1 minute' * 4 ^ (found.attempts - 1), interval '1 day')
    where found.id = $1;
    return true;
  elsif $2 = 'done' then
    update private.refunds as found set state = 'done' where found.id = $1;
    update private.payments as found set
      returned = found.returned + refund.amount,
      returned_told = greatest(found.returned_told, found.returned + refund.amount),
      state = case when found.state = 'held' and found.returned + refund.amount >= found.taken then 'returned' else found.state end
    where found.id = payment.id;
    if payment.state = 'paid' then
      update public.orders as bought set refunding = bought.refunding - refund.amount, refunded = bought.refunded + refund.amount
      where bought.id = payment.order_id;
      insert into public.order_events (order_id, actor, refunded, note)
      values (payment.order_id, refund.asked_by, refund.amount, refund.note);
    end if;
  elsif $2 in ('refused', 'later') then
    update private.refunds as found set state = 'refused', refused_at = now() where found.id = $1;
    if payment.state = 'paid' then
      update public.orders as bought set refunding = bought.refunding - refund.amount where bought.id = payment.order_id;
    end if;
    insert into public.order_events (order_id, actor, note) values (payment.order_id, payment.provider, 'refund_refused');
  else
    raise exception 'No such outcome: %', $2 using errcode = 'check_violation';
  end if;
  perform private.apply_returns(payment.id, payment.provider);
  return true;
end
$$;
comment on function public.report_refund is
  'Says of a refund that was taken that the provider has given it back (done), will not (refused), or did not answer (later: it is asked again, eight times in all)';

grant execute on function
  public.open_payment, public.record_payment_page, public.take_open_payments, public.record_payment_event, public.take_refunds,
  public.report_refund
  to machinery;
grant execute on function
  public.decide_held_payment, public.record_payment, public.refund_order
  to authenticated;

-- Orders that wait for their payment: until when, how many bottles they hold, and what becomes of them.

-- A row is deleted with the first move of its order.
create table private.waiting_networks (
  order_id uuid primary key references public.orders (id) on delete cascade,
  network bytea not null check (length(network) = 32)
);
comment on table private.waiting_networks is
  'The network, as a hash, from which an order of the Vault came that waits for its payment';
create index waiting_networks_idx on private.waiting_networks (network);

create function private.days_to_pay(payment text) returns integer
language sql immutable set search_path = '' as $$ select case payment when 'transfer' then 3 when 'card' then 1 end $$;
comment on function private.days_to_pay is 'How many days after its own an order waits for its payment; null where the courier takes it';

-- Until it is paid, one address and one network hold no more than two bottles of a perfume.
create function private.max_unpaid() returns integer language sql immutable set search_path = '' as $$ select 2 $$;
comment on function private.max_unpaid is 'So many bottles of a perfume of the Vault one address, or one network, may hold unpaid';

create function private.count_unpaid(product_id uuid, email text, network bytea, account uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(held.bottles), 0)::integer
  from (
    select sum(line.quantity) as bottles
    from public.orders as kept join public.order_lines as line on line.order_id = kept.id and line.product_id = $1
    where private.letter_box(kept.email) = private.letter_box($2) and kept.state = 'received' and kept.due > 0
      -- Anybody may type an address: to its proven owner only what was proven to be theirs counts.
      and (kept.proven_at is not null or not private.owns_address($4, $2))
    union all
    select sum(line.quantity)
    from private.waiting_networks as waiting
    join public.orders as kept on kept.id = waiting.order_id
    join public.order_lines as line on line.order_id = kept.id and line.product_id = $1
    where waiting.network = $3 and kept.state = 'received' and kept.due > 0
  ) as held
$$;
comment on function private.count_unpaid is
  'How many bottles of a perfume a letter box, or a network, holds in orders that are neither paid nor confirmed: the larger number';

create function private.due_day(kept public.orders) returns date language sql immutable set search_path = '' as $$
  select case when $1.state = 'received' and $1.due > 0 then $1.due_on end
$$;
comment on function private.due_day is
  'The day by which the payment of an order, or the rest of it, is due, also when it is past; null where nothing is due';

create function private.awaited_until(kept public.orders) returns date language sql stable set search_path = '' as $$
  select private.due_day($1)
  where private.due_day($1) >= private.today_in_riyadh()
    and not exists (select from private.payments as payment where payment.order_id = $1.id and payment.state = 'held')
$$;
comment on function private.awaited_until is
  'The last day on which the payment of an order, or the rest of it, is awaited; null where none is, once it is past, and while an admin is to decide on a payment';

-- What is not paid is not kept: an order that is paid before it is made says until when its payment is awaited, and is
-- cancelled after that day, so that its bottles can be had again.
create function public.cancel_unpaid(max_rows integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  unpaid uuid;
  cancelled integer := 0;
begin
  for unpaid in
    select kept.id from public.orders as kept
    where kept.state = 'received' and kept.paid = 0 and kept.due_on < private.today_in_riyadh()
      and not exists (
        select from private.payments as open
        where open.order_id = kept.id and (open.state = 'held' or open.state = 'open' and open.created_at > now() - interval '3 hours')
      )
    order by kept.due_on, kept.created_at limit least($1, 50)
    for update skip locked
  loop
    perform private.move_order(unpaid, 'cancelled', 'house', null);
    cancelled := cancelled + 1;
  end loop;
  return cancelled;
end
$$;
comment on function public.cancel_unpaid is
  'Cancels orders by card or transfer of which nothing was paid by their day, so that their bottles can be had again; how many';

create function public.remind_unpaid(max_rows integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  unpaid uuid;
  event bigint;
  reminded integer := 0;
begin
  for unpaid in
    select kept.id from public.orders as kept
    where kept.state = 'received' and kept.paid = 0 and kept.payment = 'transfer' and kept.email is not null
      and kept.due_on >= private.today_in_riyadh()
      and kept.due_on <= (now() at time zone 'Asia/Riyadh' - interval '9 hours')::date + 1
      and not exists (
        select from private.outbox_letters as letter where letter.order_id = kept.id and letter.kind = 'reminder'
      )
    order by kept.due_on, kept.created_at limit least($1, 50)
    for update skip locked
  loop
    insert into public.order_events (order_id, actor, note) values (unpaid, 'house', 'reminded') returning id into event;
    insert into private.outbox_letters (order_id, event_id, kind) values (unpaid, event, 'reminder') on conflict do nothing;
    reminded := reminded + 1;
  end loop;
  return reminded;
end
$$;
comment on function public.remind_unpaid is
  'Writes a letter, once, to each customer whose transfer is awaited until tomorrow, from nine in the morning of Riyadh; how many';

grant execute on function public.cancel_unpaid, public.remind_unpaid to machinery;

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

-- Statistics: what happens in the house, counted by day, and how fast pages are on visitors' own devices. Nothing in
-- them points to a person.

create function private.today() returns date language sql stable set search_path = '' as $$
  select (now() at time zone 'UTC')::date
$$;

-- Each count is made where the thing happens, and stays when the rows behind it are purged or erased: it tells how
-- often something happened, never to whom.
create table public.daily_counts (
  day date not null,
  kind text not null check (kind in (
    'begun', 'answered', 'finished', 'family', 'season', 'word', 'lead', 'subscribed', 'unsubscribed'
  )),
  lang text not null default '' check (lang = '' or private.is_language(lang)),
  key text not null default '' check (key ~ '^[a-z0-9_-]{0,40}$'),
  times integer not null check (times > 0),
  primary key (day, kind, lang, key)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
comment on table public.daily_counts is
  'How often something happened on a day (UTC). A journey''s steps count for the day and the language that it was begun in. key is a question, a choice of the catalogue or a word of the engine''s lexicon, never what somebody typed.';

-- How many values of a day fell into a bucket: the admin app reads hundreds of rows for its percentiles, however many
-- visits there were. Pages keep free room for the next version of a row that is counted up, and are vacuumed early.
create table private.page_histograms (
  day date not null,
  path text not null check (length(path) <= 100 and path ~ '^/[a-zA-Z0-9:/_.?*-]*$'),
  metric text not null check (metric in ('LCP', 'CLS', 'INP', 'TTFB')),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  bucket smallint not null check (bucket between 0 and 400),
  times integer not null check (times > 0),
  primary key (day, path, metric, device, bucket)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
comment on table private.page_histograms is
  'Web vitals by day (UTC), the pattern of the page''s path and the kind of device; buckets are those of private.speed_bucket';

create table private.page_totals (
  path text not null,
  metric text not null,
  bucket smallint not null,
  times bigint not null check (times >= 0),
  primary key (path, metric, bucket)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
comment on table private.page_totals is 'The sum of private.page_histograms over its days and devices, which the admin app shows';

create table private.monthly_money (
  month date not null check (extract(day from month) = 1),
  currency text not null check (private.is_currency(currency)),
  orders integer not null default 0,
  paid bigint not null default 0,
  refunded bigint not null default 0,
  primary key (month, currency)
);
comment on table private.monthly_money is
  'Orders placed, and money that came and went back in the smallest unit of its currency, by month as the accountant counts them: in Riyadh';

alter table public.daily_counts enable row level security;
alter table private.monthly_money enable row level security;
alter table private.page_histograms enable row level security;
alter table private.page_totals enable row level security;
create policy "admins read the counts" on public.daily_counts for select to authenticated using ((select private.is_admin()));
grant select on public.daily_counts to authenticated;

create function private.count_money(booked timestamptz, currency text, orders integer, paid integer, refunded integer)
returns void language sql security definer set search_path = '' as $$
  insert into private.monthly_money as counted (month, currency, orders, paid, refunded)
  values (date_trunc('month', $1 at time zone 'Asia/Riyadh')::date, $2, $3, $4, $5)
  on conflict on constraint monthly_money_pkey do update set orders = counted.orders + excluded.orders,
    paid = counted.paid + excluded.paid, refunded = counted.refunded + excluded.refunded
$$;
comment on function private.count_money is 'Counts an order or its money for the month of a time';

create function private.count_placed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_money(new.created_at, new.currency, 1, 0, 0);
  return null;
end
$$;
comment on function private.count_placed is 'Counts an order for the month that it was placed in';
create trigger count_placed after insert on public.orders for each row execute function private.count_placed();

create function private.count_booked() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_money(
    new.at, (select kept.currency from public.orders as kept where kept.id = new.order_id), 0,
    coalesce(new.paid, 0), coalesce(new.refunded, 0) - coalesce(new.refund_failed, 0)
  );
  return null;
end
$$;
comment on function private.count_booked is 'Counts what an order''s event paid, refunded or failed to refund for its month';
create trigger count_booked after insert on public.order_events for each row
  when (num_nonnulls(new.paid, new.refunded, new.refund_failed) > 0) execute function private.count_booked();

create function private.count_row() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.daily_counts as counted (day, kind, lang, times) values (private.today(), tg_argv[0], new.lang, 1)
  on conflict on constraint daily_counts_pkey do update set times = counted.times + 1;
  return null;
end
$$;
comment on function private.count_row is 'Counts a row as what the trigger says happened with it';
create trigger count_begun after insert on public.maestro_sessions for each row execute function private.count_row('begun');
create trigger count_lead after insert on public.leads for each row execute function private.count_row('lead');
create trigger count_subscribed after insert on public.newsletter_subscribers
  for each row when (new.unsubscribed_at is null) execute function private.count_row('subscribed');
create trigger count_subscribed_again after update on public.newsletter_subscribers
  for each row when (old.unsubscribed_at is not null and new.unsubscribed_at is null) execute function private.count_row('subscribed');
create trigger count_unsubscribed after update on public.newsletter_subscribers
  for each row when (old.unsubscribed_at is null and new.unsubscribed_at is not null) execute function private.count_row('unsubscribed');

create function private.count_answered() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.daily_counts as counted (day, kind, lang, key, times)
  select (journey.created_at at time zone 'UTC')::date, 'answered', journey.lang, new.question_id::text, 1
  from public.maestro_sessions as journey where journey.id = new.session_id
  on conflict on constraint daily_counts_pkey do update set times = counted.times + 1;
  return null;
end
$$;

-- An answer that is changed is updated, and so not counted again.
create trigger count_answered after insert on private.maestro_results
  for each row when (new.question_id is not null) execute function private.count_answered();

create function private.counted_choices(session_id uuid, result jsonb) returns table (kind text, key text)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  -- The catalogue may have lost a choice since it was answered, and only what is a choice of it is counted.
  return query select distinct case part.theme when 'families' then 'family' else 'season' end, option.value
  from private.maestro_results as answered
  join public.maestro_question_parts as part on part.question_id = answered.question_id and part.theme in ('families', 'season')
  join public.maestro_options as option on option.part_id = part.id
  where answered.session_id = $1 and answered.answer -> part.theme @> to_jsonb(option.value)
  union all
  select distinct 'word', word.key
  from jsonb_array_elements_text(case jsonb_typeof($2 -> 'words') when 'array' then $2 -> 'words' else '[]' end) as word (key)
  where word.key ~ '^[a-z_]{1,40}$';
end
$$;
comment on function private.counted_choices is
  'The families and seasons that a session chose, and the words of the lexicon that the Worker found in its memory';

create function private.count_finished() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.daily_counts as counted (day, kind, lang, key, times)
  select wanted.day, wanted.kind, wanted.lang, wanted.key, 1
  from (
    select (journey.created_at at time zone 'UTC')::date as day, 'finished' as kind, journey.lang, '' as key
    from public.maestro_sessions as journey where journey.id = new.session_id
    union all
    select private.today(), wish.kind, '', wish.key from private.counted_choices(new.session_id, new.result_json) as wish
  ) as wanted
  -- Rows are locked in one order, so that two visitors who finish at once do not deadlock.
  order by wanted.day, wanted.kind, wanted.lang, wanted.key
  on conflict on constraint daily_counts_pkey do update set times = counted.times + 1;
  return null;
end
$$;

-- A journey is counted once, however many perfumes it comes to.
create trigger count_finished after insert on private.maestro_results
  for each row when (new.edition = 1) execute function private.count_finished();

-- Each bucket ends 4 % above its beginning, so every value in it is within 2 % of its middle. Bucket 0 holds less than
-- a millisecond, or less than a thousandth of CLS.
create function private.speed_bucket(metric text, value double precision) returns smallint
language sql immutable set search_path = '' as $$
  select case when scaled < 1 then 0 else 1 + floor(ln(scaled) / ln(1.04)) end::smallint
  from (select value * case metric when 'CLS' then 1000 else 1 end as scaled) as given
$$;
comment on function private.speed_bucket is 'The bucket that a value belongs to: milliseconds, CLS without a unit';

create function private.speed_of_bucket(metric text, bucket smallint) returns double precision
language sql immutable set search_path = '' as $$
  select case when bucket = 0 then 0 else 1.04 ^ (bucket - 0.5) / case metric when 'CLS' then 1000 else 1 end end::double precision
$$;
comment on function private.speed_of_bucket is 'The middle of a bucket';

create function public.save_measurement(path text, metric text, value double precision, device text, ip text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  hit smallint;
begin
  perform private.spend_budget('measurement', $5, 600);
  if not coalesce($3 >= 0 and $3 <= case $2 when 'CLS' then 100 else 600000 end, false) then
    raise exception 'No measurement: %', $3 using errcode = 'check_violation';
  end if;
  hit := private.speed_bucket($2, $3);
  insert into private.page_histograms as counted (day, path, metric, device, bucket, times)
  values (private.today(), $1, $2, $4, hit, 1)
  on conflict on constraint page_histograms_pkey do update set times = counted.times + 1;
  insert into private.page_totals as counted (path, metric, bucket, times) values ($1, $2, hit, 1)
  on conflict on constraint page_totals_pkey do update set times = counted.times + 1;
  return true;
end
$$;
comment on function public.save_measurement is 'Counts one measurement; the constraints of private.page_histograms bound it';

-- The middle of a bucket is computed for two buckets of each page and metric, those of the percentiles, because a page
-- has hundreds.
create function public.list_page_speed()
returns table (path text, metric text, visits bigint, p50 double precision, p75 double precision)
language sql stable security definer set search_path = '' as $$
  with counted as (
    select total.path, total.metric, total.bucket,
      sum(total.times) over (partition by total.path, total.metric order by total.bucket) as up_to,
      sum(total.times) over (partition by total.path, total.metric) as visits
    from private.page_totals as total
    where total.times > 0 and (select private.is_admin())
  )
  select counted.path, counted.metric, counted.visits::bigint,
    private.speed_of_bucket(counted.metric, min(counted.bucket) filter (where counted.up_to >= counted.visits * 0.5)),
    private.speed_of_bucket(counted.metric, min(counted.bucket) filter (where counted.up_to >= counted.visits * 0.75))
  from counted
  group by counted.path, counted.metric, counted.visits
  order by counted.path, counted.metric
$$;
comment on function public.list_page_speed is
  'The last 28 days by page and metric: the median and the 75th percentile, which web vitals are judged by, right to 2 %; for admins, nothing for others';

create function private.purge_measurements(max_rows integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  days integer;
begin
  -- The counts of a day may go as soon as what was measured in its first minute is 28 days old.
  with gone as (
    delete from private.page_histograms as histogram
    where histogram.ctid = any (array(
      select old.ctid from private.page_histograms as old
      where old.day <= private.today() - 28
      order by old.day limit max_rows
    ))
    returning histogram.path, histogram.metric, histogram.bucket, histogram.times
  ), sums as (
    select gone.path, gone.metric, gone.bucket, sum(gone.times) as times from gone group by 1, 2, 3
  ), subtracted as (
    update private.page_totals as total set times = total.times - sums.times
    from sums where (total.path, total.metric, total.bucket) = (sums.path, sums.metric, sums.bucket)
  )
  select count(*) into days from gone;
  if days > 0 then
    delete from private.page_totals as total where total.times = 0;
  end if;
  return days;
end
$$;
comment on function private.purge_measurements is 'Deletes counts that are 28 days old, and takes them from the totals; how many rows';

create function public.read_statistics(days integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  first date := private.today() - (least(greatest(days, 1), 90) - 1);
  -- Of money, this month and the eleven before.
  first_month constant date := date_trunc('month', now() at time zone 'Asia/Riyadh') - interval '11 months';
begin
  perform private.require_admin();
  return (
    with counted as materialized (
      select * from public.daily_counts as count where count.day >= first
    ), by_day as (
      select series.day,
        coalesce(sum(times) filter (where kind = 'begun'), 0) as begun,
        coalesce(sum(times) filter (where kind = 'finished'), 0) as finished,
        coalesce(sum(times) filter (where kind = 'lead'), 0) as leads,
        coalesce(sum(times) filter (where kind = 'subscribed'), 0) as subscribed,
        coalesce(sum(times) filter (where kind = 'unsubscribed'), 0) as unsubscribed
      from (select first + later from generate_series(0, private.today() - first) as later) as series (day)
      left join counted on counted.day = series.day
        and counted.kind in ('begun', 'finished', 'lead', 'subscribed', 'unsubscribed')
      group by series.day
    ), by_language as (
      select kind, key, lang, sum(times) as times from counted
      where kind in ('begun', 'answered', 'finished') group by kind, key, lang
    ), loading as (
      select sum(total.times) over (order by total.bucket) as up_to, sum(total.times) over () as visits, total.bucket
      from (
        select bucket, sum(times) as times from private.page_totals where metric = 'LCP' group by bucket
      ) as total
    )
    select jsonb_build_object(
      'since', (select min(day) from public.daily_counts),
      'days', (select jsonb_agg(to_jsonb(by_day) order by day) from by_day),
      'begun', (select coalesce(jsonb_object_agg(lang, times), '{}') from by_language where kind = 'begun'),
      'finished', (select coalesce(jsonb_object_agg(lang, times), '{}') from by_language where kind = 'finished'),
      'questions', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', question.id, 'text', question.question_text, 'answered', coalesce(answered.times, '{}'))
          order by question.order_index, question.id
        ), '[]')
        from public.maestro_questions as question
        left join (
          select key, jsonb_object_agg(lang, times) as times from by_language where kind = 'answered' group by key
        ) as answered on answered.key = question.id::text
        where question.is_active or answered.key is not null
      ),
      'answer_counts', (
        select coalesce(jsonb_agg(to_jsonb(answer) order by answer.times desc, answer.key), '[]')
        from (
          select kind, key, sum(times) as times, row_number() over (partition by kind order by sum(times) desc, key) as place
          from counted where kind in ('family', 'season', 'word') group by kind, key
        ) as answer
        where answer.place <= 12
      ),
      'speed', (
        select jsonb_build_object('visits', loaded.visits, 'p75', loaded.p75)
        from (
          select max(visits) as visits,
            private.speed_of_bucket('LCP', min(bucket) filter (where up_to >= visits * 0.75)) as p75
          from loading having max(visits) > 0
        ) as loaded
      ),
      'months', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'month', to_char(monthly.month, 'YYYY-MM'), 'currency', monthly.currency,
            'orders', monthly.orders, 'paid', monthly.paid, 'refunded', monthly.refunded
          ) order by monthly.month desc, monthly.currency
        ), '[]')
        from private.monthly_money as monthly where monthly.month >= first_month
      ),
      -- The count stops at a thousand, as in the lists.
      'waiting', (
        select count(*) from (
          select from public.contact_letters as letter where letter.sent_at is null limit 1000
        ) as waiting
      )
    )
  );
end
$$;
comment on function public.read_statistics is
  'The last days, at most 90, in counts: journeys, answers, leads and subscribers, how fast three quarters of the visits of 28 days saw their page, letters that wait, and by month and currency the orders placed and the money that came and went back; for admins';

grant execute on function public.save_measurement to worker;
grant execute on function public.list_page_speed, public.read_statistics to authenticated;

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
