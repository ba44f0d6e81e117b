-- The helpers of policies leave the schema that the API serves. Policies follow them by themselves; functions that call
-- them by name are made anew.

-- Who owns the database may act as the Worker: in the SQL editor, in tests.
grant worker to current_user;

alter function public.is_admin() set schema private;
alter function public.request_session() set schema private;

create function public.is_admin() returns boolean
language sql stable set search_path = '' as $$
  select private.is_admin()
$$;
comment on function public.is_admin() is 'For the Worker, which asks whose token this is. Policies and functions ask private.is_admin().';
grant execute on function public.is_admin() to anon, authenticated;

create or replace function private.request_session() returns uuid
language sql stable security definer set search_path = '' as $$
  select session.id from public.maestro_sessions as session
  where session.id::text = lower(nullif(current_setting('request.headers', true), '')::json ->> 'x-session-id')
    and not (select private.is_admin())
$$;
comment on function private.request_session() is
  'The session that this request''s x-session-id header names; null where there is no such session, and for admins, who read no visitors'' answers';

create function private.actor() returns text
language sql stable set search_path = '' as $$
  -- The role of the request stays visible inside a definer's function; 'none' is a connection outside the API.
  select coalesce(auth.jwt() ->> 'email', nullif(current_setting('role', true), 'none'), session_user)
$$;
comment on function private.actor() is 'Who the log names';

create or replace function private.audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  row_now jsonb := case when tg_op = 'DELETE' then before else after end;
  who text := private.actor();
  differences jsonb;
begin
  -- Visitors and customers are nobody of the staff: they reach only personal rows, through functions.
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
    values (who, tg_table_name, coalesce(row_now ->> 'id', row_now ->> 'email'), lower(tg_op), differences);
  end if;
  return null;
end
$$;

-- What is taken from whole tables and erased from all of them is logged as well.
alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check
  check (action in ('insert', 'update', 'delete', 'export', 'erase'));

create or replace function public.erase_person(email text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  address text := lower(btrim($1));
  leads integer;
  subscriptions integer;
  accounts integer;
begin
  if not private.is_admin() then
    raise exception 'Only an admin erases a person''s data' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from public.app_admins_email as admin where admin.email = address) then
    raise exception 'An admin leaves the allow-list first' using errcode = 'check_violation', constraint = 'erase_person_admin';
  end if;
  delete from public.leads as lead where lead.email = address;
  get diagnostics leads = row_count;
  delete from public.newsletter_subscribers as subscriber where subscriber.email = address;
  get diagnostics subscriptions = row_count;
  delete from auth.users as account where lower(account.email) = address;
  get diagnostics accounts = row_count;
  insert into public.audit_log (actor, table_name, row_id, action, changes) values (
    private.actor(), 'people', '', 'erase',
    jsonb_build_object(
      'leads', jsonb_build_array(leads, 0),
      'newsletter_subscribers', jsonb_build_array(subscriptions, 0),
      'accounts', jsonb_build_array(accounts, 0)
    )
  );
  return jsonb_build_object('leads', leads, 'subscriptions', subscriptions, 'accounts', accounts);
end
$$;

create function public.log_export(exported text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an admin exports' using errcode = 'insufficient_privilege';
  end if;
  if exported is null or exported not in ('leads', 'newsletter_subscribers') then
    raise exception 'Nothing that is exported: %', exported using errcode = 'check_violation';
  end if;
  insert into public.audit_log (actor, table_name, row_id, action, changes)
  values (private.actor(), exported, '', 'export', '{}');
  return true;
end
$$;
comment on function public.log_export(text) is 'Logs that an admin takes all rows of a table with them; asked for before the first row is read';
grant execute on function public.log_export(text) to authenticated;
