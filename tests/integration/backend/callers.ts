import { signInWithPassword } from "../../../app/backend/auth.ts";
import { type Backend, type BackendOptions, createBackend } from "../../../app/backend/backend.ts";
import { startSession } from "../../../app/backend/sessions.ts";
import { localAdmin } from "../../../supabase/local/local-admin.ts";

type Address = { url: string; key: string };

/** Each call is a request of its own, with a deadline of its own. */
function caller(options: BackendOptions): Backend {
  return { url: options.url, run: (schema, query) => createBackend(options).run(schema, query) };
}

/** A visitor nobody knows, with the journey's session if one is given. */
export function guestOf({ url, key }: Address, session?: string): Backend {
  return caller({ url, key, session });
}

/** A visitor who has begun a journey. */
export async function travellerOf(address: Address): Promise<{ session: string; backend: Backend }> {
  const session = await startSession(guestOf(address), { language: "ar", userAgent: "a browser" });
  return { session, backend: guestOf(address, session) };
}

/** The local admin, with a token of Auth's own making. */
export async function adminOf({ url, key }: Address): Promise<Backend> {
  const { accessToken } = await signInWithPassword({ url, key }, localAdmin);
  return caller({ url, key, accessToken });
}
