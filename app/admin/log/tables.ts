const tables = [
  "site_settings",
  "leads",
  "newsletter_subscribers",
  "maestro_questions",
  "maestro_question_parts",
  "maestro_options",
  "maestro_products",
  "app_admins_email",
] as const;

/** The tables whose names the office has words for. */
export function isLogged(table: string): table is (typeof tables)[number] {
  return tables.some((known) => known === table);
}
