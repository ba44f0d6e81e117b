-- The Vault says which perfume has no bottle left; how many there are, the office alone needs to know.

alter table public.maestro_products
  add column sold_out boolean not null generated always as (stock is not null and stock = 0) stored;
comment on column public.maestro_products.sold_out is 'No bottle is left';
