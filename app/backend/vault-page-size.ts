/** Perfumes on one page of the Vault. A file of its own, because the browser needs it without the rest of vault.ts. */
export const vaultPageSize = 24;
