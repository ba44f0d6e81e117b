import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type CartItem, placeOrder, quoteOrder } from "../../../app/backend/orders.ts";
import { encodeJson } from "../../../app/encoding/base64url.ts";
import { bindWords } from "../../../app/i18n/bind-words.ts";
import { capitalised } from "../../../app/i18n/capitalised.ts";
import { formatDay } from "../../../app/i18n/format-day.ts";
import { type Language, languages } from "../../../app/i18n/languages.ts";
import ar from "../../../app/i18n/locales/ar/delivery.json" with { type: "json" };
import homeAr from "../../../app/i18n/locales/ar/home.json" with { type: "json" };
import legalAr from "../../../app/i18n/locales/ar/legal.json" with { type: "json" };
import ownAr from "../../../app/i18n/locales/ar/own.json" with { type: "json" };
import en from "../../../app/i18n/locales/en/delivery.json" with { type: "json" };
import homeEn from "../../../app/i18n/locales/en/home.json" with { type: "json" };
import legalEn from "../../../app/i18n/locales/en/legal.json" with { type: "json" };
import own from "../../../app/i18n/locales/en/own.json" with { type: "json" };
import results from "../../../app/i18n/locales/en/results_message.json" with { type: "json" };
import fr from "../../../app/i18n/locales/fr/delivery.json" with { type: "json" };
import homeFr from "../../../app/i18n/locales/fr/home.json" with { type: "json" };
import legalFr from "../../../app/i18n/locales/fr/legal.json" with { type: "json" };
import ownFr from "../../../app/i18n/locales/fr/own.json" with { type: "json" };
import ru from "../../../app/i18n/locales/ru/delivery.json" with { type: "json" };
import homeRu from "../../../app/i18n/locales/ru/home.json" with { type: "json" };
import legalRu from "../../../app/i18n/locales/ru/legal.json" with { type: "json" };
import ownRu from "../../../app/i18n/locales/ru/own.json" with { type: "json" };
import { namesOfThings } from "../../../app/maestro/reading/thing-names.ts";
import type { CountryCode } from "../../../app/shop/countries.ts";
import { houseSchema } from "../../../app/shop/house.ts";
import { countryName } from "../../../app/shop/names.ts";
import { createOrderSecret } from "../../../app/storefront/checkout/order-secret.ts";
import { parseSetCookie, signInCookies } from "../../support/accounts.ts";
import { finishedSession } from "../../support/fault-forms.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";
import { adminOf, guestOf } from "../backend/callers.ts";
import { orderOf, there } from "../backend/order-helpers.ts";

let shop: HttpShop;

beforeAll(async () => {
  shop = await openHttpShop();
});
afterAll(() => shop.stop());

/** A visitor in a country, with an order begun for it. */
const from = (country: CountryCode, more: Record<string, string> = {}) => ({
  language: "en" as Language,
  cookies: {
    "athar-country": country,
    own: encodeJson({
      country,
      customer: {
        name: "Mina",
        email: "mina@days.example",
        phone: "+966501234567",
        address: { city: "Riyadh", short_code: "RRRD2929" },
      },
      gift: null,
      payment: "transfer",
      seed: createOrderSecret(),
    }),
    ...more,
  },
});

/** The days that stand beside the price of a product on a page of cards. */
const beside = (body: string, product: string) =>
  /Arrives ([^.<]+)/.exec(body.slice(body.indexOf(`id="${product}"`)))?.[1] ?? expect.fail(product);

