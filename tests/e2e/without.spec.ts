import type { Locator } from "@playwright/test";
import { isRecord } from "../../app/encoding/is-record.ts";
import results from "../../app/i18n/locales/en/results.json" with { type: "json" };
import resultsMessage from "../../app/i18n/locales/en/results_message.json" with { type: "json" };
import things from "../../app/i18n/locales/en/things.json" with { type: "json" };
import told from "../../app/i18n/locales/en/told.json" with { type: "json" };
import { thingNames } from "../../app/maestro/reading/thing-names.ts";
import type { Reading, ThingId } from "../../app/maestro/types.ts";
import type { LocalBackend } from "../../supabase/local/backend.ts";
import { choice, chooses, hasAnswered, isAtStep, next, rowsOf } from "../support/journey.ts";
import { expect, type Shop, test, type Visitor } from "../support/shop.ts";
import { isAdmin } from "../support/signed-in.ts";

/** Stores an answer in the place of what a session has for it: `of` is a theme of its question. */
async function stores(backend: LocalBackend, session: string, of: string, answer: object) {
  await backend.sql(
    `update private.maestro_results as kept set answer = $3 from public.maestro_question_parts as part
     where part.theme = $2 and kept.question_id = part.question_id and kept.session_id = $1`,
    [session, of, JSON.stringify(answer)],
  );
}

/** Opens the question that asks what must not be in it, with all before it answered; hands back the session. */
async function isAsked(visitor: Visitor, shop: Shop): Promise<string> {
  const session = await hasAnswered(visitor, shop, { count: 10 });
  await visitor.opens("/maestro-journey?step=11");
  return session;
}

/** Opens the page after the last question, where a memory was told and things were left out; hands back the session. */
async function isReady(visitor: Visitor, shop: Shop, given: { memory: object; without?: ThingId[] }): Promise<string> {
  const session = await hasAnswered(visitor, shop);
  await stores(shop.backend, session, "memory", given.memory);
  if (given.without) await stores(shop.backend, session, "without", { without: given.without });
  await visitor.opens("/maestro-journey?step=ready");
  return session;
}

/** Whether one stands beside the other, at the height of its middle: without styles it stands below. */
async function isBeside(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!first || !second) return false;
  const middle = second.y + second.height / 2;
  return first.y < middle && middle < first.y + first.height && first.x + first.width <= second.x;
}

async function stored(backend: LocalBackend, session: string, key: string) {
  const rows = await rowsOf(backend, session);
  return rows.map(({ answer }) => answer).find((answer) => isRecord(answer) && key in answer);
}

test("what must not be in it is looked for, chosen and said, and nothing of it is lost", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await isAsked(visitor, shop);
  await chooses(page, "without", "oud");
  await page.locator("textarea").fill("zork, please");
  await page.locator("[name=query]").fill("cinnamal");
  await page.locator('button[value="search"]').click();
  await expect(choice(page, "without", "cinnamal")).toBeAttached();
  await expect(page.getByRole("status").filter({ hasText: /found/ })).toBeVisible();
  await expect(page.locator("[name=query]")).toHaveValue("cinnamal");
  await chooses(page, "without", "cinnamal");
  await page.locator("[name=query]").fill("zork");
  await page.locator('button[value="search"]').click();
  await expect(visitor.sees(things.none)).toBeVisible();
  await expect(page.locator("textarea")).toHaveValue("zork, please");
  await next(page).click();
  await isAtStep(page, 12);
  expect(await stored(backend, session, "without")).toMatchObject({
    without: expect.arrayContaining(["oud", "cinnamal"]),
    without_text: "zork, please",
  });
  await visitor.opens("/maestro-journey?step=11");
  for (const value of ["oud", "cinnamal"]) await expect(choice(page, "without", value)).toBeChecked();
  expect(page.url()).not.toMatch(/oud|cinnamal/);
});

