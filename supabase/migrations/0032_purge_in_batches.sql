-- What has been kept as long as promised goes a thousand rows of each kind at a time, each thousand in a transaction of
-- its own: a million old rows neither hold locks nor run into a timeout.

create or replace function private.purge_measurements(most integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  days integer;
begin
  -- What was measured in the first minute of a day is 28 days old when this day is over for it.
  with gone as (
    delete from private.page_histograms as histogram
    where histogram.ctid = any (array(
      select old.ctid from private.page_histograms as old
      where old.day <= (now() at time zone 'UTC')::date - 28
      order by old.day limit most
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

-- Each kind is read from its oldest end through an index, and deleted by key or place, so that no batch reads all. The
-- log is numbered in the order of its times.
create or replace function private.purge(most integer default 1000) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  sessions integer;
  log integer;
  budgets integer;
  links integer;
  measurements integer;
  accounts integer := 0;
begin
  -- pg_cron and the Worker may come at once; the second finds nothing left to do.
  if not pg_try_advisory_xact_lock(hashtext('private.purge')) then
    return '{}';
  end if;
  delete from public.maestro_sessions where id = any (array(
    select session.id from public.maestro_sessions as session
    where not session.has_perfume
      and session.created_at < now() - interval '30 days'
      and not exists (
        select from public.maestro_results as result
        where result.session_id = session.id and (result.question_id is null or result.updated_at >= now() - interval '30 days')
      )
    order by session.created_at limit most
  ));
  get diagnostics sessions = row_count;
  delete from public.audit_log where id = any (array(
    select oldest.id from (select line.id, line.at from public.audit_log as line order by line.id limit most) as oldest
    where oldest.at < now() - interval '400 days'
  ));
  get diagnostics log = row_count;
  delete from private.spent_budgets where ctid = any (array(
    select spent.ctid from private.spent_budgets as spent
    where spent.hour < now() - interval '1 day' order by spent.hour limit most
  ));
  get diagnostics budgets = row_count;
  delete from private.mailed_links where token_hash = any (array(
    select link.token_hash from private.mailed_links as link
    where link.expires_at < now() order by link.expires_at limit most
  ));
  get diagnostics links = row_count;
  -- Visitors who are measured wait for the totals that this changes, so it is among the last.
  measurements := private.purge_measurements(most);
  -- Anyone can have a sign-in letter sent to any address; who never answered it has no account. Auth's table has no index
  -- for this and takes none of ours: it is read once nothing else is left.
  if greatest(sessions, log, budgets, links, measurements) < most then
    delete from auth.users where id = any (array(
      select account.id from auth.users as account
      where account.email_confirmed_at is null and account.created_at < now() - interval '30 days' limit most
    ));
    get diagnostics accounts = row_count;
  end if;
  return jsonb_build_object(
    'sessions', sessions, 'log', log, 'budgets', budgets, 'links', links, 'measurements', measurements, 'accounts', accounts
  );
end
$$;

create function public.purge_batch() returns boolean
language sql volatile security definer set search_path = '' as $$
  select coalesce(bool_or(rows::integer = 1000), false) from jsonb_each_text(private.purge(1000)) as deleted (kind, rows)
$$;
comment on function public.purge_batch() is
  'Deletes a thousand rows of each kind that have been kept as long as promised; true where there may be more. The Worker calls it every hour, in case the database has no pg_cron. purge() stays for the Worker before this.';
grant execute on function public.purge_batch() to worker;

-- A procedure that commits may not set a search path.
create procedure private.purge_all() language plpgsql as $$
begin
  while public.purge_batch() loop
    commit;
  end loop;
end
$$;
comment on procedure private.purge_all() is 'Deletes all that has been kept as long as promised, a batch in each transaction';

do $$
begin
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    perform cron.schedule('purge', '17 * * * *', 'call private.purge_all()');
  end if;
exception when others then
  raise notice 'pg_cron is not used (%): the Worker purges', sqlerrm;
end
$$;
