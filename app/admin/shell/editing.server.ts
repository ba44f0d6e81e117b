import type { SubmissionResult } from "@conform-to/dom";
import { data } from "react-router";
import { z } from "zod";
import { equalJson } from "../../encoding/equal-json.ts";
import type { Refusable } from "./route-data.server.ts";

/** The fields of optimistic locking, as timestamps of rows; a new row has none. */
export const versionFields = {
  /** The `updated_at` of the row that the form was filled with. */
  updatedAt: z.string().max(60).optional(),
  /** The `updated_at` of the newer row that the admin was told of and chose to overwrite. */
  over: z.string().max(60).optional(),
};

/** The result of a form over a row that someone else has saved meanwhile, at `theirs`. */
export type EditResult = SubmissionResult & { theirs?: string };

/** Answers 409 with the time of the newer row; nothing typed is lost. */
export function refuseOutdated(form: Refusable, theirs: string) {
  const { data: result, init } = form.refuse([], 409);
  return data<EditResult>({ ...result, theirs }, init ?? {});
}

/** True where a row holds these values already: the same form was sent before, and its response was lost. */
export function holds(row: Record<string, unknown>, values: Record<string, unknown>): boolean {
  return Object.entries(values).every(([name, value]) => equalJson(row[name], value));
}
