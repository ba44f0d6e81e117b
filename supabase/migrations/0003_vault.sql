-- The Vault: the house's own perfumes.

-- {"ar": ["عود", …], …}: a list of short texts in every language, the lists equally long.
create function private.is_localised_list(texts jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(texts) = 'object'
      and texts ?& array['ar', 'en', 'fr', 'ru']
      and not exists (
        select from jsonb_each(case jsonb_typeof(texts) when 'object' then texts else '{}' end) as entry
        where not private.is_language(entry.key)
          or case jsonb_typeof(entry.value)
            when 'array' then jsonb_array_length(entry.value) not between 1 and 12
              or jsonb_array_length(entry.value) <> jsonb_array_length(texts -> 'ar')
              or exists (
                select from jsonb_array_elements(entry.value) as item
                where jsonb_typeof(item) <> 'string' or length(btrim(item #>> '{}')) not between 1 and 80
              )
            else true
          end
      ),
    false
  )
$$;
grant execute on function private.is_localised_list(jsonb) to anon, authenticated, service_role;

create table public.maestro_products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  sort_order integer not null,
  is_active boolean not null default true,
  is_vault boolean not null default true,
  tier text not null check (tier in ('gold', 'royal')),
  price_aed integer not null check (price_aed between 1 and 1000000),
  bg_variant text not null check (bg_variant in ('gold', 'royal', 'emerald', 'cobalt')),
  badges text[] not null default '{}' check (badges <@ array['invite_only', 'members_only', 'iconic']),
  name jsonb not null check (private.is_localised(name, 120)),
  description jsonb not null check (private.is_localised(description, 2000)),
  notes_top jsonb not null check (private.is_localised_list(notes_top)),
  notes_middle jsonb not null check (private.is_localised_list(notes_middle)),
  notes_base jsonb not null check (private.is_localised_list(notes_base)),
  bottle_image text check (length(bottle_image) between 1 and 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.maestro_products is 'Perfumes of the Vault. price_aed is whole dirhams, VAT included; bottle_image is the name of a picture.';
create index maestro_products_list_idx on public.maestro_products (sort_order, id) where is_active and is_vault;
create index maestro_products_created_idx on public.maestro_products (created_at) where is_active;

-- A new perfume comes last. It counts hidden perfumes too, whoever adds it.
create function private.last_place() returns integer
language sql volatile security definer set search_path = '' as $$
  select coalesce(max(sort_order), 0) + 1 from public.maestro_products
$$;
grant execute on function private.last_place() to authenticated, service_role;
alter table public.maestro_products alter column sort_order set default private.last_place();

alter table public.maestro_products enable row level security;
create policy "everyone reads active perfumes, admins all" on public.maestro_products
  for select to anon, authenticated using (is_active or (select public.is_admin()));
create policy "admins add perfumes" on public.maestro_products
  for insert to authenticated with check ((select public.is_admin()));
create policy "admins edit perfumes" on public.maestro_products
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
grant select on public.maestro_products to anon, authenticated;
grant
  insert (slug, sort_order, is_active, is_vault, tier, price_aed, bg_variant, badges, name, description, notes_top, notes_middle, notes_base, bottle_image),
  update (slug, sort_order, is_active, is_vault, tier, price_aed, bg_variant, badges, name, description, notes_top, notes_middle, notes_base, bottle_image)
  on public.maestro_products to authenticated;

create trigger touch before update on public.maestro_products for each row execute function private.touch();
create trigger audit after insert or update or delete on public.maestro_products for each row execute function private.audit();
