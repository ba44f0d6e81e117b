import { z } from "zod";
import type { Backend } from "./backend.ts";
import { ownEditionSchema } from "./result-schema.ts";

const journeySchema = z
  .object({
    session: z.uuid(),
    created_at: z.string(),
    editions: z.array(ownEditionSchema.nullable().catch(null)),
  })
  .transform(({ session, created_at, editions }) => ({
    session,
    startedAt: created_at,
    // What cannot be read is left out.
    editions: editions.filter((edition) => edition !== null),
  }));

/** A finished journey that goes with an account: its perfumes, first the one finished last. */
export type OwnJourney = z.infer<typeof journeySchema>;
export type OwnEdition = z.infer<typeof ownEditionSchema>;

/** The number of journeys that are listed at once. */
export const ownJourneysPage = 12;

/**
 * The finished journeys of who makes this request, the last begun first; those begun before `before`, where there are
 * `more`.
 * @throws BackendRefused for a guest
 */
export async function listOwnPerfumes(
  backend: Backend,
  before?: string,
): Promise<{ journeys: OwnJourney[]; more: boolean }> {
  const journeys = await backend.run(z.array(journeySchema), (db) =>
    db.rpc("list_own_perfumes", { before, max_rows: ownJourneysPage + 1 }),
  );
  return { journeys: journeys.slice(0, ownJourneysPage), more: journeys.length > ownJourneysPage };
}
