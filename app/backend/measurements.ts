import { z } from "zod";
import type { Backend } from "./backend.ts";

export const metrics = ["LCP", "CLS", "INP", "TTFB"] as const;
const devices = ["phone", "tablet", "desktop"] as const;

/** One web vital of one visit. `path` is the route's pattern; `value` is in milliseconds, CLS has no unit. */
export const measurementSchema = z.object({
  path: z
    .string()
    .max(100)
    .regex(/^\/[a-zA-Z0-9:/_.?*-]*$/),
  metric: z.enum(metrics),
  value: z.number().min(0).max(600_000),
  device: z.enum(devices),
});

/** @throws BackendRefused for a value out of bounds (23514) and where the hour's budget is spent */
export async function saveMeasurement(backend: Backend, measurement: z.infer<typeof measurementSchema>): Promise<void> {
  await backend.runAsWorker(z.literal(true), (db) =>
    db.rpc("save_measurement", { ...measurement, ip: backend.address }),
  );
}
