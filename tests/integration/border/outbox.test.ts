// Letters that a mail service takes, while its answer, or the report of it, is lost on the way.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { placedOrder } from "../../support/fault-forms.ts";
import { type HttpShop, openHttpShop } from "../../support/http-shop.ts";

let shop: HttpShop;
beforeAll(async () => {
  shop = await openHttpShop();
});
afterEach(() => shop.faults.heal());
afterAll(() => shop.stop());

const mailService = "^/mailbox/emails";

/** Its letter waits, as what the clock sends. */
async function orderWithLetter(mark: string) {
  const { id } = await placedOrder(shop, mark);
  const [order] = await shop.backend.sql<{ email: string }>("select email from public.orders where id = $1", [id]);
  return {
    id,
    arrived: () => shop.backend.mailbox.messages().filter(({ to }) => to === order?.email).length,
    letter: async () =>
      shop.backend.sql(
        "select sent_at is not null as sent, dead_at is not null as dead, attempts from private.outbox_letters where order_id = $1",
        [id],
      ),
    comesDue: () => shop.backend.sql("update private.outbox_letters set due_at = now() where order_id = $1", [id]),
  };
}

test.each([
  ["cut off", { kind: "reset", path: mailService, after: true }],
  ["never given", { kind: "hang", path: mailService, after: true }],
  ["given, and its report is lost", { kind: "reset", path: "^/rest/v1/rpc/report_letter", after: false }],
] as const)("a letter is sent once though its answer is %s", async (what, fault) => {
  const { arrived, letter, comesDue } = await orderWithLetter(`lost-${what.length}`);
  shop.faults.inject(fault);
  await shop.tick();
  shop.faults.heal();
  expect([arrived(), await letter()]).toEqual([1, [{ sent: false, dead: false, attempts: 1 }]]);
  await comesDue();
  await shop.tick();
  expect([arrived(), await letter()]).toEqual([1, [{ sent: true, dead: false, attempts: 2 }]]);
});

test("a letter that reads otherwise by the time it is tried again is not sent a second time", async () => {
  const { id, arrived, letter, comesDue } = await orderWithLetter("reworded");
  shop.faults.inject({ kind: "reset", path: mailService, after: true });
  await shop.tick();
  shop.faults.heal();
  await shop.backend.sql("update public.orders set proven_at = now() where id = $1", [id]);
  await comesDue();
  await shop.tick();
  expect([arrived(), await letter()]).toEqual([1, [{ sent: true, dead: false, attempts: 2 }]]);
});

test("a letter that the mail service did not take is sent when it takes it", async () => {
  const { arrived, letter, comesDue } = await orderWithLetter("refused");
  shop.faults.inject({ kind: "busy", path: mailService });
  await shop.tick();
  shop.faults.heal();
  expect(arrived()).toBe(0);
  await comesDue();
  await shop.tick();
  expect([arrived(), await letter()]).toEqual([1, [{ sent: true, dead: false, attempts: 2 }]]);
});
