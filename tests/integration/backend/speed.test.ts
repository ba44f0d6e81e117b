import { expect } from "vitest";
import { measurePage } from "../../../app/backend/measurements.ts";
import { listSpeed } from "../../../app/backend/office/speed.ts";
import { test } from "../../support/backend.ts";
import { adminOf, guestOf } from "./callers.ts";

test("measurements become percentiles that admins alone read", async ({ backend }) => {
  const guest = guestOf(backend);
  for (const value of [100, 200, 300, 400, 500])
    await measurePage(guest, { path: "/home", metric: "LCP", value, device: "phone" });
  const admin = await adminOf(backend);
  expect(await listSpeed(admin)).toEqual([{ path: "/home", metric: "LCP", visits: 5, half: 300, most: 400 }]);
  await expect(listSpeed(guest)).rejects.toMatchObject({ code: "42501" });
});
