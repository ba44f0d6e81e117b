-- Announces changes of the tables in the publication `supabase_realtime`, as a hosted project's replication would.
-- Only keys travel: who may see the row is decided for each subscriber, by reading it as that subscriber.
create schema if not exists realtime;

create or replace function realtime.announce() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  keys text[];
  present jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  select array_agg(a.attname) into keys
  from pg_catalog.pg_index i
  join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = tg_relid and i.indisprimary;
  perform pg_catalog.pg_notify('published_changes', jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'at', now(),
    'key', (select jsonb_object_agg(k, present -> k) from unnest(keys) k)
  )::text);
  return null;
end
$$;

do $$
declare
  published record;
begin
  for published in
    select schemaname, tablename from pg_publication_tables where pubname = 'supabase_realtime'
  loop
    execute format(
      'create or replace trigger realtime_announce after insert or update or delete on %I.%I
       for each row execute function realtime.announce()', published.schemaname, published.tablename);
  end loop;
end
$$;
