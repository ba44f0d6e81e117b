import { phone, weighPage } from "../bench/page-weight.ts";
import { contentPages, interactivePages, scriptBudget } from "../bench/pages.ts";
import { expect, test } from "../support/shop.ts";

test.use(phone);

const kilobyte = 1024;

for (const [index, { path }] of contentPages.entries()) {
  // They have the same scripts: the first speaks for all.
  const tag = index === 0 ? "@script" : "@script @long";

  test(`${path} sends at most ${scriptBudget.content} kB of script, none of it React ${tag}`, async ({ visitor }) => {
    const { scripts } = await weighPage(visitor.page, () => visitor.opens(path));
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(scriptBudget.content * kilobyte);
  });
}

for (const { path, host } of interactivePages) {
  test(`${path} of the ${host ?? "storefront"} sends at most ${scriptBudget.interactive} kB of script @script`, async ({
    visitor,
  }) => {
    const { scripts } = await weighPage(visitor.page, () => visitor.opens(path, { host }));
    expect(scripts).toBeGreaterThan(90 * kilobyte);
    expect(scripts).toBeLessThanOrEqual(scriptBudget.interactive * kilobyte);
  });
}

for (const language of ["en", "ar"] as const) {
  test(`the first view of home on a phone stays within 350 kB in ${language} @script`, async ({ visitor }) => {
    const weight = await weighPage(visitor.page, () => visitor.opens("/home", { language }));
    expect(weight.largestPicture).toBeGreaterThan(0);
    expect(weight.largestPicture).toBeLessThanOrEqual(90 * kilobyte);
    expect(weight.fonts).toBeGreaterThan(0);
    expect(weight.fonts).toBeLessThanOrEqual((language === "en" ? 60 : 90) * kilobyte);
    expect(weight.total).toBeLessThanOrEqual(350 * kilobyte);
  });
}

test("the Arabic welcome page fetches at most 90 kB of fonts @script", async ({ visitor }) => {
  const { fonts } = await weighPage(visitor.page, () => visitor.opens("/welcome", { language: "ar", welcomed: false }));
  expect(fonts).toBeGreaterThan(0);
  expect(fonts).toBeLessThanOrEqual(90 * kilobyte);
});
