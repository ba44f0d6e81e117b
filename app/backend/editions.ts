import { z } from "zod";
import type { Backend } from "./backend.ts";
import { editionSchema } from "./result-schema.ts";

/** A session's perfume in short: enough to list it and to compare it with another. */
export type Edition = z.infer<typeof editionSchema>;

/** All perfumes of a session, the last composed first; none for a session that is not this request's own. */
export async function listEditions(backend: Backend, session: string): Promise<Edition[]> {
  const schema = z.array(editionSchema.nullable().catch(null));
  const editions = await backend.runAsWorker(schema, (db) => db.rpc("list_editions", { session_id: session }));
  // What cannot be read is left out.
  return editions.filter((edition) => edition !== null);
}
