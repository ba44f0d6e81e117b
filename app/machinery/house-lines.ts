import type { TFunction } from "i18next";
import { boundIn } from "../i18n/bind-words.ts";
import { isolate } from "../i18n/isolate.ts";
import type { Language } from "../i18n/languages.ts";
import type { House } from "../shop/house.ts";

/** Who sells, and how a person of the house is reached. */
export type HouseFacts = Pick<House, "seller" | "registration" | "vat" | "phone" | "whatsapp" | "hours">;

/** Who sells, with the numbers of the registers, a line each. */
export function sellerLines(
  { seller, registration, vat }: Pick<House, "seller" | "registration" | "vat">,
  t: TFunction<"legal">,
  language: Language,
): string[] {
  return [
    seller[language],
    t("terms.seller_registration", { number: isolate(registration) }),
    ...(vat ? [t("terms.seller_vat", { number: isolate(vat) })] : []),
  ];
}

/** The small letters at the end of a letter about something that is sold: its note, then who sells and who can be reached. */
export function letterFoot(note: string, house: HouseFacts, t: TFunction<"legal">, language: Language): string {
  const reach = reachLines(house, t, language).map(({ text }) => text);
  return [note, ...sellerLines(house, t, language), ...reach].join("\n");
}

/** A way to a person; hours lead nowhere. */
export type ReachLine = { text: string; href: string | null };

/** How a person of the house is reached, and when; nothing where the house has named nothing. */
export function reachLines(
  { phone, whatsapp, hours }: Pick<House, "phone" | "whatsapp" | "hours">,
  t: TFunction<"legal">,
  language: Language,
): ReachLine[] {
  const digits = (number: string) => number.replaceAll(/\D/g, "");
  return [
    ...(phone ? [{ text: t("reach.phone", { number: isolate(phone) }), href: `tel:+${digits(phone)}` }] : []),
    ...(whatsapp
      ? [{ text: t("reach.whatsapp", { number: isolate(whatsapp) }), href: `https://wa.me/${digits(whatsapp)}` }]
      : []),
    ...(hours ? [{ text: boundIn(hours, language), href: null }] : []),
  ];
}
