import { data } from "react-router";
import { findAdminOrder } from "../../backend/admin/orders.ts";
import type { Handle } from "../../document/handle.ts";
import { backendOf } from "../../http/backend.ts";
import { isUuid } from "../../http/request/uuid.ts";
import { throwErrorPage } from "../../http/response/failure.ts";
import { direction } from "../../i18n/languages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Text } from "../../ui/index.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { PrintButton } from "../shell/print-button.tsx";
import type { Route } from "./+types/slip";
import styles from "./slip.module.css";
import { type Slip, slipOf } from "./slip.server.ts";

export const handle = { namespaces: ["admin_orders"] } satisfies Handle;

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const order = isUuid(id) ? await findAdminOrder(backendOf(context), id).catch(throwErrorPage) : null;
  if (!order) throw data(null, { status: 404 });
  return { id: order.id, number: order.number, slip: await slipOf(order) };
}

/** The parcel's slip, made to be printed: one page of A5 or A4 in the order's language. */
export default function PackingSlip({ loaderData: { id, number, slip } }: Route.ComponentProps) {
  const { t } = useTranslation(["admin", "admin_orders"]);
  return (
    <AdminPage
      width="text"
      title={t("admin_orders:slip")}
      lead={t("admin_orders:slip_lead")}
      actions={
        <>
          {slip && <PrintButton />}
          <a href={`/orders/${id}`}>{t("admin_orders:order_title", { number })}</a>
        </>
      }
    >
      {slip ? <Sheet slip={slip} /> : <Text>{t("admin_orders:erased")}</Text>}
    </AdminPage>
  );
}

function Sheet({ slip: { lang, house, title, to, pieces, gift } }: { slip: Slip }) {
  return (
    <article lang={lang} dir={direction(lang)} className={styles.slip}>
      <header className={styles.head}>
        <Heading level={2} size={2}>
          {house}
        </Heading>
        <p>{title}</p>
        {gift && <p className={styles.mark}>{gift.mark}</p>}
      </header>
      <section>
        <h3>{to.title}</h3>
        <address className={styles.lines}>
          {to.lines.map((line) => (
            <bdi key={line}>{`${line}\n`}</bdi>
          ))}
          {to.phone && <bdi dir="ltr">{to.phone}</bdi>}
        </address>
        {to.note && (
          <p>
            {to.note.title} <bdi>{to.note.text}</bdi>
          </p>
        )}
      </section>
      <section>
        <h3>{pieces.title}</h3>
        <ul className={styles.pieces}>
          {pieces.rows.map(([piece, ...more]) => (
            <li key={`${piece} ${more.join(" ")}`}>
              {piece}
              <small>{more.join(" · ")}</small>
            </li>
          ))}
        </ul>
      </section>
      {gift && (
        <section>
          {gift.card && (
            <>
              <h3>{gift.card.title}</h3>
              <blockquote dir="auto" className={styles.card}>
                {gift.card.text}
              </blockquote>
            </>
          )}
          <p>{gift.from}</p>
        </section>
      )}
    </article>
  );
}
