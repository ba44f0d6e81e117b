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
