/** Perfumes on one page of the Vault. A file of its own, since pages that show it also run in browsers. */
export const vaultPage = 24;
