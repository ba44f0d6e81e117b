/** The shop's sections, as every header and footer lists them. */
export const discoverLinks = [
  { to: "/home#collections", text: "sections.collections" },
  { to: "/maestro", text: "sections.maestro" },
  { to: "/inspiration", text: "sections.inspiration" },
  { to: "/tips", text: "sections.tips" },
  { to: "/vault", text: "sections.vault" },
] as const;

/** What one wants to know before the checkout. */
export const helpLinks = [
  { to: "/delivery", text: "footer.delivery" },
  { to: "/questions", text: "footer.questions" },
  { to: "/who-is-the-maestro", text: "footer.maestro" },
  { to: "/terms-of-sale", text: "footer.sale" },
] as const;

export const houseLinks = [
  { to: "/testimonials", text: "sections.testimonials" },
  { to: "/press", text: "sections.press" },
  { to: "/contact", text: "sections.contact" },
] as const;
