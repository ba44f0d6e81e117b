import type { i18n, TFunction } from "i18next";
import { comesTogether } from "../backend/order-course.ts";
import { askedSum, isOver } from "../backend/order-money.ts";
import type { Order } from "../backend/orders.ts";
import { boundIn } from "../i18n/bind-words.ts";
import { capitalised } from "../i18n/capitalised.ts";
import { formatDays } from "../i18n/format-day.ts";
import { isolate } from "../i18n/isolate.ts";
import { namesOfThings } from "../maestro/reading/thing-names.ts";
import type { LetterSeal } from "../mail/letter-layout.ts";
import type { LetterLine, LetterSection } from "../mail/letter-section.ts";
import { addressLines } from "../shop/address-lines.ts";
import type { BankAccount } from "../shop/house.ts";
import { engravingOf, lineParts } from "../shop/line-names.ts";
import { formatMinor } from "../shop/money.ts";
import { countryName } from "../shop/names.ts";

/** What a letter lets its reader keep of an order: where to pay, what was bought, where it goes, when and how it is paid. */
export function orderFacts(order: Order, texts: i18n, bank: BankAccount | undefined): LetterSection[] {
  const awaited = !isOver(order) && order.state !== "delivered";
  return [
    ...(bank && order.payment === "transfer" && askedSum(order) > 0 ? [account(order, texts, bank)] : []),
    pieces(order, texts),
    ...(awaited ? delivery(order, texts) : []),
  ];
}

/** So many seals stand beside each other on a phone. */
const maxSeals = 2;

/** The seals of what was bought, each once, with the name on its bottle's label; of a set the second has no name of its own here. */
export function orderSeals({ lines, lang }: Order, shopOrigin: string): LetterSeal[] {
  const found = new Map<string, string | null>();
  for (const { seals, engraving, title } of lines) {
    const name = engraving ?? (title && boundIn(title, lang));
    for (const [place, seal] of seals.entries()) found.set(seal, found.get(seal) ?? (place === 0 ? name : null));
  }
  const shown = [...found].slice(0, maxSeals);
  return shown.map(([seal, name]) => ({ src: `${shopOrigin}/seals/letter/${seal}`, name }));
}

/** A sum keeps together with its currency. */
const sumOf = ({ currency, lang }: Order, amount: number) =>
  isolate(formatMinor(amount, currency, lang).replaceAll(" ", "\u00a0"));

function account(order: Order, texts: i18n, { holder, iban, swift }: BankAccount): LetterSection {
  const t = texts.getFixedT(null, "order");
  return {
    title: t("transfer.title"),
    lines: [
      { term: t("transfer.amount"), value: sumOf(order, order.due) },
      { term: t("transfer.holder"), value: isolate(holder) },
      { term: "IBAN", value: iban },
      { term: "SWIFT / BIC", value: swift },
      { term: t("transfer.reference"), value: order.number },
    ],
  };
}

function pieces(order: Order, texts: i18n): LetterSection {
  const t: TFunction<["own", "results"]> = texts.getFixedT(null, ["own", "results"]);
  const { lang, lines, delivery, credit, total, vat_percent } = order;
  const bought = lines.flatMap((line): LetterLine[] => {
    const { quantity, unit, engraved } = line;
    const without = namesOfThings(line.made_without, lang);
    const called = [...lineParts(t, lang, line), ...(without ? [t("own:line.without", { names: without })] : [])];
    const engraving = engravingOf(t, line);
    return [
      unit === null ? called.join("\n") : { term: called.join("\n"), value: sumOf(order, quantity * unit) },
      ...(engraving ? [{ term: engraving, value: sumOf(order, quantity * (engraved ?? 0)) }] : []),
    ];
  });
  return {
    title: texts.getFixedT(null, "order")("title", { number: isolate(order.number) }),
    lines: [
      ...bought,
      { term: t("sums.delivery"), value: delivery === 0 ? t("sums.free") : sumOf(order, delivery) },
      ...(credit > 0 ? [{ term: t("sums.credit"), value: `−${sumOf(order, credit)}` }] : []),
      { term: t("sums.total"), value: sumOf(order, total), isSum: true },
      vat_percent > 0 ? t("sums.vat", { percent: vat_percent, amount: sumOf(order, order.vat) }) : t("sums.duties"),
    ],
  };
}

function delivery(order: Order, texts: i18n): LetterSection[] {
  const t = texts.getFixedT(null, "own");
  const { lang, address, name, recipient, country, gift, gift_card } = order;
  const phone = order.recipient_phone ?? order.phone;
  return [
    ...(name && address
      ? [
          {
            title: t("facts.where"),
            lines: [
              recipient ?? name,
              ...addressLines(country, address, lang),
              countryName(country, lang),
              ...(address.note ? [address.note] : []),
              ...(phone ? [phone] : []),
            ].map(isolate),
          },
        ]
      : []),
    ...(gift && name
      ? [
          {
            title: t("facts.gift"),
            lines: [
              t("facts.gift_body", { name: isolate(name) }),
              ...(gift_card ? gift_card.split("\n").map(isolate) : []),
            ],
          },
        ]
      : []),
    {
      title: t("facts.when"),
      lines: [
        capitalised(formatDays(order.expected_from, order.expected_to, lang)),
        ...(comesTogether(order) ? [t("together")] : []),
      ],
    },
    { title: t("facts.payment"), lines: [t(`payment.${order.payment}`)] },
  ];
}
