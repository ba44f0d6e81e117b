import { fitsNarrowScreens, isAccessible } from "../support/accessibility.ts";
import { addLead, addSubscriber } from "../support/accounts.ts";
import { answers } from "../support/answers.ts";
import { hasAnswered, hasPerfume } from "../support/journey.ts";
import { expect, type Language, languages, outermost, test, type Visitor } from "../support/shop.ts";
import { isAdmin } from "../support/signed-in.ts";
import {
  adminStates,
  answeredStates,
  doorStates,
  openStates,
  perfumeStates,
  rowIds,
  type State,
} from "../support/states.ts";

test.describe.configure({ mode: "parallel", timeout: 120_000 });

/** Each state in each of these languages by turns. */
async function checks(visitor: Visitor, states: State[], ...spoken: readonly [Language, ...Language[]]) {
  for (const [index, { path, host, does, shows }] of states.entries()) {
    const language = spoken[index % spoken.length] ?? spoken[0];
    await visitor.opens(path, { language, host });
    await does?.(visitor.page);
    if (shows) await expect(visitor.page.locator(shows).first()).toBeVisible();
    const place = `${language} ${path} ${shows ?? ""}`;
    await isAccessible(visitor.page, place);
    await fitsNarrowScreens(visitor.page, place);
  }
}

const byTurns = (visitor: Visitor, paths: string[]) =>
  checks(
    visitor,
    paths.map((path) => ({ path })),
    ...outermost,
  );

/** All states, each in one of the languages that a page is likeliest to break in; and all in every language. */
const rounds: { spoken: readonly [Language, ...Language[]]; tag: string }[] = [
  { spoken: outermost, tag: "@script" },
  ...languages.map((language) => ({ spoken: [language] as const, tag: "@script @long" })),
];

for (const { spoken, tag } of rounds) {
  const [language] = spoken;
  const names = spoken.join(" and ");

  test(`the journey is accessible in every state, in ${names} ${tag}`, async ({ visitor, shop }) => {
    await hasAnswered(visitor, shop, { language, count: answers.length });
    await checks(visitor, answeredStates, ...spoken);
  });

  test(`a finished perfume is accessible in every state, in ${names} ${tag}`, async ({ visitor, shop }) => {
    const session = await hasPerfume(visitor, shop, language);
    const [row] = await shop.backend.sql<{ token: string }>(
      "select share_token as token from private.maestro_results where session_id = $1 and question_id is null",
      [session],
    );
    await checks(visitor, perfumeStates(session, row?.token ?? ""), ...spoken);
  });

  test(`what anyone may open is accessible in every state, in ${names} ${tag}`, ({ visitor }) =>
    checks(visitor, openStates, ...spoken));

  test(`the admin's login is accessible in every state, in ${names} ${tag}`, ({ visitor }) =>
    checks(visitor, doorStates, ...spoken));

  test(`the admin app is accessible in every state, in ${names} ${tag}`, async ({ visitor, shop, backend }) => {
    await addLead(backend, `states-${language}@a-rather-long-domain-of-a-lead.example`, "ليلى", "O’Neil-Haddad");
    await addSubscriber(backend, `states-${language}@letters.example`);
    await hasPerfume(visitor, shop);
    await isAdmin(visitor, shop);
    await checks(visitor, adminStates(await rowIds(backend)), ...spoken);
  });
}

test("an empty Vault and a refused address are accessible @script", async ({ visitor, shop, backend }) => {
  // The shop goes on with its copy of the Vault for a second.
  const vault = () => expect.poll(async () => (await shop.ask("/maestro-vault")).body, { intervals: [100] });
  await backend.sql("update maestro_products set is_active = false");
  try {
    await vault().not.toContain("night-of-the-caravan");
    await byTurns(visitor, ["/maestro-vault", "/%5c"]);
  } finally {
    await backend.sql("update maestro_products set is_active = true");
    await vault().toContain("night-of-the-caravan");
  }
});

test("pages of a shop whose backend is down are accessible @script", async ({ visitor, shop, faults }) => {
  const session = await hasPerfume(visitor, shop);
  await shop.restart();
  faults.down();
  const paths = ["/maestro-journey", "/maestro-vault", "/product/night-of-the-caravan", "/analyze"];
  await byTurns(visitor, [...paths, `/results?sid=${session}`]);
});

test("the page of a closed shop is accessible @script", async ({ visitor, shop, backend }) => {
  // The shop goes on with its copy of the settings for a second.
  const status = () => expect.poll(async () => (await shop.ask("/tips")).status, { intervals: [100] });
  await backend.sql("update site_settings set maintenance_enabled = true");
  try {
    await status().toBe(503);
    await byTurns(visitor, ["/tips"]);
  } finally {
    await backend.sql("update site_settings set maintenance_enabled = false");
    await status().toBe(200);
  }
});
