/** Delays and intervals of the product, in milliseconds unless the name says seconds. */

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
export const quoteInterval = 6000;
/** A download may start long after the click that asked for it; its object URL has to live until then. */
export const objectUrlLifetime = 10_000;
export const addToCartDelay = 800;
/** The contact form is replaced by a thank-you message for this long. */
export const contactThanks = 3000;
/** Sign-up and login show success for this long, then are idle again. */
export const accountSuccess = 5000;
/** Answers whose time must not tell whether an address has an account are sent at multiples of this. */
export const timingStep = 400;
/** The same for a refused password; longer, because the hash of a password takes a while to compute. */
export const failureTimingStep = 800;
/** A request waits this part of `backendDeadline` (0.7 s) for the maintenance switch, then goes on without it. */
export const settingsShare = 0.28;
/** `Retry-After` of the maintenance page. */
export const maintenanceRetrySeconds = 120;
export const adminToast = 4000;
/** The cron of wrangler.toml at which payments are reconciled and letters sent, and nothing else is done. */
export const frequentCron = "*/5 * * * *";
/** How often the dashboard polls the settings while it has no realtime channel. */
export const settingsPollInterval = 5000;
/** The admin app's list of orders is read anew so often, so that a new order shows itself. */
export const ordersPollInterval = 10_000;
/** From setting a new admin password to the dashboard. */
export const passwordRedirect = 2000;
/** Processing page: the countdown, the seconds at which its message changes, and polling for the saved result. */
export const processingSeconds = 20;
export const processingMessageSeconds = [0, 5, 10] as const;
export const pollInterval = 1500;
export const maxPolls = 10;
/** Preparing screen: its length, the start of the second audio clip, and the percentage at which its message changes. */
export const preparingSeconds = 30;
export const progressClipDelay = 5000;
export const almostTherePercent = 80;
/** The glimpse: how long each of the three messages is shown. */
export const craftingMessageDuration = 700;
