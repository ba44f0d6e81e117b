import { listAnswers } from "../../backend/answers.ts";
import { BackendDown, isUnavailable } from "../../backend/backend.ts";
import { findResult, type Result } from "../../backend/results.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import type { Answers } from "../../maestro/types.ts";
import { mergeAnswers } from "../journey-state/merge-answers.ts";

type SavedPerfume = { result: Result | null; answers: Answers | null; down: boolean };

type PerfumeQuery = {
  sid: string | null;
  /** An edition of the session; the newest unless told. */
  edition?: number | undefined;
};

/**
 * A saved perfume of the session `sid`, with the answers behind it for who holds its journey. `down` tells that the
 * backend could not be reached.
 */
export async function readPerfume(context: Context, { sid, edition }: PerfumeQuery): Promise<SavedPerfume> {
  if (!sid) return { result: null, answers: null, down: false };
  const backend = backendOf(context);
  try {
    const result = await findResult(backend, sid, edition);
    if (result?.holder !== "caller") return { result, answers: null, down: false };
    // A perfume from before answers were kept with it has those of now.
    const rows = result.answers ? [result.answers] : (await listAnswers(backend, sid)).map(({ answer }) => answer);
    return { result, answers: mergeAnswers(rows), down: false };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { result: null, answers: null, down: error instanceof BackendDown };
  }
}
