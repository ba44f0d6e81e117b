/** Every wait of the product, in milliseconds unless the name says seconds. */

/** All calls to the backend for one request together. */
export const backendDeadline = 2500;
/** A kept page is shown as it is for so long, and once more while a new one is rendered for so long after. */
export const pageFresh = 60_000;
export const pageStale = 600_000;
/** The welcome page's content appears after this. */
export const welcomeDelay = 300;
/** The Maestro's words change every so often. */
export const quoteRotation = 6000;
/** How long a toast stays. */
export const toastStay = 3000;
/** A picture stays in memory so long after it was handed to the browser's downloads. */
export const downloadHandOver = 10_000;
/** "Adding" before the cart's toast. */
export const addingToCart = 800;
/** The contact form's thanks, then the form again. */
export const contactThanks = 3000;
/** Sign-up and login show success this long, then are idle again. */
export const accountSuccess = 5000;
/** Answers that must not tell whether an address is known come at multiples of this. */
export const evenStep = 400;
/** The same for a refused password, whose comparison alone takes a while. */
export const refusalStep = 800;
/** The maintenance switch is read at most this often by one isolate, and waited for this long. */
export const settingsLifetime = 2000;
export const settingsPatience = 700;
/** A browser that finds the shop closed is asked to come back after so many seconds. */
export const maintenanceRetrySeconds = 120;
/** A toast in the admin app. */
export const adminToast = 4000;
/** How often the dashboard asks for the settings while no channel tells it. */
export const settingsPollEvery = 5000;
/** After a new admin password, on to the dashboard. */
export const passwordRedirect = 2000;
/** Processing page: the whole countdown, its messages, and polling for the saved result. */
export const processingSeconds = 20;
export const processingSteps = [0, 5, 10] as const;
export const pollEvery = 1500;
export const pollTimes = 10;
/** Preparing screen: the whole, the second clip, and the percentage where its words change. */
export const preparingSeconds = 30;
export const progressClipAfter = 5000;
export const almostThereFrom = 80;
/** The simple experience: each of the three messages while the Maestro crafts. */
export const craftingStep = 700;
/** A card turns over. */
export const flip = 700;
/** The header changes after this many pixels. */
export const headerScroll = 20;
