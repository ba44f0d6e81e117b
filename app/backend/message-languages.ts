/**
 * The languages of the maintenance message: the shop's four and three more. A file of its own, because the browser
 * needs it without zod.
 */
export const messageLanguages = ["en", "ar", "fr", "ru", "tr", "es", "de"] as const;
export type MessageLanguage = (typeof messageLanguages)[number];
