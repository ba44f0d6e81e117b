import { visitorContext } from "../../auth/visitor.ts";
import { BackendDown, isUnavailable } from "../../backend/backend.ts";
import { findResult, findShownPerfume, type Result, type ShownPerfume } from "../../backend/results.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { journeySession } from "../../http/journey-session.ts";
import type { Answers } from "../../maestro/types.ts";
import { mergeAnswers } from "../journey-state/merge-answers.ts";

/** A perfume of one's own with the answers behind it, or what a stranger is shown of another's. */
export type ReadPerfume = { own: Own | null; shown: ShownPerfume | null; down: boolean };
type Own = { result: Result; answers: Answers };

type PerfumeQuery = {
  sid: string | null;
  /** An edition of the session; the newest unless told. */
  edition?: number | undefined;
};

const nothing: ReadPerfume = { own: null, shown: null, down: false };

/** A saved perfume of the session `sid`. `down` tells that the backend could not be reached. */
export async function readPerfume(context: Context, { sid, edition }: PerfumeQuery): Promise<ReadPerfume> {
  if (!sid) return nothing;
  try {
    // The database decides whose it is; nobody else need ask.
    const mayHold = sid === journeySession(context) || context.get(visitorContext).role !== "guest";
    const own = mayHold ? await readOwn(context, sid, edition) : null;
    if (own) return { ...nothing, own };
    return { ...nothing, shown: await findShownPerfume(backendOf(context), sid, edition) };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { ...nothing, down: error instanceof BackendDown };
  }
}

async function readOwn(context: Context, sid: string, edition: number | undefined): Promise<Own | null> {
  const result = await findResult(backendOf(context), sid, edition);
  return result && { result, answers: mergeAnswers([result.answers]) };
}