test("the card, the results, the cart, the review, the order and its letter promise the same days for the same perfume", async () => {
  const session = await finishedSession(shop);
  const [made] = await shop.backend.sql<{ id: string }>(
    "select id from private.maestro_results where session_id = $1 and question_id is null",
    [session],
  );
  const id = made?.id ?? expect.fail("no perfume");
  const macerates = (days: readonly [number | null, number | null]) =>
    shop.backend.sql(
      `update private.maestro_results set result_json = jsonb_set(
        jsonb_set(result_json, '{variants,0}', (result_json #> '{variants,0}') - 'maceration_days' || jsonb_strip_nulls(jsonb_build_object('maceration_days', $2::int))),
        '{variants,1}', (result_json #> '{variants,1}') - 'maceration_days' || jsonb_strip_nulls(jsonb_build_object('maceration_days', $3::int)))
      where id = $1`,
      [id, ...days],
    );
  const spans: string[] = [];
  // What was composed before its days were kept with it is promised the longest.
  for (const days of [
    [21, 35],
    [35, 21],
    [null, 21],
  ] as const) {
    await macerates(days);
    const visitor = from("SA", { maestro_session_id: session });
    const { body } = await shop.ask(`/results?sid=${session}`, visitor);
    const promised = Object.fromEntries(
      ["premiere", "deuxieme", "mini"].map((product) => [product, beside(body, product)]),
    );
    for (const [product, span] of Object.entries(promised))
      for (const step of ["", "/where", "/payment", "/review"]) {
        const page = await shop.ask(`/own${step}?piece=${product}.1.${id}`, visitor);
        // On the review they begin a line.
        const promises = page.body.includes(step === "/review" ? capitalised(span) : span);
        expect([page.status, product, step, promises]).toEqual([200, product, step, true]);
      }
    expect(promised.mini).toBe(promised[(days[0] ?? 35) > days[1] ? "premiere" : "deuxieme"]);
    spans.push(`${promised.premiere} | ${promised.deuxieme}`);
    if (days[0] !== 35) continue;
    const review = await shop.ask(`/own/review?piece=premiere.1.${id}`, visitor);
    const total = /name="total" value="(\d+)"/.exec(review.body)?.[1] ?? expect.fail("no total");
    const placed = await shop.ask(`/own/review?piece=premiere.1.${id}`, { ...visitor, form: { total } });
    const order = await shop.ask(placed.headers.location ?? "", visitor);
    expect(order.body).toContain(capitalised(promised.premiere ?? ""));
    await shop.tick();
    const letter = shop.backend.mailbox.messages().find(({ to }) => to === "mina@days.example");
    expect(letter?.html).toContain(capitalised(promised.premiere ?? ""));
  }
  const [first, second, third] = spans;
  expect(new Set([first, second]).size).toBe(2);
  expect(third).toBe(second);
  // Who has no perfume yet is told between which days any of them comes.
  const { body } = await shop.ask("/results", from("SA"));
  const plain = (days = "") => days.replaceAll(/ \d{4}/g, "");
  const [soonest, latest] = (first ?? "").split(" | ").map(plain);
  const span = plain(beside(body, "premiere"));
  expect(span).toMatch(new RegExp(`^between ${/\d+/.exec(soonest ?? "")?.[0]}\\b`));
  expect(span).toMatch(new RegExp(`\\b${/\d+ \w+$/.exec(latest ?? "")?.[0]}$`));
});

test("a name is saved for the perfume that it was posted with, and for no other", async () => {
  const session = await finishedSession(shop);
  const [made] = await shop.backend.sql<{ id: string }>(
    "select id from private.maestro_results where session_id = $1 and question_id is null",
    [session],
  );
  const names = async (perfume: string, form: { intent: string } & Record<string, string>) =>
    (
      await shop.ask(`/results?sid=${session}`, {
        form: { custom_name: "Rain", perfume, ...form },
        cookies: { maestro_session_id: session },
      })
    ).status;
  const named = () => shop.backend.sql("select custom_name from private.maestro_results where id = $1", [made?.id]);
  for (const other of [crypto.randomUUID(), "x"])
    for (const intent of ["name", "unnamed", "add"]) expect(await names(other, { intent })).toBe(404);
  expect(await named()).toEqual([{ custom_name: null }]);
  expect(await names(made?.id ?? "", { intent: "name", product: "premiere" })).toBe(303);
  expect(await named()).toEqual([{ custom_name: "Rain" }]);
});

