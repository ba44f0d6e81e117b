import { createContext } from "react-router";
import { accountSessionOf } from "../backend/auth.ts";
import { type Backend, type BackendOptions, createBackend } from "../backend/backend.ts";
import { readSiteState, type SiteState } from "../backend/site-state.ts";
import { Secret } from "../encoding/secret.ts";
import { type Context, environmentContext, requestContext } from "./context.ts";
import { journeySession, openJourney } from "./journey-session.ts";
import { callerAddress } from "./limits/caller.ts";
import { logError } from "./log.ts";

/** The backend of one request, whose it is, and what was asked of it for the whole request. */
type RequestBackend = { backend: Backend; options: BackendOptions; siteState?: Promise<SiteState> };

/** Until the clock's next hour, with which hourly budgets begin anew. */
const secondsOfHourLeft = () => 3600 - (Math.floor(Date.now() / 1000) % 3600);

const backendContext = createContext<RequestBackend>();

/** Makes the backend of a request, once; its client is made with the first call. */
export async function openBackend(context: Context, request: Request): Promise<void> {
  await openJourney(context, request);
  const info = context.get(requestContext);
  const { supabase, limited } = context.get(environmentContext);
  const options: BackendOptions = {
    ...supabase,
    address: limited ? callerAddress(request) : undefined,
    journeySession: journeySession(context),
    get signal() {
      return info.deadline;
    },
    waitUntil: info.waitUntil,
    catalogueChangedAt: async () => (await siteStateOf(context)).catalogueChangedAt,
    onLetter: () => {
      info.lettersWait = true;
    },
    onOverBudget: () => {
      info.secondsToWait ??= secondsOfHourLeft();
    },
    onTrip: () => info.roundTrips.begin(),
  };
  context.set(backendContext, { backend: createBackend(options), options });
}

/**
 * The database and Auth as this request may use them: with the visitor's journey session, as a guest or, after
 * `actAs`, as a signed-in person.
 */
export function backendOf(context: Context): Backend {
  return context.get(backendContext).backend;
}

/**
 * Another one, with the deadline for each call: for what may take longer than a request has, such as an answer that is
 * sent in parts.
 */
export function newBackendOf(context: Context): Backend {
  return createBackend({ ...context.get(backendContext).options, signal: undefined });
}

/** `holder` has the journeys of its account in hand also where the calls are a guest's; left out, it is the same token. */
type Identity = { accessToken: string | undefined; holder?: string };

/**
 * From here on the request's calls are made by the person of this token (undefined: by a guest again), or in this
 * journey session, which has just been started.
 */
export function actAs(context: Context, identity: Identity | { journeySession: string }): void {
  const { options } = context.get(backendContext);
  if ("journeySession" in identity) {
    options.journeySession = identity.journeySession;
    return;
  }
  const { accessToken, holder = accessToken } = identity;
  options.accessToken = accessToken === undefined ? undefined : new Secret(accessToken);
  options.accountSession = holder === undefined ? undefined : accountSessionOf(holder);
}

/** Whether the shop is closed and since when its catalogue stands; asked once a request. */
export function siteStateOf(context: Context): Promise<SiteState> {
  const own = context.get(backendContext);
  own.siteState ??= readSiteState(own.backend, (error) => logError(context, error));
  return own.siteState;
}
