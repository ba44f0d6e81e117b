import type { ResultRow } from "../../backend/admin/results.ts";
import type { Language } from "../../i18n/languages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Notice, Text } from "../../ui/index.ts";
import { DateTime } from "../shell/date-time.tsx";
import type { Batch } from "./batch.server.ts";
import styles from "./sheet.module.css";

/** An order and what it wants of a perfume. */
export type SheetOrder = {
  id: string;
  number: string;
  /** Null once the person was erased. */
  name: string | null;
  /** By these two its box speaks. */
  lang: Language;
  country: string;
  pieces: {
    kind: "premiere" | "deuxieme" | "discovery_set";
    quantity: number;
    /** Its owner's name for it as it was ordered, and whether that was paid for in gold. */
    name: string | null;
    engraved: boolean;
  }[];
};

export type BatchProps = {
  perfume: Pick<
    ResultRow,
    "fingerprint" | "edition" | "engine_version" | "palette_version" | "engraving" | "created_at"
  > & {
    order: SheetOrder | null;
    /** What must not be in it, by name; null where nothing was left out. It may tell of an allergy. */
    madeWithout: string | null;
    /** What is disliked and was left out as well. */
    leftOut: string | null;
  };
  batch: Batch;
};

/** What tells one batch from all others, and what composed it. */
export function BatchFacts({ perfume, batch }: BatchProps) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  const facts = [
    [t("admin_results:batch"), batch.batch],
    [t("admin_results:fingerprint"), perfume.fingerprint],
    [t("admin_results:edition"), perfume.edition],
    [t("admin_results:engine"), perfume.engine_version],
    [t("admin_results:palette"), perfume.palette_version],
    [t("admin_sheet:dosage"), batch.dosage],
    [t("admin_results:engraving"), t(perfume.engraving ? "common.yes" : "common.no")],
  ];
  return (
    <>
      {perfume.order && <OrderFacts order={perfume.order} />}
      <dl className={styles.head}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t("admin_results:composed")}</dt>
          <dd>
            <DateTime iso={perfume.created_at} />
          </dd>
        </div>
      </dl>
      {perfume.madeWithout && (
        <Notice title={`${t("admin_sheet:made_without")}: ${perfume.madeWithout}`}>
          <p>{t("admin_sheet:made_without_hint")}</p>
        </Notice>
      )}
      {perfume.leftOut && <Text measure={false}>{t("admin_sheet:left_out", { names: perfume.leftOut })}</Text>}
      <Text measure={false}>{t("admin_sheet:batch_hint", { mark: batch.mark })}</Text>
      {batch.today && <Text measure={false}>{t("admin_sheet:other_versions", batch.today)}</Text>}
    </>
  );
}

/** For whom the batch is, and the way back to the order. */
function OrderFacts({ order: { id, number, name, pieces } }: { order: SheetOrder }) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  return (
    <dl className={styles.head}>
      <div>
        <dt>{t("admin_sheet:order")}</dt>
        <dd>
          <a href={`/orders/${id}`}>
            <bdi>{number}</bdi>
          </a>
        </dd>
      </div>
      {name && (
        <div>
          <dt>{t("admin_sheet:customer")}</dt>
          <dd>
            <bdi>{name}</bdi>
          </dd>
        </div>
      )}
      <div>
        <dt>{t("admin_sheet:ordered")}</dt>
        <dd>
          {pieces
            .map(
              ({ kind, quantity }) =>
                `${quantity} × ${t(kind === "discovery_set" ? "admin_sheet:set" : `admin_results:${kind}`)}`,
            )
            .join(" · ")}
        </dd>
      </div>
    </dl>
  );
}
