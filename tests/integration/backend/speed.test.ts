import { expect } from "vitest";
import { listPageSpeed } from "../../../app/backend/admin/speed.ts";
import { saveMeasurement } from "../../../app/backend/measurements.ts";
import { test } from "../../support/backend.ts";
import { adminOf, guestOf } from "./callers.ts";

test("measurements become percentiles that admins alone read", async ({ backend }) => {
  const guest = guestOf(backend);
  for (const value of [100, 200, 300, 400, 500])
    await saveMeasurement(guest, { path: "/home", metric: "LCP", value, device: "phone" });
  const admin = await adminOf(backend);
  expect(await listPageSpeed(admin)).toEqual([{ path: "/home", metric: "LCP", visits: 5, p50: 300, p75: 400 }]);
  await expect(listPageSpeed(guest)).rejects.toMatchObject({ code: "42501" });
});
