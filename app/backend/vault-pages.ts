// Pages of the Vault's list. A file of its own, because the browser needs it without the rest of vault.ts.

/** Perfumes on one page. */
export const vaultPageSize = 24;

/** The number of a page after the first, 2 to 999; null for whatever else an address says. */
export function parsePageNumber(text: string | null): number | null {
  return text !== null && /^([2-9]|[1-9]\d{1,2})$/.test(text) ? Number(text) : null;
}
