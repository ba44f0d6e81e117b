import { answers } from "../support/answered.ts";
import { isAccessible, isNarrowEnough } from "../support/barriers.ts";
import { finished, wasHere } from "../support/journey.ts";
import { entersOffice } from "../support/people.ts";
import { expect, type Language, type Shop, test, type Visitor } from "../support/shop.ts";
import { answeredStates, doorStates, officeStates, openStates, perfumeStates, type State } from "../support/states.ts";

test.describe.configure({ mode: "parallel" });

const languages: Language[] = ["ar", "en", "fr", "ru"];

async function isForEveryone({ page }: Visitor, place: string) {
  await isAccessible(page, place);
  await isNarrowEnough(page, place);
}

async function standsIn(visitor: Visitor, states: State[], language: Language) {
  for (const { path, host, does, shows } of states) {
    await visitor.opens(path, { language, host });
    await does?.(visitor.page);
    if (shows) await expect(visitor.page.locator(shows).first()).toBeVisible();
    await isForEveryone(visitor, `${language} ${path} ${shows ?? ""}`);
  }
}

async function one(shop: Shop, query: string, parameters: unknown[] = []): Promise<string> {
  const [row] = await shop.backend.sql<{ value: string }>(query, parameters);
  return row?.value ?? "";
}

for (const language of languages) {
  test(`no barrier in any state of the shop, in ${language} @script`, async ({ visitor, shop }) => {
    test.setTimeout(150_000);
    await wasHere(visitor, shop, { language, count: answers.length });
    await standsIn(visitor, answeredStates, language);
    const session = await finished(visitor, shop, language);
    const token = await one(
      shop,
      "select share_token as value from public.maestro_results where session_id = $1 and question_id is null",
      [session],
    );
    await standsIn(visitor, [...perfumeStates(session, token), ...openStates], language);
  });

  test(`no barrier in the office, in ${language} @script`, async ({ visitor, shop, backend }) => {
    test.setTimeout(150_000);
    await standsIn(visitor, doorStates, language);
    await backend.sql(
      `insert into leads (first_name, last_name, email, phone, country_code, lang)
       values ('ليلى', 'O’Neil-Haddad', $1, '+966501234567', 'SA', 'ar') on conflict do nothing`,
      [`states-${language}@a-rather-long-domain-of-a-lead.example`],
    );
    await backend.sql("select subscribe_newsletter($1, 'fr')", [`states-${language}@letters.example`]);
    await wasHere(visitor, shop);
    await finished(visitor, shop);
    await entersOffice(visitor);
    await expect(visitor.page.getByRole("button", { name: "Logout" })).toBeVisible();
    const ids = {
      question: await one(
        shop,
        "select id as value from maestro_questions where is_active order by order_index limit 1",
      ),
      perfume: await one(shop, "select id as value from maestro_products order by sort_order limit 1"),
      result: await one(shop, "select id as value from maestro_results where question_id is null limit 1"),
    };
    await standsIn(visitor, officeStates(ids), language);
  });
}

test("no barrier on bad days @script", async ({ visitor, shop, backend, faults }) => {
  test.setTimeout(120_000);
  const session = await finished(visitor, shop);
  const open = async (paths: string[]) => {
    for (const path of paths)
      for (const language of languages) {
        await visitor.opens(path, { language });
        await isForEveryone(visitor, `${language} ${path}`);
      }
  };
  await backend.sql("update maestro_products set is_active = false");
  await shop.restart();
  await open(["/maestro-vault"]);
  await backend.sql("update maestro_products set is_active = true");
  await shop.restart();
  faults.down();
  await open([
    "/maestro-journey",
    "/maestro-vault",
    "/product/night-of-the-caravan",
    "/analyze",
    `/results?sid=${session}`,
  ]);
  faults.heal();
  await open(["/%5c"]);
  await backend.sql("update site_settings set maintenance_enabled = true");
  await shop.restart();
  await open(["/tips"]);
  await backend.sql("update site_settings set maintenance_enabled = false");
  await shop.restart();
});
