import type { Storage } from "../../supabase/local/postgres/database.ts";

/** The rows of every table as they are now, and the function that brings them back; temporary, so that no test sees them. */
const keep = `
  create temporary table kept_sequences as select * from pg_sequences;
  create temporary table kept_tables as
    select c.oid::regclass::text as name, 'kept_' || c.oid as copy, false as filled, (
      select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_attribute as a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) as columns
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence <> 't'
      and n.nspname not in ('pg_catalog', 'information_schema');
  do $$
  declare
    kept record;
  begin
    for kept in select * from kept_tables loop
      execute format('create temporary table %I as table %s', kept.copy, kept.name);
      execute format('update kept_tables set filled = exists (select from %1$I) where copy = %1$L', kept.copy);
    end loop;
  end
  $$;
  create function pg_temp.bring_back() returns void language plpgsql as $$
  declare
    kept record;
    has_rows boolean;
    changed text[] := '{}';
  begin
    -- Neither triggers nor foreign keys have a say.
    perform set_config('session_replication_role', 'replica', true);
    for kept in select * from kept_tables loop
      execute format('select exists (select from %s)', kept.name) into has_rows;
      if has_rows then
        changed := changed || kept.name;
      end if;
    end loop;
    execute 'truncate ' || array_to_string(changed, ', ') || ' cascade';
    for kept in select * from kept_tables where filled loop
      execute format(
        'insert into %1$s (%2$s) overriding system value select %2$s from pg_temp.%3$I', kept.name, kept.columns, kept.copy
      );
    end loop;
    for kept in select * from kept_sequences loop
      perform setval(
        format('%I.%I', kept.schemaname, kept.sequencename)::regclass,
        coalesce(kept.last_value, kept.start_value), kept.last_value is not null
      );
    end loop;
  end
  $$;`;

/** All but the rows, as one hash. How often letters may be asked for is a function that each backend sets anew. */
const shape = `
  with ours as (select oid from pg_namespace where nspname not in ('information_schema') and nspname !~ '^pg_'),
  tables as (select * from pg_class where relnamespace in (select oid from ours) and relpersistence <> 't')
  select md5(string_agg(part, ',' order by part)) as hash from (
    select format('%s %s %s %s %s', oid, relname, relkind, relacl, relrowsecurity) as part from tables
    union all select format('%s %s %s %s', attrelid, attname, atttypid, attnotnull)
    from pg_attribute where attrelid in (select oid from tables where relkind in ('r', 'v'))
    union all select format('%s %s %s %s', oid, proacl, proconfig, md5(prosrc))
    from pg_proc where pronamespace in (select oid from ours) and proname <> 'letter_interval'
    union all select format('%s %s', oid, convalidated) from pg_constraint
    union all select format('%s %s', oid, tgenabled) from pg_trigger
    union all select format('%s %s', oid, polroles) from pg_policy
    union all select format('%s %s %s %s', rolname, rolsuper, rolcanlogin, rolbypassrls) from pg_roles
    union all select format('%s %s %s', setrole, setdatabase, setconfig) from pg_db_role_setting
  ) as parts`;

/**
 * Keeps the rows of a database as they are now, at rest, for tests that follow each other on it: to bring them back takes
 * a part of the time in which another database starts.
 * @returns brings them back, as often as it is called; false where more than rows has changed
 */
export async function keepRows({ database }: Storage): Promise<() => Promise<boolean>> {
  await database.exec(keep);
  const hashed = async () => (await database.query<{ hash: string }>(shape)).rows[0]?.hash;
  const kept = await hashed();
  return async () => {
    if ((await hashed()) !== kept) return false;
    await database.query("select pg_temp.bring_back()");
    return true;
  };
}
