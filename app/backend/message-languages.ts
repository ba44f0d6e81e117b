/** The languages of the maintenance message: the shop's and three more. */
export const messageLanguages = ["en", "ar", "fr", "ru", "tr", "es", "de"] as const;
export type MessageLanguage = (typeof messageLanguages)[number];
