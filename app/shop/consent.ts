/**
 * The day since which the shop asks for consent (the newsletter, being contacted) in its present words; kept with each consent.
 * It changes with those words in app/i18n/locales, whose history has the earlier ones.
 */
export const consentVersion = "2026-11-24";
