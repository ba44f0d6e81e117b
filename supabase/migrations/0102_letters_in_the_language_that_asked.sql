-- A letter about a second factor is in the language of the page that it was set up or given up on, as every letter about an
-- account; else in the one that its reader chose, else in Arabic, the house's own.

drop function private.tell_of_second_factor(uuid, text, boolean);
drop function public.enrol_second_factor(uuid, uuid);
drop function public.renew_recovery_codes(uuid, text);
drop function public.remove_second_factor(uuid, text);
drop function public.reset_second_factor(text);

create function private.tell_of_second_factor(
  person uuid, event text, lang text, by_recovery_code boolean default false
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  address constant text := (select lower(account.email) from auth.users as account where account.id = $1);
  chosen constant text := (select profile.lang from public.profiles as profile where profile.user_id = $1);
  -- The Worker's token names nobody.
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
    coalesce(case when private.is_language($3) then $3 end, chosen, 'ar'), 'at', now(), 'by', who
  ));
end
$$;
comment on function private.tell_of_second_factor(uuid, text, text, boolean) is
  'Logs what became of a second factor, and writes to whose it is: enrolled, renewed (its recovery codes), removed, recovered, reset';

create function public.enrol_second_factor(session uuid, factor uuid, lang text default null) returns setof text
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
  perform private.tell_of_second_factor(person, 'enrolled', $3);
  return query select private.write_recovery_codes(person);
end
$$;
comment on function public.enrol_second_factor(uuid, uuid, text) is
  'Puts a factor in use whose first code the house and Auth have taken in this session, and hands out its recovery codes; refused where one is in use';

create function public.renew_recovery_codes(person uuid, recovery_code text default null, lang text default null) returns setof text
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
comment on function public.renew_recovery_codes(uuid, text, text) is
  'New recovery codes for whom the house has just taken a code from, or for a recovery code; none for a wrong one';

create function public.remove_second_factor(person uuid, recovery_code text default null, lang text default null) returns boolean
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
comment on function public.remove_second_factor(uuid, text, text) is
  'Gives up the second factor of whom the house has just taken a code from, or, lost, for a recovery code; false for a wrong one. The other codes stay until new ones are made.';

create function public.reset_second_factor(address text, lang text default null) returns boolean
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
  -- Another person asks here than reads.
  perform private.tell_of_second_factor(person, 'reset', coalesce(
    (select profile.lang from public.profiles as profile where profile.user_id = person), $2
  ));
  return true;
end
$$;
comment on function public.reset_second_factor(text, text) is
  'Ends every session and the second factor of another admin, whose next sign-in is by letter; false for an address without an account, and for one''s own';

revoke execute on function public.enrol_second_factor(uuid, uuid, text), public.renew_recovery_codes(uuid, text, text),
  public.remove_second_factor(uuid, text, text) from public, anon, authenticated;
grant execute on function public.enrol_second_factor(uuid, uuid, text), public.renew_recovery_codes(uuid, text, text),
  public.remove_second_factor(uuid, text, text) to worker;
revoke execute on function private.tell_of_second_factor(uuid, text, text, boolean), public.reset_second_factor(text, text)
  from public;
grant execute on function public.reset_second_factor(text, text) to authenticated;
