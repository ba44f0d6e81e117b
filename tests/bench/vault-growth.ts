import type { HttpShop } from "../support/http-shop.ts";
import { median } from "../support/statistics.ts";
import { kibibytes, type Report } from "./report.ts";
import { inRounds } from "./rounds.ts";

/** The Vault's first page with so many perfumes in the database: bytes of HTML, and ms of its first reading by round. */
type VaultSize = { perfumes: number; bytes: number; ms: number[] };

/** One reading of a page is too uneven for a figure. */
const readings = 3;

/** The first page must not grow with the catalogue. */
export async function reportVaultGrowth(report: Report, shop: HttpShop): Promise<void> {
  const few: VaultSize = { perfumes: 10, bytes: 0, ms: [] };
  const hundred: VaultSize = { perfumes: 100, bytes: 0, ms: [] };
  const thousand: VaultSize = { perfumes: 1000, bytes: 0, ms: [] };
  const sizes = [few, hundred, thousand];
  await measure(shop, sizes);
  const heavier = thousand.bytes / hundred.bytes;
  const slower = median(thousand.ms) / median(hundred.ms);
  report.row(
    "the Vault's first page, 1,000 perfumes against 100",
    `${heavier.toFixed(2)} x the bytes, ${slower.toFixed(2)} x the time`,
    "< 1.02 x, < 1.3 x",
    heavier < 1.02 && slower < 1.3,
  );
  report.table(
    "The Vault's first page (24 perfumes at most), read from the database",
    ["perfumes", "HTML, KiB", "ms, by round"],
    sizes.map(({ perfumes, bytes, ms }) => [
      String(perfumes),
      kibibytes(bytes),
      ms.map((time) => time.toFixed(1)).join(", "),
    ]),
  );
}

/** Fills the Vault with copies of its own perfumes and opens its first page in Workers that have not read it before. */
function measure(shop: HttpShop, sizes: readonly VaultSize[]): Promise<void> {
  return inRounds(sizes, async (size) => {
    await fill(shop, size.perfumes);
    const times: number[] = [];
    for (let reading = 0; reading < readings; reading += 1) {
      await shop.restart();
      for (const path of ["/tips", "/home", "/why-athar"]) await shop.ask(path, { language: "en" });
      const { body, status, ms } = await shop.ask("/maestro-vault?fresh", { language: "en" });
      if (status !== 200 || !body.includes("/product/copy-"))
        throw new Error(`The Vault with ${size.perfumes} perfumes: ${status}`);
      size.bytes = body.length;
      times.push(ms);
    }
    size.ms.push(median(times));
  });
}

async function fill({ backend }: HttpShop, perfumes: number): Promise<void> {
  await backend.sql("delete from public.maestro_products where slug like 'copy-%'");
  await backend.sql("update public.maestro_products set is_vault = false");
  const [columns] = await backend.sql<{ names: string; values: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names,
       string_agg('made.' || quote_ident(column_name), ', ') as values
     from information_schema.columns
     where table_schema = 'public' and table_name = 'maestro_products' and is_generated = 'NEVER'`,
  );
  await backend.sql(
    `insert into public.maestro_products (${columns?.names})
     select ${columns?.values}
     from generate_series(1, $1::int) as copy
     cross join lateral (select * from public.maestro_products order by id offset copy % 12 limit 1) as perfume
     cross join lateral jsonb_populate_record(null::public.maestro_products, to_jsonb(perfume) || jsonb_build_object(
       'id', gen_random_uuid(), 'slug', 'copy-' || copy, 'is_vault', true, 'sort_order', copy)) as made`,
    [perfumes],
  );
}
