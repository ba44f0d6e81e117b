import { signInWithPassword } from "../../../app/backend/auth.ts";
import { type Backend, type BackendOptions, createBackend } from "../../../app/backend/backend.ts";
import { startSession } from "../../../app/backend/sessions.ts";
import { readSiteState } from "../../../app/backend/site-state.ts";
import { createLinkToken } from "../../../app/mail/link-token.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";

/** Where a backend is reached. */
export type Address = { url: string; key: string; workerToken: string };

/** A backend whose every call has its own client and deadline, as if each were another request. */
function backendWith(base: BackendOptions): Backend {
  const catalogueChangedAt = async () => (await readSiteState(backend, () => undefined)).catalogueChangedAt;
  const options = { ...base, catalogueChangedAt };
  const backend: Backend = {
    url: options.url,
    key: options.key,
    get auth() {
      return createBackend(options).auth;
    },
    run: (schema, query) => createBackend(options).run(schema, query),
    runAsWorker: (schema, query) => createBackend(options).runAsWorker(schema, query),
    cached: (key, schema, read) => createBackend(options).cached(key, schema, read),
  };
  return backend;
}

/** The backend of a guest, in a journey's session if one is given. */
export function guestOf({ url, key, workerToken }: Address, session?: string): Backend {
  return backendWith({ url, key, workerToken, session });
}

/** The hash of a link's token that nobody has. */
export async function anyHash(): Promise<string> {
  return (await createLinkToken()).hash;
}

/** A new journey's session and its visitor's backend. */
export async function journeyOf(address: Address): Promise<{ session: string; backend: Backend }> {
  const session = await startSession(guestOf(address), { language: "ar", userAgent: "a browser" });
  return { session, backend: guestOf(address, session) };
}

/** The backend of the person of a token. */
export function userOf({ url, key, workerToken }: Address, accessToken: string): Backend {
  return backendWith({ url, key, workerToken, accessToken });
}

/** The backend of the local admin, who is signed in. */
export async function adminOf(address: Address): Promise<Backend> {
  const { accessToken } = await signInWithPassword(guestOf(address), localAdmin);
  return userOf(address, accessToken);
}

/** The same person as a customer of the shop. */
export async function ownerOf(address: Address): Promise<{ userId: string; backend: Backend }> {
  const { userId, accessToken } = await signInWithPassword(guestOf(address), localAdmin);
  return { userId, backend: userOf(address, accessToken) };
}
