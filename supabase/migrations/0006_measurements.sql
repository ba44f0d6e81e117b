-- How the pages feel on visitors' own devices; nothing in it points to a person.

create table public.page_measurements (
  id bigint generated always as identity primary key,
  path text not null check (length(path) <= 100 and path ~ '^/[a-zA-Z0-9:/_.?*-]*$'),
  metric text not null check (metric in ('LCP', 'CLS', 'INP', 'TTFB')),
  value double precision not null check (value >= 0 and value <= case metric when 'CLS' then 100 else 600000 end),
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  at timestamptz not null default now()
);
comment on table public.page_measurements is 'Web vitals by the pattern of the page''s path: milliseconds, CLS without a unit.';
create index page_measurements_path_idx on public.page_measurements (path, metric, at desc);

alter table public.page_measurements enable row level security;
create policy "admins read measurements" on public.page_measurements
  for select to authenticated using ((select public.is_admin()));
grant select on public.page_measurements to authenticated;

create function public.measure_page(path text, metric text, value double precision, device text) returns boolean
language sql volatile security definer set search_path = '' as $$
  insert into public.page_measurements (path, metric, value, device) values ($1, $2, $3, $4)
  returning true
$$;
comment on function public.measure_page(text, text, double precision, text) is 'Keeps one measurement; the table''s constraints bound it';
grant execute on function public.measure_page(text, text, double precision, text) to anon, authenticated;
