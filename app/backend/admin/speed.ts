import { z } from "zod";
import type { Backend } from "../backend.ts";
import { metrics } from "../measurements.ts";

const pageSpeedSchema = z.object({
  path: z.string(),
  metric: z.enum(metrics),
  visits: z.number(),
  /** The median and the 75th percentile: milliseconds, CLS has no unit. */
  p50: z.number(),
  p75: z.number(),
});

export type PageSpeed = z.infer<typeof pageSpeedSchema>;

/** Percentiles of the web vitals of the last 28 days by page and metric; none for a caller who is not an admin. */
export function listPageSpeed(backend: Backend): Promise<PageSpeed[]> {
  return backend.run(z.array(pageSpeedSchema), (db) => db.rpc("list_page_speed"));
}
