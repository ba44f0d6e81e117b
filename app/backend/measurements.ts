import { z } from "zod";
import type { Backend } from "./backend.ts";

export const metrics = ["LCP", "CLS", "INP", "TTFB"] as const;
export const devices = ["phone", "tablet", "desktop"] as const;

/** How a page felt once. `path` is the route's pattern; `value` milliseconds, CLS without a unit. */
export const measurementSchema = z.object({
  path: z
    .string()
    .max(100)
    .regex(/^\/[a-zA-Z0-9:/_.?*-]*$/),
  metric: z.enum(metrics),
  value: z.number().min(0).max(600_000),
  device: z.enum(devices),
});

/** @throws BackendRefused for a value out of its bounds */
export async function measurePage(backend: Backend, measurement: z.infer<typeof measurementSchema>): Promise<void> {
  await backend.run(z.literal(true), (db) => db.rpc("measure_page", measurement));
}
