// What addresses of the Vault say. A file of its own, because the browser needs it without the rest of vault.ts.

/** Perfumes on one page. */
export const vaultPageSize = 24;

/** The number of a page after the first, 2 to 999. */
export function isLaterPage(text: string): boolean {
  return /^([2-9]|[1-9]\d{1,2})$/.test(text);
}

/** The name of a perfume in its address, as the database's constraint has it. */
export function isSlug(text: string): boolean {
  return text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
