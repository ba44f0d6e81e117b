import { exportOrders } from "../../backend/admin/orders.ts";
import { newBackendOf } from "../../http/backend.ts";
import { languageOf } from "../../http/language.ts";
import { addressLines } from "../../shop/address-lines.ts";
import { csvResponse } from "../shell/csv-response.server.ts";
import type { Route } from "./+types/export";
import { outstandingOf, toRefundOf } from "./order-money.ts";

const columns = [
  "number",
  "state",
  "created_at",
  "name",
  "country",
  "payment",
  "currency",
  "total",
  "paid",
  "refunded",
  "due",
  "to_refund",
  "expected_to",
  "vat",
  "delivery",
  "credit",
  "pieces",
  "email",
  "phone",
  "recipient",
  "recipient_phone",
  "address",
  "note",
  "courier",
  "tracking",
] as const;
const amounts: readonly (typeof columns)[number][] = [
  "total",
  "paid",
  "refunded",
  "due",
  "to_refund",
  "vat",
  "delivery",
  "credit",
];

/** All orders as a CSV file, for the accountant and the courier; amounts in whole units with hundredths. */
export function loader({ context }: Route.LoaderArgs) {
  const language = languageOf(context);
  return csvResponse(context, {
    name: "orders",
    header: [...columns],
    cells: (row) => {
      const order = {
        ...row,
        due: outstandingOf(row),
        to_refund: toRefundOf({ ...row, bound: row.spent_credit }),
        address: row.address && addressLines(row.country, row.address, language).join(", "),
        note: row.address?.note,
        tracking: row.parcel,
      };
      return columns.map((column) =>
        amounts.includes(column) ? (Number(order[column]) / 100).toFixed(2) : String(order[column] ?? ""),
      );
    },
    batches: exportOrders(newBackendOf(context)),
  });
}
