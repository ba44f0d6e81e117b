import { expect, test } from "../support/shop.ts";
import { isAdmin } from "../support/signed-in.ts";

const today = "(now() at time zone 'UTC')::date";

test.beforeEach(async ({ backend, visitor, shop }) => {
  await backend.sql("delete from daily_counts");
  await backend.sql(`
    insert into daily_counts (day, kind, lang, key, times)
    select ${today} - ago, kind, lang, key, times from (
      values (0, 'begun', 'ar', '', 9), (0, 'begun', 'ru', '', 3), (20, 'begun', 'en', '', 8), (20, 'finished', 'en', '', 5),
        (0, 'finished', 'ar', '', 4), (1, 'family', '', 'woody', 7), (1, 'season', '', 'winter', 2), (2, 'word', '', 'rain', 6),
        (0, 'lead', 'ar', '', 2), (0, 'subscribed', 'ar', '', 1)
    ) as counted (ago, kind, lang, key, times)`);
  await backend.sql(`
    insert into daily_counts (day, kind, lang, key, times)
    select ${today}, 'answered', 'ar', id::text, 8 from maestro_questions order by order_index limit 1`);
  await isAdmin(visitor, shop);
});

test("today's work comes first, and the house at a glance counts the period that is chosen @repeats", async ({
  visitor,
}) => {
  const { page } = visitor;
  const rooms = page.getByRole("navigation", { name: "Sections" }).getByRole("link");
  await visitor.opens("/house", { host: "admin" });
  await expect(rooms.first()).toHaveText("Today");
  const figure = (name: string) => page.locator("dl > div").filter({ hasText: name }).locator("dd");
  await expect(figure("Journeys begun")).toHaveText("20");
  await expect(figure("Journeys finished")).toHaveText("9");
  await page.getByRole("button", { name: "7 days" }).click();
  await expect(figure("Journeys begun")).toHaveText("12");
  await expect(page).toHaveURL(/\/house\?days=7$/);
  await expect(page.getByRole("button", { name: "7 days" })).toHaveAttribute("aria-pressed", "true");

  await expect(page.getByRole("img", { name: "Journeys begun: 12 · Journeys finished: 4" })).toBeVisible();
  const chart = (title: string) => page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
  await expect(chart("How far visitors get").locator("li").nth(1)).toContainText("4 stopped before this question");
  await expect(chart("Words from visitors’ memories").locator("li")).toHaveText(/rain/);
  await expect(chart("Scent families").locator("li")).toHaveText(/woody/);
  await chart("How far visitors get").getByText("The figures").click();
  const row = chart("How far visitors get").getByRole("row", { name: "Journeys begun" });
  await expect(row.getByRole("cell")).toHaveText(["Journeys begun", "9", "0", "0", "3", "12", "0"]);
});

test("letters that wait for a reply are counted, and lead to them @script", async ({ visitor, backend }) => {
  const { page } = visitor;
  await backend.sql("delete from contact_letters");
  await backend.sql(`
    insert into contact_letters (name, email, lang, message, reply, replied_by, replied_at, sent_at)
    select 'Mina', 'mina@waiting.test', 'en', 'Hello', reply, by, at, at from (
      values (null, null, null), (null, null, null), ('Yes.', 'admin@athar.localhost', now())
    ) as letter (reply, by, at)`);
  await visitor.opens("/house", { host: "admin" });
  await expect(page.locator("dl > div").filter({ hasText: "Messages waiting for a reply" }).locator("dd")).toHaveText(
    "2",
  );
  await page.getByRole("link", { name: "Messages waiting for a reply" }).click();
  await expect(page).toHaveURL(/\/letters$/);
});

test("in Arabic the days and the bars begin on the right @script", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.opens("/house?days=7", { host: "admin", language: "ar" });
  const days = page.getByRole("img").first();
  const boxes = await days.locator("rect").evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().x));
  const [first = 0, second = 0] = boxes;
  expect(first).toBeGreaterThan(second);
  const list = page.locator("ol").first();
  const [bar, track] = await Promise.all([
    list.locator("rect").nth(1).boundingBox(),
    list.locator("svg").nth(1).boundingBox(),
  ]);
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeCloseTo((track?.x ?? 0) + (track?.width ?? 0), 0);
  expect(bar?.x).toBeGreaterThan(track?.x ?? 0);
});

test("counts that cannot be read say so @script", async ({ visitor, faults }) => {
  faults.inject({ kind: "error", path: "read_statistics" });
  await visitor.opens("/house", { host: "admin" });
  await expect(visitor.page.getByRole("alert")).toHaveText("That did not work. Please try again in a moment.");
});
