// The values that the database allows. A file of its own, because the browser needs it without zod.
export const tiers = ["gold", "royal"] as const;
export const backgrounds = ["gold", "royal", "emerald", "cobalt"] as const;
export const concentrations = ["eau_de_parfum", "extrait", "attar"] as const;
/** What may be in the box beside the bottle. */
export const boxItems = ["case", "pouch", "card", "travel_spray"] as const;
export const badges = ["invite_only", "members_only", "iconic"] as const;
