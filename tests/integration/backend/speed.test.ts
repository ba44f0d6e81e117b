import { expect } from "vitest";
import { listPageSpeed } from "../../../app/backend/admin/speed.ts";
import { saveMeasurement } from "../../../app/backend/measurements.ts";
import { test } from "../../support/backend.ts";
import { adminOf, guestOf } from "./callers.ts";

test("measurements become percentiles, right to 2 %, that admins alone read", async ({ backend }) => {
  const guest = guestOf(backend);
  for (const value of [100, 200, 300, 400, 500])
    await saveMeasurement(guest, { path: "/home", metric: "LCP", value, device: "phone" });
  // Values as they come: most of them small, a few very large, and of every size.
  const [exact] = await backend.sql<Record<"lcp" | "cls", [number, number]>>(
    `with sample as (select 0.2 * exp(number * 14.0 / 1000) as value from generate_series(1, 1000) as number),
     kept as (
       select count(public.save_measurement('/spread', 'LCP', value, 'phone')), count(public.save_measurement('/spread', 'CLS', value / 6000, 'desktop'))
       from sample where value < 600000
     )
     select percentile_disc(array[0.5, 0.75]) within group (order by value) as lcp,
       percentile_disc(array[0.5, 0.75]) within group (order by value / 6000) as cls
     from sample cross join kept`,
  );
  const admin = await adminOf(backend);
  const speed = await listPageSpeed(admin);
  expect(speed.map(({ path, metric, visits }) => [path, metric, visits])).toEqual([
    ["/home", "LCP", 5],
    ["/spread", "CLS", 1000],
    ["/spread", "LCP", 1000],
  ]);
  const expected = [[300, 400], exact?.cls ?? [], exact?.lcp ?? []];
  const errors = speed.flatMap(({ p50, p75 }, index) =>
    [p50, p75].map((value, which) => Math.abs(value / (expected[index]?.[which] ?? 0) - 1)),
  );
  expect(Math.max(...errors)).toBeLessThan(0.02);
  await expect(listPageSpeed(guest)).rejects.toMatchObject({ code: "42501" });
});
