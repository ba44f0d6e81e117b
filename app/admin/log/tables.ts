const tables = [
  "site_settings",
  "delivery_countries",
  "leads",
  "newsletter_subscribers",
  "orders",
  "vault_invitations",
  "contact_letters",
  "maestro_questions",
  "maestro_question_parts",
  "maestro_options",
  "maestro_products",
  "maestro_results",
  "people",
  "app_admins_email",
  "second_factors",
  "recovery_codes",
] as const;

/** Whether the texts have a name for the table. */
export function isNamedTable(table: string): table is (typeof tables)[number] {
  return tables.some((known) => known === table);
}
