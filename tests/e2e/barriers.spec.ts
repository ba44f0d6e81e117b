import AxeBuilder from "@axe-core/playwright";
import { entersOffice } from "../support/people.ts";
import { expect, type Language, test, type Visitor } from "../support/shop.ts";

/** What axe finds on the page that is open, by rule and first place. */
async function barriers(visitor: Visitor) {
  const { violations } = await new AxeBuilder({ page: visitor.page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}

const rooms: Record<Language, string[]> = {
  ar: ["/", "/leads", "/questions", "/perfumes", "/admins", "/log"],
  en: ["/", "/subscribers", "/perfumes/new", "/results"],
  fr: ["/leads", "/questions", "/log"],
  ru: ["/", "/perfumes", "/admins"],
};

for (const language of ["ar", "en", "fr", "ru"] as const) {
  test(`no barrier in the office, in ${language} @script`, async ({ visitor }) => {
    await entersOffice(visitor);
    await expect(visitor.page.getByRole("button", { name: "Logout" })).toBeVisible();
    for (const room of rooms[language]) {
      await visitor.opens(room, { host: "admin", language });
      expect([room, await barriers(visitor)]).toEqual([room, []]);
    }
  });

  test(`no barrier at the doors, in ${language} @script`, async ({ visitor }) => {
    const { page } = visitor;
    for (const path of [
      "/signup",
      "/login",
      "/login?tab=password",
      "/login?sent=1",
      "/auth/confirm?token_hash=1&type=email",
    ]) {
      await visitor.opens(path, { language });
      expect([path, await barriers(visitor)]).toEqual([path, []]);
    }
    for (const path of ["/login", "/login?mode=forgot", "/login?mode=recovery"]) {
      await visitor.opens(path, { host: "admin", language });
      expect([path, await barriers(visitor)]).toEqual([path, []]);
    }
    await visitor.opens("/signup", { language });
    await page.locator("input[role=combobox]").fill("zz");
    await page.locator("form#signup button[type=submit]").click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await barriers(visitor)).toEqual([]);
  });
}
