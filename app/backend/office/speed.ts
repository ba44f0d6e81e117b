import { z } from "zod";
import type { Backend } from "../backend.ts";
import { metrics } from "../measurements.ts";

const speedSchema = z.object({
  path: z.string(),
  metric: z.enum(metrics),
  visits: z.number(),
  /** Half of the visits, and three quarters of them, were as fast: milliseconds, CLS without a unit. */
  half: z.number(),
  most: z.number(),
});

export type PageSpeed = z.infer<typeof speedSchema>;

/** How the pages felt to measured visitors in the last 28 days, by page and metric. Nothing for whoever is no admin. */
export function listSpeed(backend: Backend): Promise<PageSpeed[]> {
  return backend.run(z.array(speedSchema), (db) => db.rpc("page_speed"));
}
