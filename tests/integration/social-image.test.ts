import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answers } from "../../app/maestro/types.ts";
import { signInCookies } from "../support/accounts.ts";
import { type HttpShop, openHttpShop } from "../support/http-shop.ts";
import { storePerfume } from "../support/perfume.ts";

let shop: HttpShop;

beforeAll(async () => {
  shop = await openHttpShop();
});

afterAll(() => shop.stop());

const meta = (page: string, property: string) =>
  page.match(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`))?.[1];

/** A perfume of these answers, finished and named; hands back the secret of its link. */
async function composed(answers: Answers, name: string | null) {
  const { share_token, composition } = await storePerfume(shop.backend, { answers, name });
  return { path: `/perfume/${share_token}`, leading: composition.premiere.leading };
}

test("a shared perfume's link shows its own two families, in the words of the page", async () => {
  const seen = new Set<string>();
  const first = { ar: "وإلى جانبها", en: "beside it", fr: "à ses côtés", ru: "рядом" } as const;
  for (const families of [["floral"], ["woody"], ["citrus"]]) {
    const { path, leading } = await composed({ families }, "Dusk");
    const pair = leading.join("-");
    for (const language of ["ar", "en", "fr", "ru"] as const) {
      const { body, status } = await shop.ask(path, { language });
      expect(status).toBe(200);
      expect(meta(body, "og:image")).toBe(`${shop.origin()}/media/social/${pair}.jpg`);
      expect([meta(body, "og:image:width"), meta(body, "og:image:height")]).toEqual(["1200", "630"]);
      expect(meta(body, "og:title")).toContain("Dusk");
      expect(meta(body, "og:description")).toContain("Dusk");
      expect(meta(body, "og:image:alt")).toContain("Dusk");
      expect(meta(body, "og:image:alt")).toContain(first[language]);
      expect(meta(body, "twitter:card")).toBe("summary_large_image");
    }
    const picture = await shop.ask(`/media/social/${pair}.jpg`);
    expect(picture.status).toBe(200);
    expect(picture.headers["content-type"]).toBe("image/jpeg");
    seen.add(pair);
  }
  expect(seen.size).toBe(3);
});

test("a crawler that was never welcomed sees the same", async () => {
  const { path } = await composed({ families: ["aquatic"] }, null);
  const headers = { "user-agent": "facebookexternalhit/1.1" };
  const { body, status } = await shop.ask(path, { welcomed: false, headers });
  expect(status).toBe(200);
  expect(meta(body, "og:image")).toMatch(/\/media\/social\/[a-z]+-[a-z]+\.jpg$/);
});

test("a perfume of the Vault shows its bottle, every other page the house", async () => {
  const { body } = await shop.ask("/product/night-of-the-caravan", { language: "en" });
  expect(meta(body, "og:image")).toBe(`${shop.origin()}/media/social/bottle-royal-royal.jpg`);
  expect(meta(body, "og:image:alt")).toContain("Night of the Caravan");
  const home = await shop.ask("/home", { language: "en" });
  expect(meta(home.body, "og:image")).toBe(`${shop.origin()}/icons/social.png`);
  expect(meta(home.body, "og:image:alt")).not.toBe("");
});

test("a withdrawn perfume: its link is closed, its sheet is no order, and its owner has another composed", async () => {
  const { id, session, share_token, composition } = await storePerfume(shop.backend, { answers: {}, name: "Regret" });
  const admin = { host: "admin", cookies: await signInCookies(shop, "admin"), language: "en" } as const;
  const sheet = async () => (await shop.ask(`/results/${id}`, admin)).body;
  const { engine, palette } = composition.versions;
  for (const shown of [`>${engine}<`, `>${palette}<`, 'value="withdraw"']) expect(await sheet()).toContain(shown);
  expect(await sheet()).toContain("Print the papers");
  const withdrawing = await shop.ask(`/results/${id}`, { ...admin, form: { intent: "withdraw" } });
  expect([withdrawing.status, withdrawing.headers.location]).toEqual([303, `/results/${id}?done=withdrawn`]);
  expect(await sheet()).toContain('role="alert"');
  expect(await sheet()).not.toContain("Print the papers");
  const words = { ar: "سُحب هذا العطر", en: "has been withdrawn", fr: "a été retiré", ru: "отозван" } as const;
  for (const language of ["ar", "en", "fr", "ru"] as const) {
    const shared = await shop.ask(`/perfume/${share_token}`, { language });
    expect([shared.status, shared.body.includes(words[language])]).toEqual([410, true]);
    expect(shared.body).not.toContain("Regret");
  }
  const own = () => shop.ask(`/results?sid=${session}`, { language: "en", cookies: { maestro_session_id: session } });
  const { body } = await own();
  expect(body).toContain(words.en);
  expect(body).toContain('href="/maestro-journey?step=ready"');
  expect(body).not.toContain(share_token);
  expect(body).not.toContain('value="cart"');
  await shop.ask(`/results/${id}`, { ...admin, form: { intent: "restore" } });
  expect((await shop.ask(`/perfume/${share_token}`, { language: "en" })).status).toBe(200);
  expect((await own()).body).toContain('value="cart"');
});
