// The number of a parcel: whom it is told to, and that it goes when the parcel does.
import { expect } from "vitest";
import { advanceOrder, deliverByHand, findAdminOrder, sendParcel } from "../../../app/backend/admin/orders.ts";
import { findOrder } from "../../../app/backend/orders.ts";
import { type TestBackend, test } from "../../support/backend.ts";
import { adminOf } from "./callers.ts";
import { bottle, idOf, ownedPerfume, places } from "./order-helpers.ts";

async function bottled(backend: TestBackend) {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const { secret } = await places(mine, [bottle(perfume)]);
  const id = await idOf(backend, secret);
  await backend.sql("update public.orders set state = 'bottled' where id = $1", [id]);
  return {
    sends: (parcel: string) => sendParcel(admin, id, { courier: "SMSA", parcel }),
    recalls: () => advanceOrder(admin, { id, from: "on_its_way", to: "bottled", note: "the wrong box" }),
    moves: (from: "bottled", to: "on_its_way") => advanceOrder(admin, { id, from, to }),
    shown: async () => (await findOrder(mine, secret))?.parcel,
    /** The waiting letters are sent. */
    leave: () =>
      backend.sql("update private.outbox_letters set sent_at = now(), taken_at = now() where order_id = $1", [id]),
    letters: async () =>
      (
        await backend.sql<{ parcel: string }>(
          `select parcel from private.outbox_letters where order_id = $1 and kind = 'on_its_way' order by created_at`,
          [id],
        )
      ).map(({ parcel }) => parcel),
  };
}

test("a corrected number is told in a letter of its own, and no number twice", async ({ backend }) => {
  const { sends, letters, leave, shown } = await bottled(backend);
  expect(await sends("AA-1111")).toBe("done");
  await leave();
  expect(await sends("AA-1111")).toBe("done");
  expect(await letters()).toEqual(["AA-1111"]);
  expect(await sends("bb-2222")).toBe("done");
  expect(await shown()).toBe("BB-2222");
  await leave();
  expect(await letters()).toEqual(["AA-1111", "BB-2222"]);
  expect(await sends("BB-2222")).toBe("done");
  expect(await letters()).toEqual(["AA-1111", "BB-2222"]);
});

test("a number that is corrected before its letter left is not told", async ({ backend }) => {
  const { sends, letters } = await bottled(backend);
  expect(await sends("AA-1111")).toBe("done");
  expect(await sends("BB-2222")).toBe("done");
  expect(await letters()).toEqual(["BB-2222"]);
});

test("a parcel that is called back is shown no more, and the next is told anew", async ({ backend }) => {
  const { sends, recalls, moves, letters, leave, shown } = await bottled(backend);
  expect(await sends("AA-1111")).toBe("done");
  await leave();
  expect(await recalls()).toBe("done");
  expect(await shown()).toBeNull();
  expect(await moves("bottled", "on_its_way")).toBe("no_parcel");
  expect(await sends("BB-2222")).toBe("done");
  expect(await letters()).toEqual(["AA-1111", "BB-2222"]);
  // Of a parcel that stayed here no letter leaves afterwards.
  expect(await recalls()).toBe("done");
  expect(await letters()).toEqual(["AA-1111"]);
  expect(await sends("AA-1111")).toBe("done");
  expect(await letters()).toEqual(["AA-1111"]);
});

test("what the house brings itself has no number, until a courier takes it", async ({ backend }) => {
  const { backend: mine, perfume } = await ownedPerfume(backend);
  const admin = await adminOf(backend);
  const { secret } = await places(mine, [bottle(perfume)]);
  const id = await idOf(backend, secret);
  expect(await deliverByHand(admin, id, undefined)).toBe("moved_on");
  await backend.sql("update public.orders set state = 'bottled' where id = $1", [id]);
  expect(await deliverByHand(admin, id, undefined)).toBe("done");
  expect(await findOrder(mine, secret)).toMatchObject({ state: "on_its_way", by_hand: true, parcel: null });
  expect(await sendParcel(admin, id, { courier: "SMSA", parcel: "AA-1111" })).toBe("done");
  expect(await advanceOrder(admin, { id, from: "on_its_way", to: "delivered" })).toBe("done");
  expect(await findAdminOrder(admin, id)).toMatchObject({ by_hand: false, courier: "SMSA", parcel: "AA-1111" });
});