test("a bottle is called by its owner's name and which of the two it is in the cart, the review and the order, the Maestro's and the engraving once each", async () => {
  const session = await finishedSession(shop);
  const [made] = await shop.backend.sql<{ id: string; title: string }>(
    `update private.maestro_results set custom_name = 'Rain', engraving = true,
       result_json = jsonb_set(result_json, '{made_without}', '["rose"]')
     where session_id = $1 and question_id is null
     returning id, result_json #>> '{variants,0,display_name}' as title`,
    [session],
  );
  if (!made) throw new Error("no perfume");
  const visitor = from("SA", { maestro_session_id: session });
  const piece = `piece=premiere.2.${made.id}`;
  const review = await shop.ask(`/own/review?${piece}`, visitor);
  const total = /name="total" value="(\d+)"/.exec(review.body)?.[1] ?? expect.fail("no total");
  const placed = await shop.ask(`/own/review?${piece}`, { ...visitor, form: { total } });
  const order = await shop.ask(placed.headers.location ?? "", visitor);
  expect(review.body).toContain('href="/terms-of-sale"');
  for (const { body } of [review, order]) {
    const sums = body.slice(body.indexOf("<aside"), body.indexOf("</aside"));
    const text = sums
      .replaceAll(/[\u2066-\u2069]/g, "")
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ");
    expect(text).toMatch(
      new RegExp(
        `2 × Essence of Your Soul · Rain The Maestro named it “${made.title}” .*50 ml Made without: rose SAR 3,318 2 × “Rain” engraved in gold on “Essence of Your Soul” SAR \\d{3} Delivery`,
        "i",
      ),
    );
    expect(text).not.toContain(parcel);
  }
  // Until when it can be cancelled is told by the first day on which it is weighed, as the database reckons it.
  const [weighed] = await shop.backend.sql<{ day: string }>(
    "select (private.today_in_riyadh() + private.days_of_weighing())::text as day",
  );
  const weighedFrom = formatDay(weighed?.day ?? "", "en");
  // Both bottles carry that name, and go in one parcel, whatever days each was promised alone.
  const both = await shop.ask(`/own?${piece}&piece=deuxieme.1.${made.id}`, visitor);
  for (const { body } of [review, order, both])
    expect(body).toContain(`until we begin making your perfume. That will not be before ${weighedFrom}.`);
  const plain = both.body.replaceAll(/[\u2066-\u2069]/g, "");
  for (const bottle of ["Essence of Your Soul", "Majesty of Your Presence"])
    expect(plain).toMatch(new RegExp(`<h2[^>]*>${bottle}\u00a0· Rain<`));
  expect(plain).toContain(parcel);
  // The bottles in the cart carry the name, cut in gold where it is engraved; no date can be changed on the review.
  expect(both.body.match(/<rect [^>]*><\/rect><g>.*?<tspan[^>]*>Rain</g)).toHaveLength(2);
  expect(review.body).not.toMatch(/Expected delivery<\/h2><a/);
});

const parcel = "Everything goes in one parcel to one address, as soon as the last of it is ready.";

