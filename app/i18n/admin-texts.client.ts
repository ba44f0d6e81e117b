import type { ResourceKey } from "i18next";

/** Where the texts of the admin app are, by path. */
export const adminTexts = import.meta.glob<ResourceKey>("./locales/*/admin*.json");
