import { expect } from "vitest";
import { listAllQuestions } from "../../../app/backend/admin/questions.ts";
import { readStatistics } from "../../../app/backend/admin/statistics.ts";
import { saveAnswer } from "../../../app/backend/answers.ts";
import { saveResult } from "../../../app/backend/results.ts";
import { compose } from "../../../app/maestro/index.ts";
import { addLead, addSubscriber } from "../../support/accounts.ts";
import { test } from "../../support/backend.ts";
import { adminOf, guestOf, journeyOf } from "./callers.ts";
import { bottle, ownedPerfume, places } from "./order-helpers.ts";

test("a journey counts once at each step, whatever is changed, purged or erased afterwards", async ({ backend }) => {
  const admin = await adminOf(backend);
  const before = await readStatistics(admin, 7);
  const { session, backend: own } = await journeyOf(backend);
  const question = (await listAllQuestions(admin)).find(({ parts }) => parts.some(({ theme }) => theme === "families"));
  const answer = { session, question: question?.id ?? "", language: "en" } as const;
  await saveAnswer(own, { ...answer, answer: { families: ["woody", "mina@example.com"] } });
  await saveAnswer(own, { ...answer, answer: { families: ["floral", "woody"] } });
  const perfume = (attempt: number) => ({
    session,
    language: "en" as const,
    answers: { families: ["woody"], strength: attempt + 1 },
    composition: compose({ answers: { families: ["woody"], strength: attempt + 1 }, session }),
    words: ["rain" as const, "sea" as const],
  });
  expect(await saveResult(own, perfume(0))).toBe("saved");
  expect(await saveResult(own, perfume(1))).toBe("saved");
  await backend.sql("delete from maestro_sessions where id = $1", [session]);

  const after = await readStatistics(admin, 7);
  const sum = (counts: Partial<Record<string, number>>) => Object.values(counts).reduce<number>((a, b = 0) => a + b, 0);
  expect(sum(after.begun) - sum(before.begun)).toBe(1);
  expect(sum(after.finished) - sum(before.finished)).toBe(1);
  expect(after.days.at(-1)?.finished).toBe((before.days.at(-1)?.finished ?? 0) + 1);
  const answered = (statistics: typeof after) =>
    sum(statistics.questions.find(({ id }) => id === question?.id)?.answered ?? {});
  expect(answered(after) - answered(before)).toBe(1);
  const times = (statistics: typeof after) =>
    Object.fromEntries(statistics.answer_counts.map(({ key, times: count }) => [key, count]));
  for (const key of ["woody", "floral", "rain", "sea"])
    expect([key, (times(after)[key] ?? 0) - (times(before)[key] ?? 0)]).toEqual([key, 1]);
  expect(JSON.stringify(await backend.sql("select key from daily_counts"))).not.toContain("mina");
});

test("leads and subscribers count on the day they come, and on the day they go", async ({ backend }) => {
  const admin = await adminOf(backend);
  const today = async () => (await readStatistics(admin, 1)).days[0];
  const before = await today();
  await addLead(backend, "counted@house.test");
  await addSubscriber(backend, "counted@house.test");
  await backend.sql("update newsletter_subscribers set unsubscribed_at = now() where email = 'counted@house.test'");
  await backend.sql("delete from leads where email = 'counted@house.test'");
  expect(await today()).toMatchObject({
    leads: (before?.leads ?? 0) + 1,
    subscribed: (before?.subscribed ?? 0) + 1,
    unsubscribed: (before?.unsubscribed ?? 0) + 1,
  });
});

test("orders and money are counted by month and currency, what the bank gave back again as well", async ({
  backend,
}) => {
  const admin = await adminOf(backend);
  await backend.sql("delete from public.orders");
  const perfume = await ownedPerfume(backend);
  const [first, second] = [
    await places(perfume.backend, [bottle(perfume.perfume)]),
    await places(perfume.backend, [bottle(perfume.perfume)]),
  ];
  const books = async ({ secret }: typeof first, column: string, amount: number, at: string) =>
    backend.sql(
      `insert into public.order_events (order_id, actor, ${column}, at) select id, 'house', $2, ${at} from public.orders where secret = $1`,
      [secret, amount],
    );
  const riyadh = "date_trunc('month', now() at time zone 'Asia/Riyadh')";
  await books(first, "paid", 50_000, "now()");
  await books(first, "refunded", 20_000, "now()");
  await books(first, "refund_failed", 5000, "now()");
  // An hour before this month began in Riyadh, and more than a year ago.
  await books(second, "paid", 70_000, `(${riyadh} - interval '1 hour') at time zone 'Asia/Riyadh'`);
  await books(second, "paid", 90_000, `(${riyadh} - interval '12 months') at time zone 'Asia/Riyadh'`);
  const [months] = await backend.sql<{ now: string; before: string }>(
    `select to_char(${riyadh}, 'YYYY-MM') as now, to_char(${riyadh} - interval '1 day', 'YYYY-MM') as before`,
  );
  expect((await readStatistics(admin, 7)).months).toEqual([
    { month: months?.now, currency: "AED", orders: 2, paid: 50_000, refunded: 15_000 },
    { month: months?.before, currency: "AED", orders: 0, paid: 70_000, refunded: 0 },
  ]);
});

test("statistics are shown to admins alone, and no further back than ninety days", async ({ backend }) => {
  await expect(readStatistics(guestOf(backend), 7)).rejects.toMatchObject({ code: "42501" });
  expect((await readStatistics(await adminOf(backend), 100_000)).days).toHaveLength(90);
});
