import type { TFunction } from "i18next";
import { isBottledAlready, nowOf } from "../backend/order-course.ts";
import {
  courierSum,
  deadlineOf,
  dueAgain,
  isOver,
  isPartPaid,
  keptSum,
  settlementOf,
  tellsOfCancelling,
} from "../backend/order-money.ts";
import type { OrderLetter } from "../backend/outbox.ts";
import { formatDay } from "../i18n/format-day.ts";
import { i18nextFor } from "../i18n/i18next.server.ts";
import { isolate } from "../i18n/isolate.ts";
import { layOutLetter } from "../mail/letter-layout.ts";
import type { Letter } from "../mail/send-letter.ts";
import { cancelTerms } from "../shop/cancel-terms.ts";
import type { House } from "../shop/house.ts";
import { formatMinor } from "../shop/money.ts";
import { returnTerms } from "../shop/return-terms.ts";
import { type HouseFacts, letterFoot } from "./house-lines.ts";
import { orderFacts, orderSeals } from "./order-letter-facts.ts";

/** What a letter says of the house. */
type Seller = HouseFacts & Pick<House, "bank">;

/** These tell of the perfumes themselves and show their seals; the others speak of money. */
const ofPerfumes: ReadonlySet<OrderLetter["kind"]> = new Set([
  "received",
  "paid",
  "confirmed",
  "on_its_way",
  "delivered",
]);

/**
 * The letter about a step of an order, in its customer's language; null once there is nobody to write to. Where the house
 * has no bank account it does not point to one.
 */
export async function orderLetter(
  { kind, order, proof, refunded, reason }: OrderLetter,
  { shopOrigin, house }: { shopOrigin: string; house: Seller },
): Promise<Letter | null> {
  const { lang, number, currency, email, secret, courier, parcel, payment, due_on, spent_credit } = order;
  if (!email) return null;
  const texts = await i18nextFor(lang);
  const t: TFunction<"order"> = texts.getFixedT(null, "order");
  const { bank } = house;
  const money = (amount: number) => isolate(formatMinor(amount, currency, lang));
  const over = isOver(order);
  const day = due_on ? formatDay(due_on, lang) : "";
  const says = (sentences: ReturnType<typeof settlementOf>) =>
    sentences.map((each) => t(`money.${each.text}`, { amount: "amount" in each ? money(each.amount) : "", day }));
  const until = cancelTerms(t, lang, { bottled: isBottledAlready(order), weighed_from: order.weighed_from });
  const returns = returnTerms(texts.getFixedT(null, "own"), order.lines);
  const cancels = order.may_cancel ? [keptSum(order) > 0 ? `${until} ${t("cancel.refund")}` : until] : [];
  const received = keptSum(order) > 0 ? [t("letter.paid", { amount: money(keptSum(order)) })] : [];
  const courierTakes =
    courierSum(order) > 0
      ? [
          t("letter.owed_on_delivery", { amount: money(order.due) }),
          ...(tellsOfCancelling(order) ? [t("money.or_cancel")] : []),
        ]
      : [];
  const owed = (amount: number) =>
    payment === "transfer" && !bank
      ? [t("letter.owed", { amount: money(amount) }), t("transfer.ask")]
      : [t(`letter.owed_${payment}`, { amount: money(amount) })];
  const deadline = deadlineOf(order);
  // The letter may leave while its reader is paying: it tells who has paid and who has not, each what is true.
  const byCard = due_on && deadline === "until" && payment === "card" ? t("letter.card_until", { day }) : null;
  const awaited = due_on && deadline && !byCard ? [t(deadline, { day })] : [];
  const payingFor =
    payment !== "on_delivery" && isPartPaid(order)
      ? [...received, ...owed(order.due)]
      : [
          ...says(dueAgain(order)),
          payment === "transfer" ? t(bank ? "letter.transfer" : "transfer.ask") : (byCard ?? t("letter.card")),
        ];
  const tooMuch = [t("money.surplus", { amount: money(order.surplus) })];
  const bound = spent_credit
    ? [t("credit.bound", { amount: money(spent_credit.amount), number: isolate(spent_credit.number) })]
    : [];
  const now = [
    t(`now.${nowOf(order)}`),
    ...(over ? [...says(settlementOf(order)), ...bound, ...(order.credit > 0 ? [t("credit.back")] : [])] : []),
  ];
  const paragraphs = {
    received:
      order.due > 0
        ? [
            t(`now.${nowOf(order)}`),
            ...(payment === "on_delivery" ? courierTakes : payingFor),
            ...awaited,
            ...cancels,
            returns,
          ]
        : [...received, ...now, ...cancels, returns],
    reminder:
      due_on && order.paid === 0
        ? [t("letter.reminder", { amount: money(order.due), day }), ...payingFor, ...cancels]
        : now,
    credit_taken_back: order.may_cancel
      ? [
          t("credit.taken_back", { credit: money(order.credit_taken_back ?? 0), total: money(order.total) }),
          ...(order.due > 0 ? [...owed(order.due), ...awaited] : []),
          t("letter.or_cancel"),
        ]
      : now,
    paid: [...received, ...now, ...(over ? [] : cancels)],
    part_paid: order.due > 0 ? [...payingFor, ...awaited, ...cancels] : [...received, ...cancels],
    overpaid: order.surplus > 0 ? [...received, ...tooMuch, ...cancels] : [...received, ...cancels],
    confirmed: [t(`now.${nowOf({ ...order, state: "confirmed" })}`), ...courierTakes, ...cancels],
    on_its_way: [
      t(`now.${nowOf({ ...order, state: "on_its_way" })}`),
      ...(parcel ? [t("parcel", { courier: isolate(courier ?? ""), parcel: isolate(parcel) })] : []),
      ...courierTakes,
    ],
    delivered: [t("now.delivered")],
    cancelled: now,
    returned: now,
    refunded: [
      t("letter.refunded", { amount: money(refunded ?? 0) }),
      ...says(dueAgain(order).slice(1)),
      ...courierTakes,
    ],
    return_declined: [t("letter.return_declined", { reason: isolate(reason ?? "") })],
  }[kind];
  const heading =
    kind === "refunded" ||
    kind === "paid" ||
    kind === "part_paid" ||
    kind === "overpaid" ||
    kind === "reminder" ||
    kind === "credit_taken_back" ||
    kind === "return_declined"
      ? t(`letter.${kind}_heading`)
      : t(`heading.${over ? order.state : kind}`);
  const href = `${shopOrigin}/order/${secret}${proof ? `?letter=${proof}` : ""}`;
  const layout = await layOutLetter({
    language: lang,
    heading,
    seals: ofPerfumes.has(kind) && !over ? orderSeals(order, shopOrigin) : [],
    name: order.name,
    // Whatever it was to tell, nothing of an order that is over goes on.
    paragraphs: over && kind !== "paid" && kind !== "refunded" ? now : paragraphs,
    sections: orderFacts(order, texts, bank),
    button: { text: t("letter.button"), href },
    ask: t("letter.questions"),
    note: letterFoot(t("letter.note"), house, texts.getFixedT(null, "legal"), lang),
  });
  return { to: email, subject: t(`letter.subject.${kind}`, { number }), asksForReply: true, ...layout };
}
