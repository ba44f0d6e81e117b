/** Delays and intervals that several places share, in milliseconds; what one place alone uses stands there. */

const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * How long a session lasts: `idle` without any request, `absolute` in any case. Its last use is recorded again only
 * after `touch`, so the idle time is exact to within that.
 */
export const sessionLifetimes = {
  storefront: { idle: 30 * day, absolute: 90 * day, touch: day },
  admin: { idle: 2 * hour, absolute: 12 * hour, touch: hour / 2 },
} as const;
/** For this long after pressing a letter's link, a password may be set without the old one. */
export const passwordResetWindow = 15 * minute;
/** After this long without a sign-in a browser counts as new: its cookie and what KV knows of it end together. */
export const browserLifetime = 365 * day;

/** The deadline for all calls to the backend within one request. */
export const backendDeadline = 2500;
/** The page cache: fresh for the first, then stale-while-revalidate for the second. */
export const pageFresh = minute;
export const pageStale = 10 * minute;
/** Sign-up and login show success for this long, then are idle again. */
export const accountSuccess = 5000;
/** Answers whose time must not tell whether an address has an account are sent at multiples of this. */
export const timingStep = 400;
/** The step for a refused password; it is longer, because hashing a password takes a while. */
export const failureTimingStep = 800;
/** The cron of wrangler.toml at which payments are reconciled and letters sent, and nothing else is done. */
export const frequentCron = "*/5 * * * *";
