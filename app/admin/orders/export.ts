import { exportOrders } from "../../backend/admin/orders.ts";
import { newBackendOf } from "../../http/backend.ts";
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
] as const;
const amounts: readonly (typeof columns)[number][] = ["total", "paid", "refunded", "due", "to_refund"];

/** All orders as a CSV file, for the accountant and the courier; amounts in whole units with hundredths. */
export function loader({ context }: Route.LoaderArgs) {
  return csvResponse(context, {
    name: "orders",
    header: [...columns],
    cells: (row) => {
      const order = { ...row, due: outstandingOf(row), to_refund: toRefundOf({ ...row, bound: row.spent_credit }) };
      return columns.map((column) =>
        amounts.includes(column) ? (Number(order[column]) / 100).toFixed(2) : String(order[column] ?? ""),
      );
    },
    batches: exportOrders(newBackendOf(context)),
  });
}