test("a perfume renamed after it was ordered is weighed, labelled and engraved as it was ordered and paid for", async () => {
  const session = await finishedSession(shop);
  const visitor = from("SA", { maestro_session_id: session });
  const admin = { host: "admin", language: "en", cookies: await signInCookies(shop, "admin") } as const;
  const [made] = await shop.backend.sql<{ id: string }>(
    "update private.maestro_results set custom_name = 'Rain' where session_id = $1 and question_id is null returning id",
    [session],
  );
  const perfume = made?.id ?? "";
  const names = (form: Record<string, string>) =>
    shop.ask(`/results?sid=${session}`, { ...visitor, form: { perfume, ...form } });
  const orders = async () => {
    const piece = `piece=deuxieme.1.${perfume}&piece=discovery_set.1.${perfume}`;
    const orderer = from("SA", { maestro_session_id: session });
    const review = await shop.ask(`/own/review?${piece}`, orderer);
    const total = /name="total" value="(\d+)"/.exec(review.body)?.[1] ?? expect.fail("no total");
    const { headers } = await shop.ask(`/own/review?${piece}`, { ...orderer, form: { total } });
    const path = headers.location ?? "";
    const [order] = await shop.backend.sql<{ id: string }>("select id from public.orders where secret = $1", [
      path.split(/[/?]/)[2],
    ]);
    return { path, id: order?.id ?? expect.fail("no order") };
  };
  const sheet = async ({ id }: { id: string }, bottle = "deuxieme") => {
    const { body } = await shop.ask(`/results/${perfume}?order=${id}&bottle=${bottle}`, admin);
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    return { main, engraving: /<dt>Engraving<\/dt><dd><bdi>(\w+)</.exec(main)?.[1] };
  };
  const named = async () => {
    const { body } = await shop.ask(`/results?sid=${session}`, visitor);
    return [results.naming.saved, results.naming.ordered].map((told) => body.includes(told.split(".")[1] ?? ""));
  };
  const before = await named();
  const printed = await orders();
  expect([before, await named()]).toEqual([
    [true, false],
    [false, true],
  ]);
  await names({ intent: "name", custom_name: "FREEGOLD", engraving: "on" });
  const engraved = await orders();
  await names({ intent: "unnamed" });
  const [plain, gold, other] = await Promise.all([sheet(printed), sheet(engraved), sheet(engraved, "premiere")]);
  expect([plain.engraving, gold.engraving, other.engraving]).toEqual(["No", "Yes", "No"]);
  expect(plain.main).toContain("Rain");
  expect(gold.main).toContain("FREEGOLD");
  for (const { main } of [plain, other]) expect(main).not.toContain("FREEGOLD");
  expect((await shop.ask(printed.path, visitor)).body).toContain("Rain");
  expect((await shop.ask(engraved.path, visitor)).body).toContain("FREEGOLD");
});

test("an edition from before an allergy was told says so where it is seen and bought, and leads to the one without it", async () => {
  const session = await finishedSession(shop);
  const [made] = await shop.backend.sql<{ id: string }>(
    "select id from private.maestro_results where session_id = $1 and question_id is null",
    [session],
  );
  await shop.backend.sql("update private.maestro_results set newest = false where id = $1", [made?.id]);
  await shop.backend.sql(
    `insert into private.maestro_results
       (session_id, edition, newest, lang, answers, result_json, fingerprint, engine_version, palette_version)
     select session_id, 2, true, lang, answers, jsonb_set(result_json, '{made_without}', '["rose", "geraniol"]'),
       'since-' || fingerprint, engine_version, palette_version
     from private.maestro_results where id = $1`,
    [made?.id],
  );
  const piece = `piece=premiere.1.${made?.id}`;
  const link = `href="/results?sid=${session}&amp;edition=2"`;
  const visitor = from("SA", { maestro_session_id: session });
  for (const language of languages) {
    const names = namesOfThings(["geraniol", "rose"], language) ?? expect.fail("no names");
    const { line } = { ar: ownAr, en: own, fr: ownFr, ru: ownRu }[language];
    const said = bindWords(line.since, language).replace("{{names}}", names);
    const ask = async (path: string) => (await shop.ask(path, { ...visitor, language })).body;
    for (const path of [`/results?sid=${session}&edition=1`, `/own?${piece}`, `/own/review?${piece}`]) {
      const body = await ask(path);
      expect(body, path).toContain(said);
      expect(body, path).toContain(link);
    }
    expect(await ask(`/results?sid=${session}`)).not.toContain(said);
    // Whoever does not hold the journey learns nothing of an allergy.
    const stranger = await shop.ask(`/results?sid=${session}&edition=1`, { language });
    expect(stranger.body).not.toContain(said);
  }
});

const price = "Prices include VAT.";
const duties = "The recipient pays any import taxes and duties.";