test("with a script it is found while it is typed, and a chosen one is a chip that a key removes @script", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await isAsked(visitor, shop);
  const query = page.locator("[name=query]");
  await query.pressSequentially("cinnamal");
  await chooses(page, "without", "cinnamal");
  await chooses(page, "without", "rose");
  await query.fill("vetiver");
  await chooses(page, "without", "vetiver");
  await query.fill("");
  await expect(choice(page, "without", "cinnamal")).toHaveAttribute("type", "hidden");
  const chip = (thing: keyof typeof thingNames) =>
    page.getByRole("button", { name: things.remove.replace("{{name}}", thingNames[thing].en), exact: true });
  for (const thing of ["cinnamal", "rose", "vetiver"] as const) await expect(chip(thing)).toBeVisible();
  await chip("cinnamal").press("Enter");
  await expect(chip("cinnamal")).toHaveCount(0);
  await expect(chip("rose")).toBeFocused();
  await chip("rose").click();
  await expect(choice(page, "without", "rose")).not.toBeChecked();
  await next(page).click();
  await isAtStep(page, 12);
  expect(await stored(backend, session, "without")).toEqual({ without: ["vetiver"] });
});

const readings: Reading[] = [
  { word: "rain", thing: "rain", sense: "wanted" },
  { word: "Rose", thing: "rose", sense: "wanted" },
  { word: "musk", thing: "musk", sense: "refused" },
  { word: "mother", thing: "mother", sense: "wanted" },
];
const memory = { memory: "rain, and Rose, but no musk, and my mother", readings };

test("the question and the list that follows the last one are drawn with their styles", async ({ visitor, shop }) => {
  const { page } = visitor;
  await isAsked(visitor, shop);
  expect(await isBeside(page.locator("[name=query]"), page.locator('button[value="search"]'))).toBe(true);
  await isReady(visitor, shop, { memory });
  const rose = page.getByRole("listitem").filter({ hasText: "Rose" });
  expect(await isBeside(rose.locator("p").first(), rose.getByRole("button").first())).toBe(true);
});

test("one list tells what was read, and one press corrects it", async ({ visitor, shop, backend }) => {
  const { page } = visitor;
  const session = await isReady(visitor, shop, { memory, without: ["oud", "linalool"] });
  const group = (name: string) => page.getByRole("region", { name, exact: true });
  const line = (name: string, word: string) => group(name).getByRole("listitem").filter({ hasText: word });
  const press = (kind: keyof typeof told.press) => ({ name: told.press[kind], exact: true });
  await visitor.submits(line(told.wanted, "Rose").getByRole("button", press("nothing")));
  await expect(line(told.nothing, "Rose")).toBeVisible();
  await visitor.submits(line(told.kept, "mother").getByRole("button", press("aside")));
  await visitor.submits(line(told.nothing, "mother").getByRole("button", press("mind")));
  await expect(line(told.kept, "mother").getByRole("button")).toHaveText([told.press.aside]);
  await visitor.submits(line(told.left, "musk").getByRole("button", press("allergy")));
  await expect(line(told.left, "musk")).toContainText(told.mark.allergy);
  await visitor.submits(line(told.left, thingNames.oud.en).getByRole("button", press("unlisted")));
  await expect(line(told.left, told.mark.chosen)).toHaveCount(1);
  expect(await stored(backend, session, "memory")).toEqual({
    memory: memory.memory,
    readings: readings.map((reading) => ({
      ...reading,
      sense: { Rose: "nothing", musk: "allergy" }[reading.word] ?? reading.sense,
    })),
  });
  expect(await stored(backend, session, "without")).toEqual({ without: ["linalool"] });
});

test("the focus goes with what was pressed, and a press that is not saved changes nothing @script", async ({
  visitor,
  shop,
  faults,
}) => {
  const { page } = visitor;
  await isReady(visitor, shop, { memory });
  const rose = page.getByRole("listitem").filter({ hasText: "Rose" });
  await rose.getByRole("button", { name: told.press.nothing }).click();
  await expect(page.getByRole("region", { name: told.nothing }).getByRole("listitem")).toBeFocused();
  faults.inject({ kind: "error", method: "POST" });
  await rose.getByRole("button", { name: told.press.wanted }).click();
  await expect(page.getByRole("alert")).toContainText(told.failed.title);
  await expect(page.getByRole("region", { name: told.nothing })).toContainText("Rose");
  faults.heal();
  await rose.getByRole("button", { name: told.press.wanted }).click();
  await expect(page.getByRole("region", { name: told.wanted })).toContainText("Rose");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a press that a shop without its database could not save is offered to be sent again @no-script", async ({
  visitor,
  shop,
  faults,
}) => {
  const { page } = visitor;
  await isReady(visitor, shop, { memory });
  faults.down("reset");
  const rose = page.getByRole("listitem").filter({ hasText: "Rose" });
  const answer = await visitor.submits(rose.getByRole("button", { name: told.press.nothing }));
  expect(answer.status()).toBe(503);
  faults.heal();
  await visitor.submits(page.getByRole("button", { name: told.failed.again }));
  await expect(page.getByRole("region", { name: told.nothing })).toContainText("Rose");
});

