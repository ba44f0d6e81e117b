/** The pyramid from what is smelled first to what stays, as every list of notes shows it. */
export const layers = ["top", "middle", "base"] as const;
