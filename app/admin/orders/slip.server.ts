import type { TFunction } from "i18next";
import type { AdminOrder } from "../../backend/admin/orders.ts";
import { formatPhone } from "../../forms/phone/format-phone.ts";
import { i18nextFor } from "../../i18n/i18next.server.ts";
import { isolate } from "../../i18n/isolate.ts";
import { addressLines } from "../../shop/address-lines.ts";
import { engravingOf, lineParts } from "../../shop/line-names.ts";
import { brandName, countryName } from "../../shop/names.ts";

/**
 * What lies in a parcel beside the bottles: who it is for and what it holds, with the words of a gift's card and without
 * any price, in the order's language. Of who gives it there is the name alone. Null once nobody is known to send it to.
 */
export async function slipOf(order: AdminOrder) {
  const { lang, number, name, address, country, lines, recipient, gift, gift_card } = order;
  if (!name || !address) return null;
  const phone = order.recipient_phone ?? order.phone;
  const texts = await i18nextFor(lang);
  const t: TFunction<["slip", "order"]> = texts.getFixedT(null, ["slip", "order"]);
  const named: TFunction<["own", "results"]> = texts.getFixedT(null, ["own", "results"]);
  return {
    lang,
    house: brandName(lang),
    title: t("order:title", { number: isolate(number) }),
    to: {
      title: t("to"),
      lines: [recipient ?? name, ...addressLines(country, address, lang), countryName(country, lang)],
      phone: phone && (formatPhone(phone) ?? phone),
      note: address.note ? { title: t("note"), text: address.note } : null,
    },
    pieces: {
      title: t("pieces"),
      rows: lines.map((line) => [...lineParts(named, lang, line), ...[engravingOf(named, line) ?? []].flat()]),
    },
    gift: gift
      ? {
          mark: t("gift"),
          from: t("from", { name: isolate(name) }),
          card: gift_card ? { title: t("card"), text: gift_card } : null,
        }
      : null,
  };
}

export type Slip = NonNullable<Awaited<ReturnType<typeof slipOf>>>;