test("what cannot be is said before composing, and where too little is left nothing is composed", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const lavender: Reading = { word: "lavender", thing: "lavender", sense: "wanted" };
  const wish = { memory: "lavender", readings: [lavender] };
  const session = await isReady(visitor, shop, { memory: wish, without: ["linalool"] });
  const line = (group: string) =>
    page.getByRole("region", { name: group, exact: true }).getByRole("listitem").filter({ hasText: "lavender" });
  await expect(line(told.unmet)).toContainText(/linalool left out.*(?:Here instead|comes near)/);
  await expect(line(told.wanted)).toHaveCount(0);
  await expect(page.locator('button[value="finish"]')).toBeVisible();
  const allowed = (name: string) => page.getByRole("button", { name: told.too_little.allow.replace("{{name}}", name) });
  await visitor.submits(allowed("linalool"));
  await expect(line(told.wanted)).toHaveCount(1);
  await expect(line(told.unmet)).toHaveCount(0);
  await stores(backend, session, "families", { families: ["oriental"] });
  await stores(backend, session, "without", { without: ["cinnamon", "amber", "sweet", "saffron"] });
  await visitor.opens("/maestro-journey?step=ready");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/cinnamon.*amber and resin/);
  const blocked = page.getByRole("status").filter({ hasText: told.too_little.step.replace(/: .*/, "") });
  const name = await blocked.getByRole("button").first().textContent();
  await expect(blocked).toContainText(`“${name}”`);
  const way = (name: string) => blocked.getByRole("link", { name });
  await expect(way(told.without)).toHaveAttribute("href", "/maestro-journey?step=11&change");
  await expect(way(told.too_little.families)).toHaveAttribute("href", /^\/maestro-journey\?step=\d+&change$/);
  await expect(page.locator('button[value="finish"]')).toHaveCount(0);
  const asked = await shop.ask("/maestro-journey?step=ready", {
    form: { intent: "finish" },
    cookies: { maestro_session_id: session },
  });
  expect(asked.status).toBe(422);
  expect((await rowsOf(backend, session)).filter(({ question_id }) => question_id === null)).toEqual([]);
  const lets = told.too_little.allow.replace(/\{\{name\}\}.*/, "").trim();
  await visitor.submits(blocked.getByRole("button").filter({ hasText: lets }).first());
  expect(await stored(backend, session, "without")).toMatchObject({ without: expect.arrayContaining(["cinnamon"]) });
  await expect(blocked).toHaveCount(0);
  await expect(page.locator('button[value="finish"]')).toBeVisible();
});

test("a press that the page does not offer changes nothing, and where no allergy may be let in, a scent is given up @no-script", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const ill: Reading = { word: "musk", thing: "musk", sense: "allergy" };
  const answer = { memory: "I am allergic to musk", readings: [ill] };
  const session = await isReady(visitor, shop, { memory: answer });
  await stores(backend, session, "families", { families: ["musk"] });
  await visitor.opens("/maestro-journey?step=ready");
  const question = (await rowsOf(backend, session)).find((row) => isRecord(row.answer) && "memory" in row.answer);
  const line = `${question?.question_id} musk musk`;
  const posts = (change: string) =>
    shop.ask("/maestro-journey?step=ready", {
      form: { intent: "change", change },
      cookies: { maestro_session_id: session },
    });
  for (const crafted of ["lift musk", `wanted ${line}`, `less ${line}`, "forgo woody", "drop rose"]) {
    expect((await posts(crafted)).status).toBe(303);
    expect(await stored(backend, session, "memory")).toEqual(answer);
  }
  await posts(`refused ${line}`);
  expect(await stored(backend, session, "memory")).toMatchObject({ readings: [{ ...ill, sense: "refused" }] });
  await stores(backend, session, "memory", answer);
  await visitor.opens("/maestro-journey?step=ready");
  const forgo = told.too_little.forgo.replace("{{of}}", told.of.musk);
  await visitor.submits(page.getByRole("button", { name: forgo }));
  expect(await stored(backend, session, "families")).toBeUndefined();
  await expect(page.locator('button[value="finish"]')).toBeVisible();
});