test("VAT is named beside a price only where it is in it, and elsewhere that the recipient pays duties", async () => {
  const [bottle] = await shop.backend.sql<{ id: string }>(
    "update public.maestro_products set badges = '{}', stock = null where slug = 'golden-hour' returning id",
  );
  await shop.backend.sql("update public.delivery_countries set is_open = true where code in ('KW', 'QA')");
  for (const country of ["SA", "AE", "KW", "QA"] as const) {
    const taxed = country === "SA" || country === "AE";
    for (const path of ["/product/golden-hour", "/maestro-vault", "/showcase", "/results", "/delivery"]) {
      const { body } = await shop.ask(path, from(country));
      expect([path, country, body.includes(price), body.includes(duties)]).toEqual([path, country, taxed, !taxed]);
      expect(body).not.toContain("VAT included");
    }
    const cart = await shop.ask(`/own?piece=vault.1.${bottle?.id}`, from(country));
    expect([country, /Includes \d+% VAT/.test(cart.body), cart.body.includes(duties)]).toEqual([
      country,
      taxed,
      !taxed,
    ]);
  }
});

test("what delivery costs is told of the visitor's own country, and that it is free in Saudi Arabia only where theirs is not known", async () => {
  for (const path of ["/home", "/questions", "/results"]) {
    const told = async (visitor: Parameters<HttpShop["ask"]>[1]) => (await shop.ask(path, visitor)).body;
    expect(await told({ language: "en" }), path).toContain(en.note);
    const emirates = await told(from("AE"));
    expect(emirates, path).toMatch(/United Arab Emirates: arrives [^.<]+\. Delivery costs AED\s\d+\./);
    expect(emirates, path).not.toContain(en.note);
    expect(await told(from("SA")), path).toMatch(/Saudi Arabia: arrives [^.<]+\. Delivery is free\./);
  }
});

test.each(languages)(
  "beside the prices of the home page, before any question, stands how long making and delivery take: %s",
  async (language) => {
    const { home, delivery } = {
      ar: { home: homeAr, delivery: ar },
      en: { home: homeEn, delivery: en },
      fr: { home: homeFr, delivery: fr },
      ru: { home: homeRu, delivery: ru },
    }[language];
    const beside = async (country?: CountryCode) => {
      const { body } = await shop.ask("/home", { language, ...(country && { headers: { "cf-ipcountry": country } }) });
      const shown = body.slice(body.indexOf('id="collections"'));
      return shown.slice(0, shown.indexOf("</section>")).replaceAll(/[\u2066-\u2069]/g, "");
    };
    const places = { SA: delivery.line.arrives_free, AE: delivery.line.arrives };
    const [unknown = ""] = bindWords(delivery.line.made, language).split("{{days}}");
    const nowhere = await beside();
    for (const told of [bindWords(home.collections.made, language), unknown, 'href="/delivery"'])
      expect(nowhere).toContain(told);
    expect(nowhere.slice(nowhere.indexOf(unknown))).toMatch(/\d+–\d+/);
    for (const country of ["SA", "AE"] as const) {
      const [, words = ""] = places[country].split("{{country}}");
      const [arrives = ""] = bindWords(words, language).split("{{days}}");
      const told = await beside(country);
      expect(told).toContain(`${countryName(country, language)}${arrives}`);
      expect(told).not.toContain(unknown);
    }
  },
);

test("how each piece is packed is told before it is ordered, and the questions lead there", async () => {
  for (const language of languages) {
    const { packing } = { ar, en, fr, ru }[language];
    const { body } = await shop.ask("/delivery", { language });
    const told = body.slice(body.indexOf('id="packing"'));
    for (const words of Object.values(packing))
      expect(told.slice(0, told.indexOf("</section>"))).toContain(bindWords(words, language));
    const questions = (await shop.ask("/questions", { language })).body;
    const main = questions.slice(questions.indexOf("<main"), questions.indexOf("</main"));
    expect(main).toContain(`href="/delivery#packing">${bindWords(packing.title, language)}<`);
    expect(main.match(/<h2/g)).toHaveLength(12);
  }
});

