// The values that the database allows. A file of its own, because the browser needs it without zod.
export const tiers = ["gold", "royal"] as const;
export const backgrounds = ["gold", "royal", "emerald", "cobalt"] as const;
export const badges = ["invite_only", "members_only", "iconic"] as const;
