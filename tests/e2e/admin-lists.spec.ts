import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import ar from "../../app/i18n/locales/ar/admin.json" with { type: "json" };
import en from "../../app/i18n/locales/en/admin.json" with { type: "json" };
import fr from "../../app/i18n/locales/fr/admin.json" with { type: "json" };
import ru from "../../app/i18n/locales/ru/admin.json" with { type: "json" };
import { addLead, addSubscriber } from "../support/accounts.ts";
import { expect, localAdmin, test } from "../support/shop.ts";
import { isAdmin } from "../support/signed-in.ts";

test.beforeEach(({ visitor, shop }) => isAdmin(visitor, shop));

test("leads are found, exported and erased on request @repeats", async ({ visitor, backend }) => {
  const { page } = visitor;
  const email = "lead-to-erase@example.com";
  await addLead(backend, email, "=Formula", "حدّاد");
  await addSubscriber(backend, email);
  await visitor.opens("/leads", { host: "admin" });
  await visitor.fills("Name, e\u2011mail or phone", "lead-to-erase");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByText("1 lead", { exact: true })).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`'=Formula,حدّاد,${email},+966 50 123 4567,SA,ar,signup_page`);

  await page.getByText("Delete this person’s data (on request)").click();
  await visitor.submits(page.getByRole("button", { name: "Delete" }));
  await expect(page.getByText("Deleted.")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(0);
  const left = await backend.sql(
    "select email from leads where email = $1 union select email from newsletter_subscribers where email = $1",
    [email],
  );
  expect(left).toEqual([]);
});

for (const [language, tag] of [
  ["ar", "@script"],
  ["en", "@script @long"],
  ["fr", "@script @long"],
  ["ru", "@script @long"],
] as const)
  test(`a long list is walked to older rows and back in ${language}, and keeps its search ${tag}`, async ({
    visitor,
    backend,
  }) => {
    const { page } = visitor;
    await backend.sql(
      `insert into leads (first_name, last_name, email, phone, country_code, lang, created_at)
     select 'Walker', number, 'walker-' || number || '@example.com', '+966501234567', 'SA', 'en', now() - number / 10 * interval '1 day'
     from generate_series(1, 120) as number on conflict do nothing`,
    );
    const names = page.getByRole("row").locator("td:first-child");
    const { common } = { ar, en, fr, ru }[language];
    const [older, newer, first] = [common.older, common.newer, common.first].map((name) =>
      page.getByRole("link", { name, exact: true }),
    );
    if (!older || !newer || !first) throw new Error(`${language} has no texts`);
    await visitor.opens("/leads?q=walker-&done=deleted", { host: "admin", language });
    await expect(newer).toHaveCount(0);
    const newest = await names.allTextContents();
    await older.click();
    await expect(names.first()).not.toHaveText(newest[0] ?? "");
    await expect(page).toHaveURL(/[?]q=walker-&after=[\w-]+$/);
    const middle = await names.allTextContents();
    await older.click();
    await expect(names).toHaveCount(20);
    await expect(older).toHaveCount(0);
    const walked = [...newest, ...middle, ...(await names.allTextContents())];
    await newer.click();
    await expect(names).toHaveText(middle);
    await newer.click();
    await expect(names).toHaveText(newest);
    await expect(first).toHaveCount(0);
    await older.click();
    await first.click();
    await expect(names).toHaveText(newest);
    await expect(page).toHaveURL(/[?]q=walker-$/);
    expect(walked).toHaveLength(120);
    expect(new Set(walked).size).toBe(120);
    await visitor.opens("/leads?q=walker-&after=nonsense", { host: "admin" });
    await expect(names).toHaveText(walked.slice(0, 50));
  });

