import type { HttpShop } from "../support/http-shop.ts";

/** The Vault's first page with so many perfumes in the database: bytes of HTML, and the quickest of eight first readings in ms. */
export type Growth = { perfumes: number; bytes: number; ms: number };

/** Fills the Vault with copies of its own perfumes and opens its first page in shops that have not read it before. */
export async function growVault(shop: HttpShop, sizes: readonly number[]): Promise<Growth[]> {
  const found: Growth[] = [];
  for (const perfumes of sizes) {
    await shop.backend.sql("delete from public.maestro_products where slug like 'copy-%'");
    await shop.backend.sql("update public.maestro_products set is_vault = false");
    await shop.backend.sql(
      `insert into public.maestro_products
       select (jsonb_populate_record(null::public.maestro_products, to_jsonb(perfume) || jsonb_build_object(
         'id', gen_random_uuid(), 'slug', 'copy-' || many, 'is_vault', true, 'sort_order', many))).*
       from generate_series(1, $1::int) as many
       cross join lateral (select * from public.maestro_products order by id offset many % 12 limit 1) as perfume`,
      [perfumes],
    );
    const times: number[] = [];
    let bytes = 0;
    for (let count = 0; count < 8; count += 1) {
      // A warm shop that has not read the catalogue yet.
      await shop.restart();
      for (const path of ["/tips?again", "/home?again", "/why-athar?again"]) await shop.ask(path, { language: "en" });
      const { body, status, ms } = await shop.ask("/maestro-vault?again", { language: "en" });
      if (status !== 200 || !body.includes("/product/copy-")) throw new Error(`The Vault with ${perfumes}: ${status}`);
      bytes = body.length;
      times.push(ms);
    }
    found.push({ perfumes, bytes, ms: Math.min(...times) });
  }
  return found;
}
