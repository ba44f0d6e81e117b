import { accountSessionOf, signInWithPassword } from "../../../app/backend/auth.ts";
import { type Backend, type BackendOptions, createBackend } from "../../../app/backend/backend.ts";
import { maestroStartSession } from "../../../app/backend/journeys.ts";
import { readSiteState } from "../../../app/backend/site-state.ts";
import { Secret } from "../../../app/encoding/secret.ts";
import { createLinkToken } from "../../../app/mail/link-token.ts";
import { localAdmin } from "../../../supabase/local/auth/local-admin.ts";
import { type Address, optionsOf } from "../../support/backend-options.ts";

/** A backend whose every call has its own client and deadline, as if each were another request. */
function backendWith(base: BackendOptions): Backend {
  const catalogueChangedAt = async () => (await readSiteState(backend, () => undefined)).catalogueChangedAt;
  const options = { ...base, catalogueChangedAt };
  const backend: Backend = {
    url: options.url,
    key: options.key,
    deadline: options.deadline,
    get auth() {
      return createBackend(options).auth;
    },
    run: (schema, query) => createBackend(options).run(schema, query),
    runAsWorker: (schema, query) => createBackend(options).runAsWorker(schema, query),
    cached: (key, schema, read) => createBackend(options).cached(key, schema, read),
  };
  return backend;
}

/** The backend of a guest, in a journey's session of their own if one is given. */
export function guestOf(address: Address, session?: string): Backend {
  return backendWith({ ...optionsOf(address), journeySession: session });
}

/** The hash of a link's token that nobody has. */
export async function anyHash(): Promise<string> {
  return (await createLinkToken()).hash;
}

/** A new journey's session and its visitor's backend. */
export async function journeyOf(address: Address): Promise<{ session: string; backend: Backend }> {
  const session = await maestroStartSession(guestOf(address), { language: "ar", userAgent: "a browser" });
  return { session, backend: guestOf(address, session) };
}

/** None in a token that Auth did not make. */
function sessionIn(accessToken: string): string | undefined {
  try {
    return accountSessionOf(accessToken);
  } catch {
    return undefined;
  }
}

/** The backend of the person of a token, in a browser that holds a journey's cookie if one is given. */
export function userOf(address: Address, accessToken: string | undefined, session?: string): Backend {
  return backendWith({
    ...optionsOf(address),
    journeySession: session,
    ...(accessToken !== undefined && {
      accessToken: new Secret(accessToken),
      accountSession: sessionIn(accessToken),
    }),
  });
}

/** The backend of the local admin, who is signed in. */
export async function adminOf(address: Address): Promise<Backend> {
  const { accessToken } = await signInWithPassword(guestOf(address), localAdmin);
  return userOf(address, accessToken);
}

/** A person as a customer of the shop: in any browser, and in one that holds a journey's cookie. */
export type Owner = { userId: string; backend: Backend; inJourney(session: string): Backend };

/** The same person as a customer of the shop. */
export async function ownerOf(address: Address): Promise<Owner> {
  const { userId, accessToken } = await signInWithPassword(guestOf(address), localAdmin);
  const inJourney = (session: string) => userOf(address, accessToken, session);
  return { userId, backend: userOf(address, accessToken), inJourney };
}
