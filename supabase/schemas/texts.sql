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
$$;
comment on function private.is_perfume_name is
  'Whether a text can be a name of thirteen characters, each of at most 32 code points, as app/i18n/graphemes.ts counts them: a family of emoji is one character of up to eleven';

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
