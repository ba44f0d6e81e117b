-- What becomes of a second factor is done by the Worker, which has taken a code for it first, and by nobody over REST. Each
-- step leaves a line in the log and writes to whose factor it is.

create function private.tell_of_second_factor(
  person uuid, event text, by_recovery_code boolean default false
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  address constant text := (select lower(account.email) from auth.users as account where account.id = $1);
  -- As letters about sign-ins: the language of a stranger's browser is not the owner's.
  chosen constant text := (select profile.lang from public.profiles as profile where profile.user_id = $1);
  -- The Worker's token names nobody.
  who constant text := coalesce(auth.jwt() ->> 'email', address);
begin
  insert into public.audit_log (actor, table_name, row_id, action, changes)
  values (
    who, case $2 when 'renewed' then 'recovery_codes' else 'second_factors' end, address,
    case when $2 in ('enrolled', 'renewed') then 'insert' else 'delete' end,
    case when $3 then '{"recovery_code": []}'::jsonb else '{}' end
  );
  insert into private.outbox_letters (content)
  values (jsonb_build_object(
    'kind', 'second_factor', 'event', $2, 'email', address, 'lang', coalesce(chosen, 'en'), 'at', now(), 'by', who
  ));
end
$$;
comment on function private.tell_of_second_factor(uuid, text, boolean) is
  'Logs what became of a second factor, and writes to whose it is: enrolled, renewed (its recovery codes), removed, recovered, reset';

create function private.write_recovery_codes(person uuid) returns setof text
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
comment on function private.write_recovery_codes(uuid) is 'Eight new recovery codes, which are shown once; earlier ones are void';

create function private.spend_recovery_code(person uuid, code text) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  delete from private.recovery_codes as kept
  where kept.user_id = $1
    and kept.code_hash = sha256(convert_to(lower(regexp_replace($2, '[^0-9A-Fa-f]', '', 'g')), 'UTF8'));
  return found;
end
$$;
comment on function private.spend_recovery_code(uuid, text) is 'Takes a recovery code, once; false for what is none';

create function public.enrol_second_factor(session uuid, factor uuid) returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
begin
  insert into private.second_factors (user_id, factor_id)
  select lasting.user_id, begun.id from auth.sessions as lasting
  join auth.mfa_factors as begun on begun.user_id = lasting.user_id
  where lasting.id = $1 and begun.id = $2 and begun.status = 'verified'
  returning user_id into person;
  if person is null then
    raise exception 'No such factor' using errcode = 'insufficient_privilege';
  end if;
  perform public.pass_second_factor($1, $2);
  perform private.tell_of_second_factor(person, 'enrolled');
  return query select private.write_recovery_codes(person);
end
$$;
comment on function public.enrol_second_factor(uuid, uuid) is
  'Puts a factor in use whose first code the house and Auth have taken in this session, and hands out its recovery codes; refused where one is in use';

create function public.renew_recovery_codes(person uuid, recovery_code text default null) returns setof text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from private.second_factors as kept where kept.user_id = $1)
    or $2 is not null and not private.spend_recovery_code($1, $2) then
    return;
  end if;
  perform private.tell_of_second_factor($1, 'renewed', $2 is not null);
  return query select private.write_recovery_codes($1);
end
$$;
comment on function public.renew_recovery_codes(uuid, text) is
  'New recovery codes for whom the house has just taken a code from, or for a recovery code; none for a wrong one';

create function public.remove_second_factor(person uuid, recovery_code text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from private.second_factors as kept where kept.user_id = $1)
    or $2 is not null and not private.spend_recovery_code($1, $2) then
    return false;
  end if;
  delete from private.second_factors as kept where kept.user_id = $1;
  delete from auth.mfa_factors as factor where factor.user_id = $1;
  perform private.tell_of_second_factor($1, case when $2 is null then 'removed' else 'recovered' end, $2 is not null);
  return true;
end
$$;
comment on function public.remove_second_factor(uuid, text) is
  'Gives up the second factor of whom the house has just taken a code from, or, lost, for a recovery code; false for a wrong one. The other codes stay until new ones are made.';

revoke execute on function public.enrol_second_factor(uuid, uuid), public.renew_recovery_codes(uuid, text),
  public.remove_second_factor(uuid, text) from public, anon, authenticated;
grant execute on function public.enrol_second_factor(uuid, uuid), public.renew_recovery_codes(uuid, text),
  public.remove_second_factor(uuid, text) to worker;
revoke execute on function private.tell_of_second_factor(uuid, text, boolean), private.write_recovery_codes(uuid),
  private.spend_recovery_code(uuid, text) from public;
drop function public.make_recovery_codes();
drop function public.use_recovery_code(text);
drop function private.has_second_factor(uuid);

create or replace function public.reset_second_factor(address text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid := private.account_of(address);
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only an admin resets a second factor';
  end if;
  if person is null or person = auth.uid()
    or not exists (select from public.app_admins_email as admin where admin.email = lower(address)) then
    return false;
  end if;
  delete from auth.mfa_factors where user_id = person;
  delete from private.second_factors where user_id = person;
  delete from private.recovery_codes where user_id = person;
  delete from auth.sessions where user_id = person;
  -- The next sign-in is by letter again, and the log shows who asked for it.
  update public.app_admins_email set proven_at = null where email = lower(address);
  perform private.tell_of_second_factor(person, 'reset');
  return true;
end
$$;
