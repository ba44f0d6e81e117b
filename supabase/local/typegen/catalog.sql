select jsonb_build_object(
  'columns', coalesce((
    select jsonb_agg(described order by described ->> 'table' collate "C", described ->> 'name' collate "C")
    from (
      select jsonb_build_object(
        'table', c.relname, 'name', a.attname, 'type', t.typname,
        'nullable', not a.attnotnull,
        'has_default', a.atthasdef or a.attidentity <> '',
        'generated', a.attgenerated <> '' or a.attidentity = 'a' or not pg_column_is_updatable(c.oid, a.attnum, false)
      ) as described
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      union all
      -- A function of a table's row is one of its columns.
      select jsonb_build_object(
        'table', c.relname, 'name', p.proname, 'type', t.typname, 'nullable', false, 'has_default', false, 'generated', true
      )
      from pg_proc p
      join pg_class c on c.reltype = p.proargtypes[0] and c.relnamespace = 'public'::regnamespace
      join pg_type t on t.oid = p.prorettype
      where p.pronamespace = 'public'::regnamespace and p.pronargs = 1
    ) as columns (described)
  ), '[]'),
  'relationships', coalesce((
    select jsonb_agg(jsonb_build_object(
      'table', k.conrelid::regclass::text, 'name', k.conname,
      'columns', (select jsonb_agg(a.attname order by n) from unnest(k.conkey) with ordinality u(num, n)
                  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num),
      'one_to_one', exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique
                            and (select array_agg(x order by x) from unnest(i.indkey::int2[]) x)
                              = (select array_agg(x order by x) from unnest(k.conkey) x)),
      'to_table', f.relname,
      'to_columns', (select jsonb_agg(a.attname order by n) from unnest(k.confkey) with ordinality u(num, n)
                     join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num)
    ) order by k.conname)
    from pg_constraint k
    join pg_class f on f.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.relnamespace = 'public'::regnamespace
  ), '[]'),
  'functions', coalesce((
    select jsonb_agg(jsonb_build_object(
      'name', p.proname, 'returns', t.typname, 'returns_set', p.proretset,
      'returns_table', (select relname from pg_class where oid = t.typrelid and relkind in ('r', 'p')),
      'returns_fields', (
        select jsonb_agg(jsonb_build_object('name', p.proargnames[u.n], 'type', ot.typname) order by p.proargnames[u.n])
        from unnest(p.proallargtypes) with ordinality u(oid, n)
        join pg_type ot on ot.oid = u.oid
        where p.proargmodes[u.n] in ('t', 'o', 'b')
      ),
      'arguments', coalesce((
        select jsonb_agg(jsonb_build_object(
          'name', p.proargnames[u.n], 'type', at.typname, 'optional', u.n > p.pronargs - p.pronargdefaults
        ) order by p.proargnames[u.n])
        from unnest(p.proargtypes) with ordinality u(oid, n)
        join pg_type at on at.oid = u.oid
      ), '[]')
    ) order by p.proname)
    from pg_proc p
    join pg_type t on t.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and t.typname <> 'trigger'
      and exists (
        select from pg_roles
        where rolname in ('anon', 'authenticated', 'worker', 'machinery') and has_function_privilege(pg_roles.oid, p.oid, 'execute')
      )
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and not exists (select from pg_class c where c.reltype = p.proargtypes[0])
  ), '[]'),
  'enums', coalesce((
    select jsonb_agg(jsonb_build_object(
      'name', t.typname,
      'values', (select jsonb_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)
    ) order by t.typname)
    from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
  ), '[]')
) as catalog
