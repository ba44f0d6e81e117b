import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maxUploadSize } from "../../../app/http/request/body.ts";
import { languages } from "../../../app/i18n/languages.ts";
import ar from "../../../app/i18n/locales/ar/admin.json" with { type: "json" };
import en from "../../../app/i18n/locales/en/admin.json" with { type: "json" };
import fr from "../../../app/i18n/locales/fr/admin.json" with { type: "json" };
import ru from "../../../app/i18n/locales/ru/admin.json" with { type: "json" };
import { createAccount, parseSetCookie, signInCookies } from "../../support/accounts.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

const texts = { ar, en, fr, ru };
const alt = { ar: "زجاجة على رمل", en: "A bottle on sand", fr: "Un flacon sur le sable", ru: "Флакон на песке" };

let shop: HttpShop;
let cookies: Record<string, string>;
beforeAll(async () => {
  shop = await openHttpShop();
  cookies = await signInCookies(shop, "admin");
});
afterAll(() => shop.stop());

const draw = (background: string) =>
  sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .withExifMerge({ IFD0: { Copyright: "Mina Haddad" } })
    .jpeg()
    .toBuffer();

/** The form as browsers send it; without a file as with an empty one. */
async function posted(fields: Record<string, string>, file?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("picture", new File(file ? [new Uint8Array(file)] : [], file ? "IMG_0001.HEIC" : ""));
  const body = new Response(form);
  return { type: body.headers.get("content-type") ?? "", form: Buffer.from(await body.arrayBuffer()) };
}

type Sent = { fields?: Record<string, string>; file?: Buffer | undefined; as?: Record<string, string> };

async function upload(path: string, { fields = {}, file, as = cookies }: Sent) {
  const { form, type } = await posted({ intent: "save", ...fields }, file);
  return shop.ask(path, { host: "admin", form, cookies: as, language: "en", headers: { "content-type": type } });
}

const told = Object.fromEntries(Object.entries(alt).map(([language, text]) => [`alt.${language}`, text]));

async function perfumeOf(slug: string) {
  const [row] = await shop.backend.sql<{ id: string; picture: string | null }>(
    "select id, picture from maestro_products where slug = $1",
    [slug],
  );
  if (!row) throw new Error(`No perfume: ${slug}`);
  return row;
}

/** What a page shows of uploaded pictures. */
const shownOn = async (path: string, language: "ar" | "en" = "en") => {
  const { body } = await shop.ask(path, { language });
  return [...body.matchAll(/<img[^>]*src="(\/pictures\/[^"]+)"[^>]*>/g)].map(([tag, src]) => ({ tag, src }));
};

