import { z } from "zod";

/** What became of the press on a mailed link: `used` before, or `unknown`: never made, or over. */
export const linkOutcomeSchema = z.enum(["done", "used", "unknown"]);

export type LinkOutcome = z.infer<typeof linkOutcomeSchema>;
