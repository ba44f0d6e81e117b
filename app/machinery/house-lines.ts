import type { TFunction } from "i18next";
import { boundIn } from "../i18n/bind-words.ts";
import { isolate } from "../i18n/isolate.ts";
import type { Language } from "../i18n/languages.ts";
import type { House } from "../shop/house.ts";

/** Who sells, and how a person of the house is reached. */
export type HouseFacts = Pick<
  House,
  "demonstration" | "seller" | "registration" | "vat" | "phone" | "whatsapp" | "hours"
>;

/** The numbers of the registers in which the seller is, a line each; that a demonstration has none, and is one. */
export function registerLines(
  { demonstration, registration, vat }: Pick<House, "demonstration" | "registration" | "vat">,
  t: TFunction<"legal">,
): string[] {
  if (demonstration) return [t("terms.demonstration")];
  return [
    t("terms.seller_registration", { number: isolate(registration) }),
    ...(vat ? [t("terms.seller_vat", { number: isolate(vat) })] : []),
  ];
}

/** Who sells, with the numbers of the registers, a line each. */
export function sellerLines(house: HouseFacts, t: TFunction<"legal">, language: Language): string[] {
  return [house.seller[language], ...registerLines(house, t)];
}

/** The small letters at the end of a letter about something that is sold: its note, then who sells and who can be reached. */
export function letterFoot(note: string, house: HouseFacts, t: TFunction<"legal">, language: Language): string {
  const reach = reachLines(house, t, language).map(({ text }) => text);
  return [note, ...sellerLines(house, t, language), ...reach].join("\n");
}

/** A way to a person; hours lead nowhere. */
export type ReachLine = { text: string; href: string | null };

/** How a person of the house is reached, and when; nothing where the house has named nothing, or is a demonstration. */
export function reachLines(
  { demonstration, phone, whatsapp, hours }: Pick<House, "demonstration" | "phone" | "whatsapp" | "hours">,
  t: TFunction<"legal">,
  language: Language,
): ReachLine[] {
  if (demonstration) return [];
  const digits = (number: string) => number.replaceAll(/\D/g, "");
  return [
    ...(phone ? [{ text: t("reach.phone", { number: isolate(phone) }), href: `tel:+${digits(phone)}` }] : []),
    ...(whatsapp
      ? [{ text: t("reach.whatsapp", { number: isolate(whatsapp) }), href: `https://wa.me/${digits(whatsapp)}` }]
      : []),
    ...(hours ? [{ text: boundIn(hours, language), href: null }] : []),
  ];
}
