/** The house's account for transfers, to be put in place before the shop opens; the IBAN is the standard's own example. */
export const bank = {
  holder: "Athar",
  iban: "SA03 8000 0000 6080 1016 7519",
  swift: "RJHISARI",
} as const;
