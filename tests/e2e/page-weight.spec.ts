import { phone, weighPage } from "../bench/page-weight.ts";
import { contentPages, interactivePages, scriptBudget } from "../bench/pages.ts";
import { kibibyte } from "../bench/report.ts";
import { expect, test } from "../support/shop.ts";

test.use(phone);

for (const [index, { path }] of contentPages.entries()) {
  // They have the same scripts: the first speaks for all.
  const tag = index === 0 ? "@script" : "@script @long";

  test(`${path} sends at most ${scriptBudget.content} KiB of script, none of it React ${tag}`, async ({ visitor }) => {
    const { scripts } = await weighPage(visitor.page, () => visitor.opens(path));
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(scriptBudget.content * kibibyte);
  });
}

for (const { path, host } of interactivePages) {
  test(`${path} of the ${host ?? "storefront"} sends at most ${scriptBudget.interactive} KiB of script @script`, async ({
    visitor,
  }) => {
    const { scripts } = await weighPage(visitor.page, () => visitor.opens(path, { host }));
    expect(scripts).toBeGreaterThan(90 * kibibyte);
    expect(scripts).toBeLessThanOrEqual(scriptBudget.interactive * kibibyte);
  });
}

for (const language of ["en", "ar"] as const) {
  test(`the first view of home on a phone stays within 350 KiB in ${language} @script`, async ({ visitor }) => {
    const weight = await weighPage(visitor.page, () => visitor.opens("/home", { language }));
    expect(weight.largestPicture).toBeGreaterThan(0);
    expect(weight.largestPicture).toBeLessThanOrEqual(90 * kibibyte);
    expect(weight.fonts).toBeGreaterThan(0);
    expect(weight.fonts).toBeLessThanOrEqual((language === "en" ? 60 : 90) * kibibyte);
    expect(weight.total).toBeLessThanOrEqual(350 * kibibyte);
  });
}

test("the Arabic welcome page fetches at most 90 KiB of fonts @script", async ({ visitor }) => {
  const { fonts } = await weighPage(visitor.page, () => visitor.opens("/welcome", { language: "ar", welcomed: false }));
  expect(fonts).toBeGreaterThan(0);
  expect(fonts).toBeLessThanOrEqual(90 * kibibyte);
});
