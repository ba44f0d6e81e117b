-- Names hold nothing that their readers cannot see: no control characters, no marks or overrides of direction, no
-- spaces without width, no line ends of Unicode's own. The shop removes the same (app/forms/text.ts).

create function private.plain_text(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(value, '[\u2028\u2029]', E'\n', 'g'),
    -- The joiners U+200C and U+200D stay: Persian and families of emoji are written with them.
    '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f'
      '\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U000e0000-\U000e0fff]',
    '', 'g'
  )
$$;
comment on function private.plain_text(text) is 'A text without what cannot be seen; tabs and line ends stay';

create function private.is_plain_text(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value = private.plain_text(value)
$$;
comment on function private.is_plain_text(text) is 'Whether a text holds nothing that cannot be seen, but for tabs and line ends';
grant execute on function private.plain_text(text), private.is_plain_text(text)
  to anon, authenticated, worker, service_role;

-- What is there already is cleaned; a name of which nothing is left is none.
create function pg_temp.plain_name(value text) returns text
language sql as $$ select nullif(btrim(regexp_replace(private.plain_text(value), '\s+', ' ', 'g')), '') $$;

update public.maestro_results set custom_name = pg_temp.plain_name(custom_name)
where not private.is_plain_text(custom_name);
update public.leads
set first_name = coalesce(pg_temp.plain_name(first_name), '-'), last_name = coalesce(pg_temp.plain_name(last_name), '-')
where not (private.is_plain_text(first_name) and private.is_plain_text(last_name));
update public.site_settings
set maintenance_message = private.plain_text(maintenance_message),
  maintenance_message_i18n = private.plain_text(maintenance_message_i18n::text)::jsonb
where not (private.is_plain_text(maintenance_message) and private.is_plain_text(maintenance_message_i18n::text));

drop function pg_temp.plain_name(text);

alter table public.maestro_results
  add constraint maestro_results_custom_name_plain check (private.is_plain_text(custom_name));
alter table public.leads
  add constraint leads_names_plain check (private.is_plain_text(first_name) and private.is_plain_text(last_name));
alter table public.site_settings
  add constraint site_settings_messages_plain check (
    private.is_plain_text(maintenance_message) and private.is_plain_text(maintenance_message_i18n::text)
  );
