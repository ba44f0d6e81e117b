import { afterAll, beforeAll, expect, test } from "vitest";
import { compose } from "../../app/maestro/index.ts";
import type { Answers } from "../../app/maestro/types.ts";
import { leadingFamilies } from "../../app/storefront/results/social-image.server.ts";
import { createSession } from "../support/answers.ts";
import { type HttpShop, openHttpShop } from "../support/http-shop.ts";

let shop: HttpShop;

beforeAll(async () => {
  shop = await openHttpShop();
});

afterAll(() => shop.stop());

const meta = (page: string, property: string) =>
  page.match(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`))?.[1];

/** A perfume of these answers, finished and named; hands back the secret of its link. */
async function composed(answers: Answers, name: string | null) {
  const session = await createSession(shop.backend, "en", 0);
  const { premiere, deuxieme, ...rest } = compose({ answers, session });
  const variants = [
    { kind: "premiere", ...premiere },
    { kind: "deuxieme", ...deuxieme },
  ];
  const [row] = await shop.backend.sql<{ share_token: string }>(
    `insert into public.maestro_results (session_id, question_id, lang, custom_name, fingerprint, result_json)
     values ($1, null, 'en', $2, $3, $4) returning share_token`,
    [session, name, rest.fingerprint, JSON.stringify({ version: 1, ...rest, variants })],
  );
  return { path: `/perfume/${row?.share_token}`, notes: premiere.notes };
}

test("a shared perfume's link shows its own two families, in the words of the page", async () => {
  const seen = new Set<string>();
  const first = { ar: "وإلى جانبها", en: "beside it", fr: "à ses côtés", ru: "рядом" } as const;
  for (const families of [["floral"], ["woody"], ["citrus"]]) {
    const { path, notes } = await composed({ families }, "Dusk");
    const pair = leadingFamilies(notes).join("-");
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