test("on a phone a list shows all that its rows say, without being pushed aside, and its links have their words @script", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  await addLead(
    backend,
    "a-person-with-a-long-address@an-even-longer-domain.example.com",
    "Geneviève-Marie",
    "Lefèvre",
  );
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, link] of [
    ["/leads", "Export CSV"],
    ["/perfumes", "New perfume"],
    ["/questions", "New question"],
  ] as const) {
    await visitor.opens(path, { host: "admin" });
    await expect(page.getByRole("link", { name: link })).toBeVisible();
    const table = page.getByRole("table");
    expect(await table.evaluate((box) => box.scrollWidth <= (box.parentElement?.clientWidth ?? 0))).toBe(true);
    const last = await table.getByRole("row").nth(1).getByRole("cell").last().boundingBox();
    expect((last?.x ?? 999) + (last?.width ?? 0)).toBeLessThanOrEqual(360);
  }
});

test("a subscription is ended, its link is at hand @repeats", async ({ visitor, backend, shop }) => {
  const { page } = visitor;
  const email = "reader@example.com";
  await addSubscriber(backend, email);
  await visitor.opens(`/subscribers?q=${email}`, { host: "admin" });
  const link = await page.getByRole("link", { name: "Unsubscribe link" }).getAttribute("href");
  expect(link).toMatch(new RegExp(`^${shop.url}/newsletter/unsubscribe\\?token=`));
  await visitor.submits(page.getByRole("button", { name: `Unsubscribe ${email}` }));
  await expect(page.getByText("Unsubscribed.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Unsubscribe ${email}` })).toHaveCount(0);
  await expect(page).toHaveURL(/q=reader/);
});

test("a country is opened once its warning is read, the log names who did it, and closing it asks as well @repeats", async ({
  visitor,
  backend,
}) => {
  const { page } = visitor;
  await backend.sql("update delivery_countries set is_open = false where code = 'FR'");
  await visitor.opens("/countries", { host: "admin" });
  const france = page.getByRole("row").filter({ hasText: "France" });
  await expect(france).toContainText("Closed");
  await expect(france.getByRole("button", { name: "Open: France" })).toBeHidden();
  await france.getByText("Open…").click();
  await expect(france).toContainText("orders are taken as soon as you press");
  await visitor.submits(france.getByRole("button", { name: "Open: France" }));
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(france.getByText("Open", { exact: true })).toBeVisible();
  await france.getByText("Close…").click();
  await expect(france).toContainText("nothing more can be ordered to this country");
  await visitor.submits(france.getByRole("button", { name: "Close: France" }));
  await expect(france).toContainText("Closed");
  await visitor.opens("/log", { host: "admin" });
  for (const place of [1, 2]) {
    await expect(page.getByRole("row").nth(place)).toContainText(localAdmin.email);
    await expect(page.getByRole("row").nth(place)).toContainText("Delivery countries FR");
  }
});

test("questions are moved, switched off, and reworded with a preview @repeats", async ({
  visitor,
  backend,
  javaScriptEnabled,
}) => {
  const { page } = visitor;
  await visitor.opens("/questions", { host: "admin" });
  const links = page.getByRole("table").getByRole("link");
  const [first = "", second = ""] = await links.allTextContents();
  await visitor.submits(page.getByRole("button", { name: `Move up: ${second}` }));
  await expect(links.first()).toHaveText(second);
  await visitor.submits(page.getByRole("button", { name: `Move up: ${first}` }));
  await expect(links.first()).toHaveText(first);
  await visitor.submits(page.getByRole("row").nth(1).getByRole("button", { name: "Deactivate" }));
  await expect(page.getByRole("row").nth(1).getByText("Inactive")).toBeVisible();
  await visitor.submits(page.getByRole("row").nth(1).getByRole("button", { name: "Activate" }));
  await expect(page.getByRole("row").nth(1).getByText("Active", { exact: true })).toBeVisible();

  await visitor.follows(links.first());
  const text = page.locator('[name="question_text.fr"]');
  const before = await text.inputValue();
  await text.fill("");
  await visitor.submits(page.getByRole("button", { name: "Save" }));
  await expect(page.getByRole("alert")).toContainText("Please enter the text in every language");
  await expect(page.locator('[name="question_text.en"]')).toHaveValue(first);
  await text.fill("Racontez-moi un soir.");
  if (javaScriptEnabled !== false) await expect(page.getByText("Racontez-moi un soir.").last()).toBeVisible();
  await visitor.submits(page.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Saved.")).toBeVisible();
  const french = "select 1 from maestro_questions where question_text ->> 'fr' = $1";
  expect(await backend.sql(french, ["Racontez-moi un soir."])).toHaveLength(1);
  await text.fill(before);
  await visitor.submits(page.getByRole("button", { name: "Save" }));
  expect(await backend.sql(french, [before])).toHaveLength(1);
});

test("a question is added, completed, asked in the shop and taken out again @repeats", async ({
  visitor,
  otherVisitor,
  backend,
}) => {
  const { page } = visitor;
  const languages = ["ar", "en", "fr", "ru"];
  const write = async (scope: Locator, field: string, text: string) => {
    for (const language of languages) await scope.locator(`[name="${field}.${language}"]`).fill(`${text} ${language}`);
  };
  await visitor.opens("/questions", { host: "admin" });
  await visitor.follows(page.getByRole("link", { name: "New question" }));
  await write(page.locator("main"), "question_text", "Which music?");
  await page.locator("[name=theme]").selectOption("persona");
  await page.locator("[name=part_type]").selectOption("slider");
  await visitor.submits(page.getByRole("main").getByRole("button", { name: "Add" }));
  await expect(page.getByRole("alert")).toContainText("cannot be asked about in this way");
  await expect(page.locator('[name="question_text.ru"]')).toHaveValue("Which music? ru");
  await page.locator("[name=part_type]").selectOption("choices");
  await visitor.submits(page.getByRole("main").getByRole("button", { name: "Add" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Which music? en");
  for (const [text, meaning] of [
    ["Lute", "confident"],
    ["Silence", ""],
  ] as const) {
    const adding = page.locator("details", { hasText: "Add a choice" });
    // With a script it stays open for the next one, and is empty.
    if ((await adding.getAttribute("open")) === null) await adding.locator("summary").click();
    const form = page.locator("form", { has: page.locator('[name="label.ar"]') });
    await expect(form.locator('[name="label.en"]')).toHaveValue("");
    await write(form, "label", text);
    await form.locator("[name=meaning]").selectOption(meaning ? { value: meaning } : { index: 0 });
    await visitor.submits(form.getByRole("button", { name: "Add" }));
  }
  await expect(page.getByRole("row", { name: "Silence en" })).toContainText("No meaning: changes no formula");

  await visitor.opens("/questions", { host: "admin" });
  const row = page.getByRole("row", { name: "Which music? en" });
  await visitor.submits(row.getByRole("button", { name: "Activate" }));
  await expect(row.getByText("Active", { exact: true })).toBeVisible();
  const [last] = await backend.sql<{ step: number }>(
    "select count(*)::int as step from maestro_questions where is_active",
  );
  await otherVisitor.opens(`/maestro-journey?step=${last?.step}`, { language: "en" });
  await expect(otherVisitor.page.getByRole("heading", { level: 1 })).toHaveText("Which music? en");
  await otherVisitor.page.getByText("Lute en").click();
  await expect(otherVisitor.page.getByLabel("Lute en")).toBeChecked();

  await visitor.submits(row.getByRole("button", { name: "Take out: Which music? en" }));
  await expect(page.getByRole("button", { name: "Put back: Which music? en" })).toBeVisible();
  await visitor.submits(page.getByRole("button", { name: "Put back: Which music? en" }));
  await expect(row.getByText("Inactive")).toBeVisible();
  await backend.sql("delete from maestro_questions where question_text ->> 'en' = 'Which music? en'");
});

test("a perfume is made, corrected, put in its place and hidden", async ({ visitor, backend }) => {
  const { page } = visitor;
  const slug = "night-of-tests";
  await visitor.opens("/perfumes/new", { host: "admin" });
  for (const field of ["name", "description"]) {
    for (const language of ["ar", "en", "fr", "ru"]) {
      await page.locator(`[name="${field}.${language}"]`).fill(`${field} ${slug} ${language}`);
    }
  }
  for (const layer of ["notes_top", "notes_middle", "notes_base"]) {
    for (const language of ["ar", "en", "fr", "ru"]) {
      await page.locator(`[name="${layer}.${language}"]`).fill(`one ${language}\ntwo ${language}`);
    }
  }
  await page.locator('[name="notes_base.ru"]').fill("one");
  await page.locator("[name=slug]").fill("Not A Slug");
  await page.locator("[name=price_aed]").fill("4,900");
  await page.getByRole("checkbox", { name: "By invitation only" }).check();
  await page.getByRole("checkbox", { name: "A velvet pouch" }).check();
  await page.getByRole("textbox", { name: "Bottles left" }).fill("7");
  await page
    .getByRole("textbox", { name: "Invited addresses" })
    .fill("Hind@vault.test\nomar@vault.test\nhind@vault.test");
  await visitor.submits(page.getByRole("button", { name: "Save" }));
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Please use lower\u2011case Latin letters, digits and hyphens only");
  await expect(alert).toContainText("Please enter the same number of notes in every language");
  await expect(page.locator('[name="description.ar"]')).toHaveValue(`description ${slug} ar`);
  await page.locator("[name=slug]").fill(slug);
  await page.locator('[name="notes_base.ru"]').fill("one ru\ntwo ru");
  await visitor.submits(page.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Added.")).toBeVisible();
  const [row] = await backend.sql(
    `select price_aed, volume_ml, concentration, box, stock, badges, is_active, notes_base ->> 'ru' as base,
       (select string_agg(email, ' ' order by email) from vault_invitations where product_id = sold.id) as invited
     from maestro_products as sold where slug = $1`,
    [slug],
  );
  expect(row).toEqual({
    price_aed: 4900,
    volume_ml: 50,
    concentration: "eau_de_parfum",
    box: ["case", "pouch", "card"],
    stock: 7,
    badges: ["invite_only"],
    is_active: true,
    base: '["one ru", "two ru"]',
    invited: "hind@vault.test omar@vault.test",
  });

  const links = page.getByRole("table").getByRole("link");
  const [first = "", second = ""] = await links.allTextContents();
  await visitor.submits(page.getByRole("button", { name: `Move up: ${second}` }));
  await expect(links.first()).toHaveText(second);
  await visitor.submits(page.getByRole("button", { name: `Move up: ${first}` }));
  await expect(links.first()).toHaveText(first);
  await visitor.submits(page.getByRole("row", { name: `name ${slug} en` }).getByRole("button", { name: "Deactivate" }));
  await expect(page.getByRole("row", { name: `name ${slug} en` }).getByText("Inactive")).toBeVisible();
  await page.getByRole("link", { name: `name ${slug} en` }).click();
  await expect(page.locator("[name=is_active]")).not.toBeChecked();
  await page.locator("[name=slug]").fill("rose-of-taif");
  await visitor.submits(page.getByRole("button", { name: "Save" }));
  await expect(alert).toContainText("Another perfume already has this page address");
  await backend.sql("delete from maestro_products where slug = $1", [slug]);
});

test("the allow-list grows, and never loses its last active admin @repeats", async ({ visitor, backend }) => {
  const { page } = visitor;
  const email = "new@athar.localhost";
  await backend.sql("update app_admins_email set is_active = false where email <> 'admin@athar.localhost'");
  await visitor.opens("/admins", { host: "admin" });
  await visitor.submits(page.getByRole("button", { name: "Deactivate: admin@athar.localhost" }));
  await expect(page.getByRole("alert")).toHaveText("The last active admin cannot be deactivated.");
  await visitor.fills("Add an address", email.toUpperCase());
  await visitor.submits(page.getByRole("button", { name: "Add" }));
  await expect(page.getByRole("button", { name: `Deactivate: ${email}` })).toBeVisible();
  const toast = page.getByText("The invitation is on its way by e\u2011mail.");
  const placeOf = async (shown: Locator) => (await shown.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  const [told, below] = [await placeOf(toast), await placeOf(page.getByRole("heading", { level: 1 }))];
  expect(told.y + told.height).toBeLessThanOrEqual(below.y);
  await expect
    .poll(() =>
      backend.mailbox
        .messages()
        .filter(({ to }) => to === email)
        .map(({ subject }) => subject),
    )
    .toEqual(["You are invited to Athar’s admin app"]);
  await visitor.fills("Add an address", email);
  await visitor.submits(page.getByRole("button", { name: "Add" }));
  await expect(page.getByRole("alert")).toHaveText("This address is already on the list.");
  await visitor.submits(page.getByRole("button", { name: `Deactivate: ${email}` }));
  await expect(page.getByRole("button", { name: `Activate: ${email}`, exact: true })).toBeVisible();
  await expect(page.getByText("Remove", { exact: true })).toHaveCount(2);
  await page.getByRole("row").filter({ hasText: email }).getByText("Remove").first().click();
  await expect(page.getByText(`${email} will no longer be able to enter the admin app.`)).toBeVisible();
  await visitor.submits(page.getByRole("button", { name: `Remove: ${email}` }));
  await expect(page.getByRole("row").filter({ hasText: email })).toHaveCount(0);
  await visitor.opens("/log", { host: "admin" });
  await expect(page.getByRole("row").filter({ hasText: email }).first()).toContainText("deleted");
  const entry = page.getByRole("row").filter({ hasText: email }).nth(1);
  await entry.getByText("changed").click();
  await expect(entry.getByText("is_active")).toBeVisible();
  await expect(entry.getByText("admin@athar.localhost")).toBeVisible();
});

for (const { room, table, field, value, tag } of [
  { room: "perfumes", table: "maestro_products", field: "name.en", value: "Mine", tag: "" },
  { room: "questions", table: "maestro_questions", field: "question_text.en", value: "Mine?", tag: " @repeats" },
]) {
  test(`two admins who edit one row of the ${room}: the second is warned, nothing is lost${tag}`, async ({
    visitor,
    backend,
  }) => {
    const { page } = visitor;
    const column = field.replace(".en", "");
    const stored = async () =>
      (await backend.sql<{ text: string }>(`select ${column} ->> 'en' as text from ${table} where id = $1`, [id]))[0]
        ?.text;
    const [row] = await backend.sql<{ id: string }>(`select id from ${table} where is_active order by id desc limit 1`);
    const id = row?.id ?? "";
    await visitor.opens(`/${room}/${id}`, { host: "admin" });
    const typed = page.locator(`[name="${field}"]`);
    await typed.fill(value);
    await backend.sql(`update ${table} set ${column} = jsonb_set(${column}, '{en}', '"Theirs"') where id = $1`, [id]);
    await visitor.submits(page.getByRole("button", { name: en.common.save, exact: true }));
    await expect(page.getByRole("alert")).toContainText("Someone else saved while you were editing");
    await expect(page.getByRole("link", { name: en.common.see_theirs })).toHaveAttribute("href", `/${room}/${id}`);
    await expect(typed).toHaveValue(value);
    expect(await stored()).toBe("Theirs");
    await visitor.submits(page.getByRole("button", { name: en.common.overwrite }));
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect.poll(stored).toBe(value);
    // Whoever goes on editing is not warned of themselves.
    await visitor.opens(`/${room}/${id}`, { host: "admin" });
    for (const again of [`${value} 1`, `${value} 2`]) {
      if (!page.url().endsWith(id)) await visitor.opens(`/${room}/${id}`, { host: "admin" });
      await typed.fill(again);
      await visitor.submits(page.getByRole("button", { name: en.common.save, exact: true }));
      await expect.poll(stored).toBe(again);
      await expect(page.getByText(en.toast.stored)).toBeVisible();
    }
  });
}
