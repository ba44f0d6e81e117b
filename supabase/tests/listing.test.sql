-- Lists of the newest rows: whatever the times, ties and sizes of pages, a walk shows every row once, there and back.
begin;
select plan(12);

-- Sixty rows of six times, and of times a microsecond apart.
create temporary table dated as
  select gen_random_uuid() as id,
    timestamptz '2026-01-01' + floor(random() * 6) * interval '1 hour' + floor(random() * 2) * interval '1 microsecond' as created_at
  from generate_series(1, 60);

create function pg_temp.walk(size integer, back boolean, soonest boolean default false) returns uuid[] language plpgsql as $$
declare
  walked uuid[] := '{}';
  page jsonb;
  at timestamptz := case when back then case when soonest then 'infinity' else '-infinity' end end;
  last uuid := case when back then '00000000-0000-0000-0000-000000000000'::uuid end;
begin
  loop
    page := private.list_by('created_at', soonest, 'select * from dated', at, last, back, size);
    exit when page = '[]';
    walked := case
      when back then array(select (row ->> 'id')::uuid from jsonb_array_elements(page) as row) || walked
      else walked || array(select (row ->> 'id')::uuid from jsonb_array_elements(page) as row)
    end;
    -- What the next page begins after: the row farthest on, as the API writes it.
    page := page -> case when back then 0 else -1 end;
    at := page ->> 'created_at';
    last := page ->> 'id';
  end loop;
  return walked;
end
$$;

select is_empty($$
  select size, back from generate_series(1, 70, 3) as size, unnest(array[false, true]) as back
  where pg_temp.walk(size, back) <> array(select id from dated order by created_at desc, id desc)
$$, 'pages of any size, one after another, are the list');
select is_empty($$
  select size, back from generate_series(1, 70, 3) as size, unnest(array[false, true]) as back
  where pg_temp.walk(size, back, true) <> array(select id from dated order by created_at, id)
$$, 'and so they are where the soonest come first');

-- What the admin app searches.
insert into public.app_admins_email (email, proven_at) values ('admin@listing.test', now());
select set_config('request.jwt.claims', '{"role": "authenticated", "email": "admin@listing.test"}', true);
insert into public.leads (first_name, last_name, email, phone, country_code, lang) values
  ('نورة', 'السعد', 'co.one@listing.test', '+966501234567', 'SA', 'ar'),
  ('Жанна', 'Ёлкина', 'two@listing.test', '+966501234567', 'SA', 'ru'),
  ('Zoé', 'Al-Sayyid', 'three@listing.test', '+966501234567', 'SA', 'fr');
insert into public.newsletter_subscribers (email, lang) values ('co@listing.test', 'ar');
create function pg_temp.leads(query text) returns text[] language sql as $$
  select array(select lead ->> 'first_name' from jsonb_array_elements(public.list_leads(query) -> 'rows') as lead)
$$;
create function pg_temp.subscribers(query text) returns bigint language sql as $$
  select count(*) from jsonb_array_elements(public.list_subscribers(query) -> 'rows')
$$;
select is(pg_temp.leads('نو'), array['نورة'], 'two letters are the beginning of a name, in Arabic');
select is(pg_temp.leads('ёл'), array['Жанна'], 'and in Russian, of the second one');
select is(pg_temp.leads('SA'), array['Zoé'], 'and after a hyphen, in capitals');
select is(pg_temp.leads('ура') || pg_temp.leads('ёл%') || pg_temp.leads('co') || pg_temp.leads('%'), '{}', 'nothing else');
select is(pg_temp.leads('анн'), array['Жанна'], 'three letters may stand anywhere');
select is(
  array[pg_temp.subscribers('co'), pg_temp.subscribers('li'), pg_temp.subscribers('list')], array[1, 0, 1]::bigint[],
  'the same goes for addresses'
);
select ok(public.list_leads('') ->> 'total' = '3' and public.list_leads('') ->> 'more' = 'false', 'a list is counted');

select set_config('request.jwt.claims', '{"role": "authenticated", "email": "reader@listing.test"}', true);
select throws_ok($$select public.list_leads('')$$, '42501', null, 'a customer lists no leads');
select throws_ok($$select public.list_subscribers('')$$, '42501', null, 'nor subscribers');
select throws_ok($$select public.list_results('')$$, '42501', null, 'nor perfumes');

select * from finish();
rollback;
