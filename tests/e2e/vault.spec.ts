import { expect, test } from "../support/shop.ts";

test("the list leads to a perfume, by slug and by id, and to the Maestro @script", async ({ visitor, backend }) => {
  const { page } = visitor;
  await visitor.opens("/maestro-vault");
  const perfumes = await backend.sql<{ id: string; slug: string; name: { en: string } }>(
    "select id, slug, name from public.maestro_products where is_active and is_vault order by sort_order",
  );
  expect(perfumes.length).toBeGreaterThanOrEqual(8);
  const [first] = perfumes;
  if (!first) throw new Error("The Vault is empty");
  for (const { name } of perfumes) await expect(page.getByRole("heading", { name: name.en })).toBeVisible();
  await page.getByRole("heading", { name: first.name.en }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.name.en);
  expect(visitor.path()).toBe(`/product/${first.slug}`);
  await expect(page.getByText("Base notes").first()).toBeVisible();
  await visitor.opens(`/product/${first.id}`, { language: "ar" });
  await expect(page.getByText("قاعدة العطر").first()).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "أو تأليف عطركم مع المايسترو" })).toHaveAttribute(
    "href",
    "/maestro",
  );
});

test("prices follow the visitor's currency @script", async ({ visitor, backend }) => {
  const { page } = visitor;
  const [dear] = await backend.sql<{ slug: string }>(
    "select slug from public.maestro_products where price_aed = 6800 limit 1",
  );
  const address = `/product/${dear?.slug}`;
  await visitor.opens(address);
  await expect(page.getByText("AED 6,800").first()).toBeVisible();
  await page.context().addCookies([{ name: "athar-currency", value: "SAR", url: new URL("/", page.url()).href }]);
  await page.reload();
  await expect(page.locator("main article")).toContainText("SAR 6,943");
  await expect(page.locator("main article")).not.toContainText("AED 6,800");
  expect(await page.content()).toContain('"priceCurrency":"AED"');
  await visitor.opens("/maestro-vault");
  await expect(page.locator("main li")).toContainText(["SAR 6,943"]);
  expect(await page.locator("main").innerText()).not.toMatch(/AED\s\d/);
});

test("every mark of a perfume is explained, and of two restrictions the one that decides is told @script", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.opens("/maestro-vault");
  await expect(page.locator("main dt")).toHaveText(["Gold", "Royal", "Iconic", "Members only", "By invitation only"]);
  await visitor.opens("/product/rose-of-taif");
  const article = page.locator("main article");
  await expect(article.locator("dt").first()).toHaveText("Royal");
  await expect(article.getByText("By invitation only", { exact: true })).toHaveCount(1);
  await expect(article.getByText("Members only", { exact: true })).toHaveCount(0);
});

test("a Vault that cannot be read shows two demo perfumes, and says so @repeats", async ({ visitor, faults, shop }) => {
  await shop.restart();
  faults.down("error");
  await visitor.opens("/maestro-vault");
  await expect(visitor.page.getByText("The Vault cannot be loaded right now.")).toBeVisible();
  await expect(visitor.page.getByText("AED 6,800")).toBeVisible();
  await expect(visitor.page.getByText("AED 4,900")).toBeVisible();
});

test("the list comes in pages of twenty-four @script", async ({ visitor, backend, shop }) => {
  await backend.sql(`insert into public.maestro_products (slug, sort_order, tier, price_aed, bg_variant, name, description, notes_top, notes_middle, notes_base)
    select 'row-' || n, 1000 + n, tier, price_aed, bg_variant, name, description, notes_top, notes_middle, notes_base
    from public.maestro_products, generate_series(1, 30) as n where slug = (select slug from public.maestro_products order by sort_order limit 1)`);
  // The shop goes on with its copy of the Vault for a second.
  const pages = () =>
    expect.poll(async () => (await shop.ask("/maestro-vault", { language: "en" })).body, { intervals: [100] });
  try {
    await pages().toContain("Page 1 of 2");
    await visitor.opens("/maestro-vault");
    await expect(visitor.page.locator("main li h2")).toHaveCount(24);
    await visitor.page.getByRole("link", { name: "Next page" }).click();
    await expect(visitor.page.getByText("Page 2 of 2")).toBeVisible();
  } finally {
    await backend.sql("delete from public.maestro_products where slug like 'row-%'");
    await pages().not.toContain("Page 1 of 2");
  }
});
