const sellingIntents = ["stock", "invite", "withdraw"] as const;

/** Whether a form is one of those about how a perfume is sold (`changeSelling`), and not of the perfume itself. */
export function isSellingIntent(intent: unknown): boolean {
  return sellingIntents.some((known) => known === intent);
}
