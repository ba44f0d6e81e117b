/** Renaming the shop means changing this, its name in each of `names/`, and the wordmark in public/icons. */
export const brandSlug = "athar";
