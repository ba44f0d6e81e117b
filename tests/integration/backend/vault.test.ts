import { expect } from "vitest";
import { findVaultPerfume, listVault } from "../../../app/backend/vault.ts";
import { vaultPageSize } from "../../../app/backend/vault-addresses.ts";
import { forgetMemory } from "../../../app/cache/cache.ts";
import { test } from "../../support/backend.ts";
import { guestOf } from "./callers.ts";

test("the list shows what its pages show, and a perfume is found by slug and by id", async ({ backend }) => {
  const guest = guestOf(backend);
  const { perfumes, total, source } = await listVault(guest, { page: 1 });
  expect({ total, source, length: perfumes.length }).toEqual({ total: 12, source: "backend", length: 12 });
  expect(new Set(perfumes.map(({ tier }) => tier))).toEqual(new Set(["gold", "royal"]));
  expect(new Set(perfumes.map(({ bg_variant }) => bg_variant)).size).toBe(4);
  expect(new Set(perfumes.flatMap(({ badges }) => badges)).size).toBe(3);
  expect(perfumes[0]).not.toHaveProperty("description");
  const found = await findVaultPerfume(guest, "rose-of-taif");
  expect(found?.notes_middle.ar).toContain("ورد الطائف");
  expect(await findVaultPerfume(guest, found?.id ?? "")).toEqual(found);
});

test("an unknown or malformed name finds nothing", async ({ backend }) => {
  const guest = guestOf(backend);
  const names = ["no-such-perfume", crypto.randomUUID(), "", "../leads", "a,b", "x".repeat(200), "the-first-oud"];
  for (const name of names) expect(await findVaultPerfume(guest, name)).toBeNull();
});

test("a hidden perfume is in no list and has no page", async ({ backend }) => {
  const guest = guestOf(backend);
  await backend.sql("update public.maestro_products set is_active = false where slug = 'golden-hour'");
  forgetMemory();
  const { perfumes, total } = await listVault(guest, { page: 1 });
  expect(total).toBe(11);
  expect(perfumes.map(({ slug }) => slug)).not.toContain("golden-hour");
  expect(await findVaultPerfume(guest, "golden-hour")).toBeNull();
});

test("a large Vault has pages of 24, and a page past the last is empty", async ({ backend }) => {
  await backend.sql(
    `insert into public.maestro_products
       (slug, sort_order, tier, price_aed, bg_variant, name, description, notes_top, notes_middle, notes_base)
     select 'copy-' || number, 100 + number, tier, price_aed, bg_variant, name, description, notes_top, notes_middle, notes_base
     from public.maestro_products, generate_series(1, 20) as number where slug = 'rose-of-taif'`,
  );
  forgetMemory();
  const guest = guestOf(backend);
  const first = await listVault(guest, { page: 1 });
  const second = await listVault(guest, { page: 2 });
  expect([first.perfumes.length, second.perfumes.length, second.total]).toEqual([
    vaultPageSize,
    31 - vaultPageSize,
    31,
  ]);
  expect(first.perfumes.map(({ id }) => id)).not.toContain(second.perfumes[0]?.id);
  expect((await listVault(guest, { page: 9 })).perfumes).toEqual([]);
});

test("an empty Vault shows two demo perfumes, at 6800 and 4900 dirhams, with pages of their own", async ({
  backend,
}) => {
  await backend.sql("update public.maestro_products set is_vault = false");
  forgetMemory();
  const guest = guestOf(backend);
  const { perfumes, source } = await listVault(guest, { page: 1 });
  expect(source).toBe("demo");
  expect(perfumes.map(({ price_aed }) => price_aed)).toEqual([6800, 4900]);
  expect((await findVaultPerfume(guest, perfumes[0]?.slug ?? ""))?.description.ru).toBeTruthy();
});
