import { visitorContext } from "../../auth/visitor.ts";
import { nullIfUnavailable } from "../../backend/backend.ts";
import { listOwnPerfumes } from "../../backend/own-perfumes.ts";
import { hasResult } from "../../backend/results.ts";
import { backendOf } from "../../http/backend.ts";
import type { Context } from "../../http/context.ts";
import { journeySession } from "../../http/journey-session.ts";
import { resultsPath } from "../journey-state/result-paths.ts";

/** The results of this browser's journey, else of the newest that goes with the account; null where there are none. */
export async function ownResultsPath(context: Context): Promise<string | null> {
  const backend = backendOf(context);
  const session = journeySession(context);
  if (session && (await hasResult(backend, session).catch(nullIfUnavailable))) return resultsPath(session);
  if (context.get(visitorContext).role === "guest") return null;
  const own = await listOwnPerfumes(backend).catch(nullIfUnavailable);
  const [newest] = own?.journeys ?? [];
  return newest ? resultsPath(newest.session) : null;
}
