/** The pages of the shop that a search engine may find, in the order of the house. */
export const publicPages = [
  "/home",
  "/why-athar",
  "/maestro-journey",
  "/maestro",
  "/maestro-vault",
  "/vault",
  "/showcase",
  "/inspiration",
  "/tips",
  "/testimonials",
  "/press",
  "/contact",
  "/privacy",
  "/terms",
] as const;
