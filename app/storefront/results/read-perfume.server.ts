import { listAnswers } from "../../backend/answers.ts";
import { BackendDown, BackendRefused } from "../../backend/backend.ts";
import { findResult, type Result } from "../../backend/results.ts";
import { actAs, backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import type { Answers } from "../../maestro/types.ts";
import { mergeAnswers } from "../journey/merge-answers.ts";

type SavedPerfume = { result: Result | null; answers: Answers | null; down: boolean };

/**
 * The saved perfume of the session `sid` and, where it is the browser's own, the answers behind it. `down` tells that
 * the backend could not be reached.
 */
export async function readPerfume(context: Context, sid: string | null, own: boolean): Promise<SavedPerfume> {
  if (!sid) return { result: null, answers: null, down: false };
  const backend = backendOf(context);
  actAs(context, { session: sid });
  try {
    const [result, rows] = await Promise.all([findResult(backend, sid), own ? listAnswers(backend, sid) : null]);
    return { result, answers: rows && mergeAnswers(rows.map(({ answer }) => answer)), down: false };
  } catch (error) {
    if (error instanceof BackendDown) return { result: null, answers: null, down: true };
    if (error instanceof BackendRefused) return { result: null, answers: null, down: false };
    throw error;
  }
}
