import { z } from "zod";
import { passwordResetWindow, sessionLifetimes } from "../shop/timings.ts";

export const sessionUserSchema = z.object({
  /** The app that opened the session: it is not valid on the other app's host. */
  app: z.enum(["storefront", "admin"]),
  userId: z.string(),
  email: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** When the access token ends, in seconds since 1970. */
  expiresAt: z.number(),
  /** Signed in by a letter: for a while, a new password may be set without the old one. */
  recovery: z.boolean(),
  /** SHA-256 of the secret that the cookie holds beside the id. */
  secretHash: z.string(),
  /** The id of this session in the list of sessions. */
  ref: z.uuid(),
  browser: z.string(),
  system: z.string(),
  /** Milliseconds since 1970, like `seenAt`. */
  openedAt: z.number(),
  seenAt: z.number(),
});

/** The signed-in user of a session as KV stores it. The tokens never leave the server. */
export type SessionUser = z.infer<typeof sessionUserSchema>;

type Times = Pick<SessionUser, "app" | "openedAt" | "seenAt">;

/** Milliseconds that a session has left; 0 and less: it is over, by its absolute lifetime or its idle one. */
export function timeLeft({ app, openedAt, seenAt }: Times, now: number): number {
  const { absolute, idle } = sessionLifetimes[app];
  return Math.min(openedAt + absolute, seenAt + idle) - now;
}

/** Whether `seenAt` is old enough to be written anew. */
export function isToBeTouched({ app, seenAt }: Times, now: number): boolean {
  return now - seenAt > sessionLifetimes[app].touch;
}

/** Whether a password may be set without the old one, because an e-mailed link opened this session recently. */
export function mayReset({ recovery, openedAt }: Pick<SessionUser, "recovery" | "openedAt">, now: number): boolean {
  return recovery && now - openedAt < passwordResetWindow;
}
