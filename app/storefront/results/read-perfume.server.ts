import { listAnswers } from "../../backend/answers.ts";
import { BackendDown, isUnavailable } from "../../backend/backend.ts";
import { findResult, type Result } from "../../backend/results.ts";
import { actAs, backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import type { Answers } from "../../maestro/types.ts";
import { mergeAnswers } from "../journey-state/merge-answers.ts";

type SavedPerfume = { result: Result | null; answers: Answers | null; down: boolean };

type PerfumeQuery = {
  sid: string | null;
  /** An edition of the session; the newest unless told. */
  edition?: number | undefined;
  /** The browser's own, with the answers behind it. */
  own: boolean;
};

/** A saved perfume of the session `sid`. `down` tells that the backend could not be reached. */
export async function readPerfume(context: Context, { sid, edition, own }: PerfumeQuery): Promise<SavedPerfume> {
  if (!sid) return { result: null, answers: null, down: false };
  const backend = backendOf(context);
  if (own) actAs(context, { session: sid });
  try {
    const result = await findResult(backend, sid, edition);
    if (!own || !result) return { result, answers: null, down: false };
    // A perfume from before answers were kept with it has those of now.
    const rows = result.answers ? [result.answers] : (await listAnswers(backend, sid)).map(({ answer }) => answer);
    return { result, answers: mergeAnswers(rows), down: false };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { result: null, answers: null, down: error instanceof BackendDown };
  }
}
