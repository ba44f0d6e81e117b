import { signOut } from "../backend/auth.ts";
import { backendOf } from "../http/backend.ts";
import { type Context, environmentContext } from "../http/context.ts";
import { hour } from "../shop/timings.ts";
import { accessTokenOf, deleteSession, readSessionEntries, type SessionEntry } from "./session-list.ts";
import { visitorContext } from "./visitor.ts";

/** A session as its owner sees it. `seen` says how long ago it was last used, in the form of `Intl.RelativeTimeFormat`. */
export type ListedSession = Pick<SessionEntry, "ref" | "app" | "browser" | "system" | "openedAt"> & {
  own: boolean;
  seen: { value: number; unit: "hour" | "day" };
};

/** Lists the open sessions of the person who makes this request, the one that makes it first. */
export async function listOwnSessions(context: Context): Promise<ListedSession[]> {
  const { session } = context.get(visitorContext);
  if (!session) return [];
  const entries = await readSessionEntries(context.get(environmentContext).sessions, session.userId);
  return entries
    .map(({ ref, app, browser, system, openedAt, seenAt }) => {
      const hours = Math.floor((Date.now() - seenAt) / hour);
      const seen =
        hours < 24
          ? { value: -hours, unit: "hour" as const }
          : { value: -Math.floor(hours / 24), unit: "day" as const };
      return { ref, app, browser, system, openedAt, seen, own: ref === session.ref };
    })
    .sort((one, other) => Number(other.own) - Number(one.own));
}

/** Ends another session of the person who makes this request: at Auth, if its token still lasts, and in KV. */
export async function endSessionOf(context: Context, ref: string): Promise<void> {
  const { session } = context.get(visitorContext);
  if (!session || ref === session.ref) return;
  const kv = context.get(environmentContext).sessions;
  const entry = (await readSessionEntries(kv, session.userId)).find((each) => each.ref === ref);
  if (!entry) return;
  const accessToken = await accessTokenOf(kv, session.userId, entry);
  if (accessToken) await signOut(backendOf(context), accessToken);
  await deleteSession(kv, session.userId, entry);
}

/**
 * Ends all sessions of the person who makes this request, except that of `accessToken`, which is named `keep` in KV.
 * Auth comes first: from then on no refresh token works, and what KV still serves elsewhere ends with its access token.
 * @throws BackendDown, before anything is ended
 */
export async function endOtherSessions(context: Context, accessToken: string, keep?: string): Promise<void> {
  const { session } = context.get(visitorContext);
  if (!session) return;
  const { userId } = session;
  const kv = context.get(environmentContext).sessions;
  await signOut(backendOf(context), accessToken, "others");
  const others = (await readSessionEntries(kv, userId)).filter(({ ref }) => ref !== keep);
  await Promise.all(others.map((entry) => deleteSession(kv, userId, entry)));
}