test("a perfume's own picture is uploaded, shown everywhere, kept for good by browsers, replaced and taken away", async () => {
  const slug = "rose-of-taif";
  const { id } = await perfumeOf(slug);
  const path = `/pictures/perfume/${id}`;
  const file = await draw("#743");
  expect((await upload(path, { fields: told, file })).status).toBe(303);
  const { picture } = await perfumeOf(slug);
  expect(picture).toMatch(/^[0-9a-f]{64}-400x500\.jpg$/);
  const src = `/pictures/${picture}`;

  const [first, ...others] = await shownOn(`/product/${slug}`);
  expect(first?.src).toBe(src);
  expect(first?.tag).toContain(`alt="${alt.en}" width="400" height="500"`);
  expect(others.map((each) => each.src)).not.toContain(src);
  expect((await shownOn(`/product/${slug}`, "ar"))[0]?.tag).toContain(`alt="${alt.ar}"`);
  expect((await shop.ask(`/product/${slug}`, { language: "en" })).body).toContain(
    `property="og:image" content="${shop.origin()}${src}"`,
  );
  expect((await shownOn("/maestro-vault")).map((each) => each.src)).toContain(src);
  expect((await shownOn(`/own?piece=vault.1.${id}`)).map((each) => each.src)).toEqual([src]);

  for (const host of ["shop", "admin"] as const) {
    const served = await shop.ask(src, { host });
    expect(served.headers).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(served.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(served.bytes.includes("Mina Haddad")).toBe(false);
    expect((await sharp(served.bytes).metadata()).width).toBe(400);
    const again = await shop.ask(src, { host, headers: { "if-none-match": served.headers.etag } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
  expect((await shop.ask(src, { method: "HEAD" })).status).toBe(200);

  // Its words alone, and the same form once more, as after a lost answer.
  const seen = picture ?? "";
  expect((await upload(path, { fields: { ...told, seen, "alt.en": "A flask" } })).status).toBe(303);
  expect((await shownOn(`/product/${slug}`))[0]?.tag).toContain('alt="A flask"');
  const second = await draw("#347");
  for (const _ of ["once", "once more"])
    expect((await upload(path, { fields: { ...told, seen }, file: second })).status).toBe(303);
  const replaced = await perfumeOf(slug);
  expect((await shop.ask(src)).status).toBe(404);
  expect((await shop.ask(`/pictures/${replaced.picture}`)).status).toBe(200);
  const stale = await upload(path, { fields: { ...told, seen }, file: await draw("#777") });
  expect([stale.status, stale.body.includes(texts.en.errors.picture_moved_on)]).toEqual([409, true]);
  expect(await perfumeOf(slug)).toEqual(replaced);

  const form = { intent: "remove", seen: replaced.picture ?? "" };
  expect((await shop.ask(path, { host: "admin", form, cookies })).status).toBe(303);
  expect((await shop.ask(`/pictures/${replaced.picture}`)).status).toBe(404);
  expect(await shownOn(`/product/${slug}`)).toEqual([]);
  expect(await shop.backend.sql("select from audit_log where changes ? 'picture' and row_id = $1", [id])).toHaveLength(
    3,
  );
});

test("a picture that two perfumes have stays as long as one shows it", async () => {
  const [one, other] = [await perfumeOf("rose-of-taif"), await perfumeOf("night-of-the-caravan")];
  const file = await draw("#556");
  for (const { id } of [one, other]) await upload(`/pictures/perfume/${id}`, { fields: told, file });
  const { picture } = await perfumeOf("rose-of-taif");
  const form = { intent: "remove", seen: picture ?? "" };
  await shop.ask(`/pictures/perfume/${one.id}`, { host: "admin", form, cookies });
  expect((await shop.ask(`/pictures/${picture}`)).status).toBe(200);
  await shop.ask(`/pictures/perfume/${other.id}`, { host: "admin", form, cookies });
  expect((await shop.ask(`/pictures/${picture}`)).status).toBe(404);
});

test("a question and its choices are shown with pictures of the house's own, also once they are copied", async () => {
  const [asked] = await shop.backend.sql<{ question: string; option: string; step: number }>(
    `select part.question_id as question, option.id as option,
       (select count(*)::int from maestro_questions as before where before.is_active and before.order_index <= asked.order_index) as step
     from maestro_options as option join maestro_question_parts as part on part.id = option.part_id
     join maestro_questions as asked on asked.id = part.question_id
     where part.part_type = 'cards' and asked.is_active order by asked.order_index, option.order_index limit 1`,
  );
  if (!asked) throw new Error("The seed asks by no cards");
  const { question, option, step } = asked;
  const journey = `/maestro-journey?step=${step}`;
  for (const [path, colour] of [
    [`/pictures/question/${question}`, "#234"],
    [`/pictures/option/${option}`, "#432"],
  ] as const) {
    const { status, headers } = await upload(path, { fields: told, file: await draw(colour) });
    expect([status, headers.location]).toEqual([303, `/questions/${question}/parts?done=stored`]);
  }
  const shown = await shownOn(journey);
  expect(shown).toHaveLength(2);
  for (const { tag, src } of shown) {
    expect(tag).toContain(`alt="${alt.en}" width="400" height="500"`);
    expect((await shop.ask(src ?? "")).status).toBe(200);
  }
  expect((await shownOn(journey, "ar")).every(({ tag }) => tag.includes(`alt="${alt.ar}"`))).toBe(true);
  // A copy shows them too, so they stay when the first ones are taken away.
  await shop.ask("/questions", {
    host: "admin",
    form: { intent: "copy", id: question, form_key: crypto.randomUUID() },
    cookies,
  });
  for (const [path, src = ""] of [
    [`/pictures/question/${question}`, shown[0]?.src],
    [`/pictures/option/${option}`, shown[1]?.src],
  ] as const) {
    const form = { intent: "remove", seen: src.replace("/pictures/", "") };
    expect((await shop.ask(path, { host: "admin", form, cookies })).status).toBe(303);
    expect((await shop.ask(src)).status).toBe(200);
  }
  expect(await shownOn(journey)).toEqual([]);
});

test.each(languages)(
  "a file that is refused costs none of the words, and is told of beside its field in %s",
  async (language) => {
    const { id } = await perfumeOf("rose-of-taif");
    const refusals = {
      picture_missing: undefined,
      picture_unknown: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"),
      picture_large: Buffer.alloc(3 * 1024 * 1024),
      picture_sides: await sharp({ create: { width: 300, height: 500, channels: 3, background: "#fff" } })
        .png()
        .toBuffer(),
    } as const;
    for (const key of ["picture_missing", "picture_unknown", "picture_large", "picture_sides"] as const) {
      const { form, type } = await posted({ intent: "save", ...told }, refusals[key]);
      const headers = { "content-type": type };
      const answer = await shop.ask(`/pictures/perfume/${id}`, { host: "admin", form, cookies, language, headers });
      expect(answer.status).toBe(422);
      for (const text of Object.values(alt)) expect(answer.body).toContain(`>${text}</textarea>`);
      const [, error] = /id="picture-picture-error"[^>]*>(?:<p>)?([^<]*)/.exec(answer.body) ?? [];
      expect(error?.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(
        texts[language].errors[key].replaceAll(/[\u00a0\u202f]/g, " "),
      );
    }
    const half = await upload(`/pictures/perfume/${id}`, {
      fields: { ...told, "alt.ru": "" },
      file: await draw("#123"),
    });
    expect([half.status, half.body.includes(texts.en.errors.every_language)]).toEqual([422, true]);
    expect((await perfumeOf("rose-of-taif")).picture).toBeNull();
  },
);

test("nobody but an admin uploads, and no form but this one may be large", async () => {
  const { id } = await perfumeOf("rose-of-taif");
  const path = `/pictures/perfume/${id}`;
  const file = await draw("#321");
  const stranger = await upload(path, { fields: told, file, as: {} });
  expect([stranger.status, stranger.headers.location]).toEqual([302, `/login?next=${encodeURIComponent(path)}`]);
  const customer = { email: "lina@example.com", password: "rose-water" };
  await createAccount(shop.backend, customer.email, customer.password);
  const session = parseSetCookie((await shop.ask("/login?tab=password", { form: customer })).cookies);
  const refused = await upload(path, { fields: told, file, as: session });
  expect([refused.status, refused.headers.location]).toEqual([302, expect.stringMatching(/^\/login\b/)]);
  expect((await perfumeOf("rose-of-taif")).picture).toBeNull();
  const large = Buffer.alloc(200_000);
  for (const [host, elsewhere] of [
    ["admin", `/perfumes/${id}`],
    ["shop", `/pictures/perfume/${id}`],
  ] as const) {
    const { form, type } = await posted(told, large);
    const answer = await shop.ask(elsewhere, { host, form, cookies, headers: { "content-type": type } });
    expect([elsewhere, answer.status]).toEqual([elsewhere, 413]);
  }
  expect((await upload(path, { fields: told, file: Buffer.alloc(maxUploadSize) })).status).toBe(413);
  for (const name of ["..%2fsecret", `${"0".repeat(64)}-400x500.jpg`, `${"0".repeat(64)}-400x500.svg`])
    expect((await shop.ask(`/pictures/${name}`)).status).toBe(404);
  for (const missing of [`/pictures/perfume/${crypto.randomUUID()}`, `/pictures/lead/${id}`, "/pictures/perfume/new"])
    expect((await upload(missing, { fields: told, file })).status).toBe(404);
});

test("the database takes no name of another form, no picture without its words, and sixty of an admin's in an hour", async () => {
  const set = (picture: string | null, words: object | null) =>
    shop.backend.sql("update maestro_products set picture = $1, picture_alt = $2 where slug = 'rose-of-taif'", [
      picture,
      words && JSON.stringify(words),
    ]);
  const name = `${"a".repeat(64)}-400x500.webp`;
  await expect(set("https://elsewhere.example/a.jpg", alt)).rejects.toThrow("maestro_products_picture_check");
  await expect(set(name, null)).rejects.toThrow("picture_told");
  await expect(set(name, { ...alt, ru: " " })).rejects.toThrow("maestro_products_picture_alt_check");
  await shop.backend.sql("update private.spent_budgets set times = 60 where action = 'picture'");
  const { id } = await perfumeOf("rose-of-taif");
  const refused = await upload(`/pictures/perfume/${id}`, { fields: told, file: await draw("#abc") });
  expect([refused.status, refused.body.includes(alt.fr)]).toEqual([429, true]);
});