test("from the collections of the home page whoever has a perfume comes to it, and everybody else to the example; the menu leads to delivery and contact", async () => {
  const session = await finishedSession(shop);
  const home = await shop.ask("/home", { language: "en" });
  const path = /href="(\/maestro\/results\?own)#premiere"/.exec(home.body)?.[1] ?? expect.fail("no collection");
  const own = await shop.ask(path, { cookies: { maestro_session_id: session } });
  expect([own.status, own.headers.location]).toEqual([303, `/results?sid=${session}`]);
  expect((await shop.ask(path, {})).status).toBe(200);
  // Each in its bottle, and at the price that the results show.
  const shown = home.body.slice(home.body.indexOf('id="collections"'));
  for (const told of ["bottle-day-amber", "bottle-purp", "bottle-sample", "From AED\u00a01,625", "AED\u00a0782"])
    expect(shown).toContain(told);
  expect((await shop.ask("/maestro/results", { cookies: { maestro_session_id: session } })).status).toBe(200);
  for (const page of ["/home", "/tips"]) {
    const { body } = await shop.ask(page, {});
    const menu = body.slice(body.indexOf("<nav"), body.indexOf("</nav>"));
    for (const link of ["/delivery", "/contact"]) expect(menu, page).toContain(`href="${link}"`);
  }
});

test("beside every price a country without its papers is said to be closed, and nothing is ordered to it until an admin opens it", async () => {
  const [bottle] = await shop.backend.sql<{ id: string; price: number }>(
    "update public.maestro_products set badges = '{}', stock = null where slug = 'golden-hour' returning id, price_aed as price",
  );
  const items = [{ kind: "vault", product: bottle?.id ?? "", quantity: 1 }] satisfies CartItem[];
  const customer = { name: "Mina", email: "mina@closed.example", phone: "+33612345678", address: { city: "Paris" } };
  const total = async () => (await quoteOrder(guestOf(shop.backend), { ...there, country: "FR", items })).total;
  const places = async () =>
    (
      await placeOrder(
        guestOf(shop.backend),
        orderOf(items, await total(), { country: "FR", payment: "transfer", customer }),
      )
    ).outcome;
  const paths = ["/product/golden-hour", "/maestro-vault", "/showcase", "/results", "/delivery", "/home", "/questions"];
  const closed = "France: we do not deliver there yet.";
  for (const path of paths) expect((await shop.ask(path, from("FR"))).body, path).toContain(closed);
  const cart = `/own?piece=vault.1.${bottle?.id}`;
  const { body } = await shop.ask(cart, from("FR"));
  expect(body).toContain(closed);
  for (const told of [
    "For now we deliver to these countries: ",
    'href="/contact?country=FR"',
    "France (no delivery yet)",
  ])
    expect(body).toContain(told);
  expect(body).not.toMatch(/value="on"|Expected|delivery AED|id="sums"|cannot be ordered/);
  // Before the way to it is gone as well: where a perfume begins, and where deliveries are told of.
  for (const [path, told] of [
    ["/maestro", "You can still compose your perfume"],
    ["/maestro-journey?step=1", "You can still compose your perfume"],
    ["/delivery", "France (no delivery yet)"],
  ] as const) {
    const page = (await shop.ask(path, from("FR"))).body;
    for (const words of [closed, told]) expect(page, path).toContain(words);
    expect((await shop.ask(path, from("SA"))).body, path).not.toContain(closed);
  }
  const where = await shop.ask(cart.replace("/own", "/own/where"), from("FR"));
  expect([where.status, where.headers.location]).toEqual([302, cart]);
  expect(await places()).toBe("refused");

  const admin = await adminOf(shop.backend);
  const opens = (country: string) =>
    admin.run(z.array(z.object({ code: z.string() })), (db) =>
      db.from("delivery_countries").update({ is_open: true }).eq("code", country).select("code"),
    );
  expect(await opens("FR")).toEqual([{ code: "FR" }]);
  for (const path of paths) expect((await shop.ask(path, from("FR"))).body, path).toMatch(/France: arrives|Arrives /);
  expect((await shop.ask(cart, from("FR"))).body).toContain('value="on"');
  expect(await places()).toBe("placed");
});

