import type { AdminOrder } from "../../backend/admin/orders.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatMinor } from "../../shop/money.ts";
import { Heading, Stack } from "../../ui/index.ts";
import { DataTable } from "../shell/data-table.tsx";
import { DateTime } from "../shell/date-time.tsx";

const shopNotes = [
  "refund_refused",
  "reminded",
  "credit_taken_back",
  "disputed",
  "dispute_won",
  "dispute_lost",
] as const;

/** The note as a key of texts, where the shop itself or a provider wrote it and no person. */
function shopNoteOf({ note, actor }: Pick<AdminOrder["events"][number], "note" | "actor">) {
  const person = actor === "customer" || actor.includes("@");
  return person ? undefined : shopNotes.find((each) => each === note);
}

/** Each move, payment and refund: when, by whom and why. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  const language = useLanguage();
  const money = (amount: number) => `\u2068${formatMinor(amount, order.currency, language)}\u2069`;
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size={2}>
        {t("admin_orders:history")}
      </Heading>
      <DataTable
        label={t("admin_orders:history")}
        rows={order.events}
        keyOf={({ id }) => String(id)}
        columns={[
          { title: t("common.date"), cell: ({ at }) => <DateTime iso={at} /> },
          {
            title: t("admin_orders:event_title"),
            cell: ({ to_state, paid, refunded, refund_failed, note, actor, kind }) => {
              if (paid) return t("admin_orders:event.paid", { amount: money(paid) });
              if (refunded) return t("admin_orders:event.refunded", { amount: money(refunded) });
              if (refund_failed) return t("admin_orders:event.refund_failed", { amount: money(refund_failed) });
              const own = shopNoteOf({ note, actor });
              if (own && !to_state) return t(`admin_orders:event.${own}`);
              if (kind) return t(`admin_orders:event.${kind}`);
              return to_state && t(`admin_orders:state.${to_state}`);
            },
          },
          {
            title: t("log.actor"),
            cell: ({ actor }) =>
              actor === "customer" || actor === "house" ? t(`admin_orders:${actor}`) : <bdi>{actor}</bdi>,
          },
          {
            title: t("admin_orders:reason"),
            cell: ({ note, actor, to_state, reason, refunded }) => {
              const own = shopNoteOf({ note, actor });
              if (own) return (to_state || refunded) && t(`admin_orders:event.${own}`);
              return (
                <>
                  {reason && reason !== "other" && <>{t(`admin_orders:reasons.${reason}`)} </>}
                  {note && <bdi>{note}</bdi>}
                </>
              );
            },
          },
        ]}
      />
    </Stack>
  );
}
