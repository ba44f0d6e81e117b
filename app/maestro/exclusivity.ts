/** One perfume in this many: the badge. The unique fingerprint in the database keeps it true. */
export const exclusivity = 1_000_000;