test("nobody is refused for the language of their browser, and the country is one press away on every page", async () => {
  const russian = { language: "ru" as Language, headers: { "accept-language": "ru-RU,ru;q=0.9" } };
  const first = "/maestro-journey?step=1";
  const closed = ru.line.closed.replace("{{country}}", "Россия");
  const pages = [first, "/maestro", "/product/golden-hour", "/results", "/delivery", "/own", "/home"];
  for (const path of pages) {
    const { body } = await shop.ask(path, russian);
    expect(body, path).not.toContain(bindWords(closed, "ru"));
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main"));
    if (!["/delivery", "/own", "/home"].includes(path)) expect(main, path).toContain('href="/delivery/country"');
    expect(body, path).toMatch(/href="\/delivery\/country"[^>]*>Выбрать страну</);
  }
  const inRussia = await shop.ask(first, { ...russian, headers: { "cf-ipcountry": "RU" } });
  expect(inRussia.body).toContain(bindWords(closed, "ru"));
  expect(inRussia.body).toMatch(/href="\/delivery\/country"[^>]*>[^<]*Россия/);

  // Every country is a button; the open ones come first, and one comes back to where one was.
  const referer = new URL(first, shop.origin()).href;
  const choice = (await shop.ask("/delivery/country", { language: "en", headers: { referer } })).body;
  expect(choice).toContain(`name="next" value="${first}"`);
  const codes = [...choice.matchAll(/<button(?=[^>]*name="country")[^>]*value="(..)"/g)].map(([, code]) => code);
  expect(codes).toHaveLength(14);
  expect(codes.slice(0, 2)).toEqual(["SA", "AE"]);
  const stranger = { referer: "https://evil.example/maestro-journey" };
  expect((await shop.ask("/delivery/country", { headers: stranger })).body).toContain('name="next" value="/home"');

  const begun = from("AE").cookies;
  const chosen = await shop.ask("/country", { form: { country: "SA", next: first }, cookies: begun });
  expect([chosen.status, chosen.headers.location]).toEqual([303, first]);
  const cookies = { ...begun, ...parseSetCookie(chosen.cookies) };
  for (const path of pages) {
    const { body } = await shop.ask(path, { language: "en", cookies });
    expect(body, path).toMatch(/href="\/delivery\/country"[^>]*>[^<]*Saudi Arabia/);
    expect(body, path).not.toContain(en.country.choose);
  }
  // The order that was begun for the Emirates goes there too.
  const [bottle] = await shop.backend.sql<{ id: string }>(
    "update public.maestro_products set badges = '{}', stock = null where slug = 'golden-hour' returning id",
  );
  const cart = await shop.ask(`/own?piece=vault.1.${bottle?.id}`, { language: "en", cookies });
  expect(cart.body).toMatch(/<option value="SA" selected/);
  expect(cart.body).toContain(own.sums.in.SAR.replace("{{country}}", "\u2068Saudi Arabia\u2069"));
});

