import type { RouterContextProvider } from "react-router";
import { listAnswers } from "../../backend/answers.ts";
import { BackendDown, BackendRefused } from "../../backend/backend.ts";
import { findResult, type Result } from "../../backend/results.ts";
import { backendOf } from "../../http/backend.ts";
import type { Answers } from "../../maestro/types.ts";
import { answersOf } from "../journey/answers-of.ts";

type Place = { context: Readonly<RouterContextProvider>; request: Request };
type Found = { result: Result | null; answers: Answers | null; down: boolean };

/**
 * The saved perfume of the session an address names and, for the browser it belongs to, the answers behind it. Never
 * throws for the backend's sake: what cannot be read is told as `down`.
 */
export async function readPerfume(place: Place, sid: string | null, own: boolean): Promise<Found> {
  if (!sid) return { result: null, answers: null, down: false };
  const backend = backendOf(place.context, place.request, { session: sid });
  try {
    const [result, rows] = await Promise.all([findResult(backend, sid), own ? listAnswers(backend, sid) : null]);
    return { result, answers: rows && answersOf(rows), down: false };
  } catch (error) {
    if (error instanceof BackendDown) return { result: null, answers: null, down: true };
    if (error instanceof BackendRefused) return { result: null, answers: null, down: false };
    throw error;
  }
}
