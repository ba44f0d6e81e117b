import type { Localised } from "../i18n/languages.ts";

/**
 * What the privacy page says about the company behind the shop, to be put in place before it opens: its registered name
 * and address, and where its database is.
 */
export const controller = {
  /** Responsible for the data: registered name and postal address. */
  name: {
    ar: "دار أثر للعطور، الرياض، المملكة العربية السعودية",
    en: "Athar, Riyadh, Saudi Arabia",
    fr: "Athar, Riyad, Arabie saoudite",
    ru: "Атхар, Эр-Рияд, Саудовская Аравия",
  } satisfies Localised,
  /** The region of the Supabase project. */
  databaseRegion: {
    ar: "فرانكفورت، ألمانيا",
    en: "Frankfurt, Germany",
    fr: "Francfort, Allemagne",
    ru: "Франкфурт, Германия",
  } satisfies Localised,
} as const;