test("where a gift goes is its order's alone: its giver's country, currency and next order stay their own", async () => {
  const [bottle] = await shop.backend.sql<{ id: string; price: number }>(
    "update public.maestro_products set badges = '{}', stock = null where slug = 'golden-hour' returning id, price_aed as price",
  );
  const cart = `/own?piece=vault.1.${bottle?.id}`;
  const giver = { language: "en" as Language, headers: { "cf-ipcountry": "SA" } };
  const { cookies } = await shop.ask(cart, { ...giver, form: { intent: "update", country: "AE" } });
  const kept = parseSetCookie(cookies);
  expect(Object.keys(kept).sort()).toEqual(["cart", "own"]);
  for (const path of [cart, "/product/golden-hour", "/delivery"]) {
    const { body } = await shop.ask(path, { ...giver, cookies: kept });
    expect(body, path).toMatch(/href="\/delivery\/country"[^>]*>[^<]*Saudi Arabia/);
    expect(body, path).toContain("SAR");
    expect(body, path).not.toMatch(/AED\u00a0[\d,]+</);
  }
  const { body } = await shop.ask(cart, { ...giver, cookies: kept });
  expect(body).toMatch(/<option value="AE" selected/);
  expect(body).toContain(own.sums.in.SAR.replace("{{country}}", "\u2068Saudi Arabia\u2069"));

  const gift = encodeJson({
    country: "AE",
    customer: {
      name: "Mina",
      email: "mina@gift.example",
      phone: "+966501234567",
      address: { emirate: "dubai", area: "Al Barsha", street: "12 First Street" },
    },
    gift: { recipient: "Margaret", phone: "+971501234567", card: null },
    payment: "transfer",
    seed: createOrderSecret(),
  });
  const home = await shop.ask("/country", { ...giver, form: { country: "SA", next: "/own" }, cookies: { own: gift } });
  expect(Object.keys(parseSetCookie(home.cookies))).toEqual(["athar-country"]);
  const review = cart.replace("/own", "/own/review");
  const seen = await shop.ask(review, { ...giver, cookies: { own: gift } });
  const total = /name="total" value="(\d+)"/.exec(seen.body)?.[1] ?? expect.fail("no total");
  const placed = await shop.ask(review, { ...giver, form: { total }, cookies: { own: gift } });
  expect(placed.headers.location).toContain("/order/");
  expect(parseSetCookie(placed.cookies).own).toBe("");
  expect((await shop.ask(placed.headers.location ?? "", giver)).body).toContain("SAR");
});

test("a cart whose country nobody knows shows its prices without a total, and asks for the country before it leads on", async () => {
  const [bottle] = await shop.backend.sql<{ id: string }>(
    "update public.maestro_products set badges = '{}', stock = null where slug = 'golden-hour' returning id",
  );
  const cart = `/own?piece=vault.1.${bottle?.id}`;
  const guest = { language: "en" as Language, headers: { "accept-language": "en-GB" } };
  const { body } = await shop.ask(cart, guest);
  expect(body).toContain("AED\u00a04,900");
  expect(body).toContain(own.sums.undecided);
  for (const told of [own.sums.total, "Expected"]) expect(body).not.toContain(`>${told}`);
  const options = [...body.matchAll(/<option value="([A-Z]{2})?"/g)].map(([, code]) => code);
  expect(options.slice(0, 3)).toEqual([undefined, "SA", "AE"]);
  const quantity = { [`vault.${bottle?.id}`]: "2" };
  const on = await shop.ask(cart, { ...guest, form: { intent: "on", country: "", ...quantity } });
  expect(on.status).toBe(422);
  expect(on.body).toMatch(/id="[^"]*country-error"/);
  const more = await shop.ask(cart, { ...guest, form: { intent: "update", country: "", ...quantity } });
  expect([more.status, more.headers.location]).toEqual([303, cart.replace(".1.", ".2.")]);
  const there = await shop.ask(cart, { ...guest, form: { intent: "on", country: "AE", ...quantity } });
  expect(there.headers.location).toContain("/own/where");
});

/** A deployment shows its own facts (transfers.test.ts); what stands in for them here is said to be none. */
test.each(languages)(
  "a shop that is a demonstration says so once on a page, and shows no example of a number: %s",
  async (language) => {
    const line = { ar: legalAr, en: legalEn, fr: legalFr, ru: legalRu }[language].terms.demonstration;
    const { registration, vat, phone } = houseSchema.parse(shop.bindings.HOUSE);
    for (const path of ["/home", "/results", "/product/golden-hour", "/own", "/contact", "/terms", "/terms-of-sale"]) {
      const { body } = await shop.ask(path, { language });
      expect(
        body.slice(body.lastIndexOf("<footer"), body.lastIndexOf("</footer")).split(bindWords(line, language)),
        path,
      ).toHaveLength(2);
      for (const example of [registration, vat, phone, "EXAMPLE", 'href="tel:', "wa.me"])
        expect(body, path).not.toContain(example);
    }
    const { body } = await shop.ask("/own", { language });
    const main = body.slice(body.indexOf("<main"), body.indexOf("</main"));
    for (const path of ["/delivery", "/questions", "/terms-of-sale"]) expect(main).toContain(`href="${path}"`);
  },
);
