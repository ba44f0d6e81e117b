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