test("what was both wished for and left out is asked about, and one press settles it", async ({
  visitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await isReady(visitor, shop, { memory, without: ["rain", "oud"] });
  const question = page.getByRole("status").filter({ hasText: "rain" });
  await expect(question).toContainText("?");
  await visitor.submits(question.getByRole("button", { name: told.press.wanted }));
  await expect(question).toHaveCount(0);
  expect(await stored(backend, session, "without")).toEqual({ without: ["oud"] });
  await expect(page.getByRole("region", { name: told.wanted, exact: true })).toContainText("rain");
});

test("who told of an illness without its cause is asked for it on the ready page, one press from the list", async ({
  visitor,
  shop,
}) => {
  const { page } = visitor;
  await isReady(visitor, shop, { memory: { memory: "the sea, and I have eczema" } });
  const question = page.getByRole("status").filter({ hasText: "I have eczema" });
  await expect(question).toContainText("?");
  await question.getByRole("link", { name: told.uncaused }).click();
  await expect(page.locator("[name=query]")).toBeVisible();
  await chooses(page, "without", "oud");
  await visitor.submits(page.getByRole("button", { name: "Next" }));
  await visitor.opens("/maestro-journey?step=ready");
  await expect(question).toHaveCount(0);
});

test("its owner and who weighs it read what a perfume is made without, and nobody else @no-script", async ({
  visitor,
  otherVisitor,
  shop,
  backend,
}) => {
  const { page } = visitor;
  const session = await hasAnswered(visitor, shop);
  await stores(backend, session, "memory", {
    memory: "rain, no rose",
    readings: [readings[0], { ...readings[1], sense: "refused" }],
  });
  await stores(backend, session, "without", { without: ["limonene", "oud"] });
  const before = await backend.sql(
    "select sum(times)::int as times from public.daily_counts where key in ('rose', 'oud')",
  );
  const { status } = await shop.ask("/maestro-journey?step=ready", {
    form: { intent: "finish" },
    cookies: { maestro_session_id: session },
  });
  expect(status).toBe(303);
  expect(
    await backend.sql("select sum(times)::int as times from public.daily_counts where key in ('rose', 'oud')"),
  ).toEqual(before);
  await visitor.opens(`/results?sid=${session}`);
  const without = visitor.sees(results.safety.without.replace(": {{names}}", ""));
  await expect(without).toContainText(thingNames.limonene.en);
  await expect(visitor.sees(resultsMessage.without_body)).toBeVisible();
  await expect(visitor.sees(resultsMessage.left_out.replace(" {{names}}.", ""))).toContainText(thingNames.rose.en);
  const [row] = await backend.sql<{ id: string; token: string; words: string }>(
    `select id, share_token as token, result_json #>> '{variants,1,maestro_notes}' as words
     from private.maestro_results where session_id = $1 and question_id is null`,
    [session],
  );
  // A letter is read in two parts, and what was left out is told in the last.
  const letter = page.getByText(row?.words.slice(-80) ?? "?");
  await page.locator("details", { has: letter }).locator("summary").first().click();
  await expect(letter).toBeVisible();
  const made = results.safety.without.replace("{{names}}", "").trim();
  const left = resultsMessage.left_out.replace("{{names}}.", "").trim();
  for (const path of [`/results?sid=${session}`, `/perfume/${row?.token}`]) {
    await otherVisitor.opens(path);
    await expect(otherVisitor.page.getByRole("heading", { level: 1 })).toBeVisible();
    const content = await otherVisitor.page.content();
    for (const secret of [made, left, "made_without", "left_out", thingNames.limonene.en])
      expect(content).not.toContain(secret);
  }
  await isAdmin(otherVisitor, shop);
  await otherVisitor.opens(`/results/${row?.id}`, { host: "admin" });
  await expect(otherVisitor.sees(/Made without: .*limonene/i)).toBeVisible();
});
