// A user's sessions, so that they can be seen and ended: beside each session KV holds an entry under the user's id. KV
// is eventually consistent: for up to a minute a new session may be missing, and an ended one still open elsewhere.
import { z } from "zod";
import { type SessionUser, sessionUserSchema, timeLeft } from "./session-user.ts";

const entrySchema = z.object({
  id: z.string(),
  ...sessionUserSchema.pick({ app: true, ref: true, browser: true, system: true, openedAt: true, seenAt: true }).shape,
});

/** What the list of sessions shows of a session, and its id in KV, which opens nothing without the cookie's secret. */
export type SessionEntry = z.infer<typeof entrySchema>;

const storedSchema = z.object({ user: sessionUserSchema });

const prefixOf = (userId: string) => `sessions:${userId}:`;
const keyOf = ({ userId, ref }: Pick<SessionUser, "userId" | "ref">) => prefixOf(userId) + ref;

/** Writes the entry of a session, or updates when it was seen. */
export async function saveSessionEntry(kv: KVNamespace, id: string, user: SessionUser): Promise<void> {
  const { app, ref, browser, system, openedAt, seenAt } = user;
  const metadata = { id, app, ref, browser, system, openedAt, seenAt } satisfies SessionEntry;
  await kv.put(keyOf(user), "", { metadata, expirationTtl: secondsLeft(user) });
}

/** The open sessions of a user in both apps, the one seen last first. */
export async function readSessionEntries(kv: KVNamespace, userId: string): Promise<SessionEntry[]> {
  const { keys } = await kv.list({ prefix: prefixOf(userId) });
  return keys
    .flatMap(({ metadata }) => entrySchema.safeParse(metadata).data ?? [])
    .filter((entry) => timeLeft(entry, Date.now()) > 0)
    .sort((one, other) => other.seenAt - one.seenAt);
}

/** Deletes a session and its entry. */
export async function deleteSession(kv: KVNamespace, userId: string, { id, ref }: { id: string; ref: string }) {
  await Promise.all([kv.delete(id), kv.delete(keyOf({ userId, ref }))]);
}

/** The access token of one of the user's sessions, while there is one. */
export async function accessTokenOf(kv: KVNamespace, userId: string, { id }: SessionEntry): Promise<string | null> {
  const { user } = storedSchema.safeParse(await kv.get(id, "json")).data ?? {};
  return user?.userId === userId ? user.accessToken : null;
}

/** The seconds that KV keeps a session for: at least 60, because it keeps nothing for less. */
export function secondsLeft(user: SessionUser): number {
  return Math.max(60, Math.floor(timeLeft(user, Date.now()) / 1000));
}
