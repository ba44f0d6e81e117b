/** Delays and intervals that several places share, in milliseconds; what one place alone uses stands there. */

const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * How long one stays signed in: without doing anything, and however busy. `touch`: who goes on after so long is noted
 * down as seen, so the idle time is right to that extent.
 */
export const sessionLifetimes = {
  storefront: { idle: 30 * day, absolute: 90 * day, touch: day },
  admin: { idle: 2 * hour, absolute: 12 * hour, touch: hour / 2 },
} as const;
/** So long after pressing a letter's link one may set a password without the old one. */
export const passwordResetWindow = 15 * minute;
/** A browser that nobody signed in with for so long is new again: its cookie and what KV knows of it end together. */
export const browserLifetime = 365 * day;

/** All calls to the backend for one request together. */
export const backendDeadline = 2500;
/** The page cache: fresh for the first, then stale-while-revalidate for the second. */
export const pageFresh = minute;
export const pageStale = 10 * minute;
/** Sign-up and login show success for this long, then are idle again. */
export const accountSuccess = 5000;
/** Answers whose time must not tell whether an address has an account are sent at multiples of this. */
export const timingStep = 400;
/** The same for a refused password; longer, because the hash of a password takes a while to compute. */
export const failureTimingStep = 800;
/** The cron of wrangler.toml at which payments are reconciled and letters sent, and nothing else is done. */
export const frequentCron = "*/5 * * * *";
