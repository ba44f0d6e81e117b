-- The Vault: the house's own perfumes, and whom it invites to those that are sold by invitation.

create table public.maestro_products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  sort_order integer not null,
  is_active boolean not null default true,
  is_vault boolean not null default true,
  tier text not null check (tier in ('gold', 'royal')),
  price_aed integer not null check (price_aed between 1 and 1000000),
  stock integer check (stock between 0 and 100000),
  sold_out boolean not null generated always as (stock is not null and stock = 0) stored,
  volume_ml integer not null default 50 check (volume_ml between 1 and 500),
  concentration text not null default 'eau_de_parfum' check (concentration in ('eau_de_parfum', 'extrait', 'attar')),
  box text[] not null default '{case,card}' check (box <@ array['case', 'pouch', 'card', 'travel_spray']),
  bg_variant text not null check (bg_variant in ('gold', 'royal', 'emerald', 'cobalt')),
  badges text[] not null default '{}' check (badges <@ array['invite_only', 'members_only', 'iconic']),
  name jsonb not null check (private.is_localised(name, 120)),
  description jsonb not null check (private.is_localised(description, 2000)),
  notes_top jsonb not null check (private.is_localised_list(notes_top)),
  notes_middle jsonb not null check (private.is_localised_list(notes_middle)),
  notes_base jsonb not null check (private.is_localised_list(notes_base)),
  bottle_image text check (length(bottle_image) between 1 and 300),
  picture text check (private.is_uploaded_picture(picture)),
  picture_alt jsonb check (picture_alt is null or private.is_localised(picture_alt, 200)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint maestro_products_picture_told check ((picture is null) = (picture_alt is null))
);
comment on table public.maestro_products is 'Perfumes of the Vault. price_aed is whole dirhams, VAT included; bottle_image is the name of a drawn picture; an uploaded one is shown in its place.';
comment on column public.maestro_products.picture is 'The name of an uploaded picture; picture_alt says what it shows';
comment on column public.maestro_products.stock is 'Bottles that may still be sold; null where they are filled to order';
comment on column public.maestro_products.box is 'What is in the box beside the bottle';
comment on column public.maestro_products.sold_out is 'No bottle is left';
create index maestro_products_list_idx on public.maestro_products (sort_order, id) where is_active and is_vault;
-- If two admins edit one perfume, the second to save is told. Its place in the Vault is not part of its form.
create trigger touch before update of slug, is_active, is_vault, tier, price_aed, volume_ml, concentration, box, bg_variant,
  badges, name, description, notes_top, notes_middle, notes_base, bottle_image
  on public.maestro_products for each row execute function private.touch();
create trigger audit after insert or update or delete on public.maestro_products for each row execute function private.audit();
create trigger limit_pictures before update of picture on public.maestro_products
  for each row when (new.picture is not null and new.picture is distinct from old.picture)
  execute function private.limit_pictures();
create trigger catalogue_changed after insert or update or delete or truncate on public.maestro_products
  for each statement execute function private.catalogue_changed();

create table public.vault_invitations (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references public.maestro_products (id) on delete cascade,
  email text not null check (private.is_email(email)),
  lang text check (private.is_language(lang)),
  created_at timestamptz not null default now(),
  written_at timestamptz,
  unique (product_id, email)
);
comment on table public.vault_invitations is 'Whom admins have invited to own a perfume that is sold by invitation only';
comment on column public.vault_invitations.lang is 'The language of the letter; null for the one in which the house knows the address';
comment on column public.vault_invitations.written_at is 'When the letter about it was written: as soon as the perfume is shown, or in the portion of a later day';
create index vault_invitations_email_idx on public.vault_invitations (email);
create index vault_invitations_waiting_idx on public.vault_invitations (created_at, id) where written_at is null;
create trigger audit after insert or delete on public.vault_invitations for each row execute function private.audit('personal');

alter table public.maestro_products enable row level security;
alter table public.vault_invitations enable row level security;
create function private.is_invited(product_id uuid, account uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.vault_invitations as invitation
    join auth.users as invited on lower(invited.email) = invitation.email and invited.id = $2
    where invitation.product_id = $1 and invited.email_confirmed_at is not null
  )
$$;
comment on function private.is_invited is 'Whether a perfume was offered to the proven address of an account';

create function public.list_own_invitations() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(invitation.product_id), '[]')
  from auth.users as invited join public.vault_invitations as invitation on invitation.email = lower(invited.email)
  where invited.id = (select private.caller()) and invited.email_confirmed_at is not null
$$;
comment on function public.list_own_invitations is 'The perfumes that the caller was invited to own; none for a guest';
grant execute on function public.list_own_invitations to worker;

create policy "everyone reads active perfumes, admins all" on public.maestro_products
  for select to anon, authenticated using (is_active or (select private.is_admin()));
create policy "admins add perfumes" on public.maestro_products for insert to authenticated with check ((select private.is_admin()));
create policy "admins edit perfumes" on public.maestro_products
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins read invitations" on public.vault_invitations for select to authenticated using ((select private.is_admin()));
create policy "admins invite" on public.vault_invitations for insert to authenticated with check ((select private.is_admin()));
create policy "admins withdraw invitations" on public.vault_invitations for delete to authenticated using ((select private.is_admin()));
grant select on public.maestro_products to anon, authenticated;
grant
  insert (slug, sort_order, is_active, is_vault, tier, price_aed, stock, volume_ml, concentration, box, bg_variant, badges, name,
    description, notes_top, notes_middle, notes_base, bottle_image),
  update (slug, sort_order, is_active, is_vault, tier, price_aed, stock, volume_ml, concentration, box, bg_variant, badges, name,
    description, notes_top, notes_middle, notes_base, bottle_image, picture, picture_alt)
  on public.maestro_products to authenticated;
grant select, insert (product_id, email, lang), delete on public.vault_invitations to authenticated;

create function public.invite_to_perfume(product_id uuid, emails text[], lang text default null) returns void
language sql volatile set search_path = '' as $$
  insert into public.vault_invitations (product_id, email, lang)
  select $1, invited.email, $3 from unnest($2) as invited (email)
$$;
comment on function public.invite_to_perfume is
  'Invites addresses to own a perfume, each of which is written to; refused (23505) where one is invited already';
grant execute on function public.invite_to_perfume to authenticated;

-- A new perfume comes last, after the hidden ones too, whoever adds it.
create function private.last_place() returns integer language sql volatile security definer set search_path = '' as $$
  select coalesce(max(sort_order), 0) + 1 from public.maestro_products
$$;
alter table public.maestro_products alter column sort_order set default private.last_place();

create function public.move_vault_perfume(product_id uuid, step integer, seen_position integer default null) returns void
language sql volatile set search_path = '' as $$
  update public.maestro_products as target set sort_order = swapped.new_position
  from private.swap_with_neighbour(
    array(select listed.id from public.maestro_products as listed order by listed.sort_order, listed.id), product_id, step, seen_position
  ) as swapped
  where swapped.id = target.id and target.sort_order <> swapped.new_position
$$;
comment on function public.move_vault_perfume is
  'Changes places with the neighbour before (-1) or after (1), unless it no longer stands where it was seen (counted from 1)';

grant execute on function private.last_place to authenticated, service_role;
grant execute on function public.move_vault_perfume to authenticated;
