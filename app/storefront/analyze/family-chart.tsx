import { useTranslation } from "../../i18n/use-translation.ts";
import { Disclosure } from "../../ui/index.ts";
import type { FamilyShare } from "../perfume/family-shares.server.ts";
import { StarChart } from "../perfume/star-chart.tsx";
import styles from "./family-chart.module.css";

/** The families' shares as a chart, and the same figures as a table. */
export function FamilyChart({ shares }: { shares: FamilyShare[] }) {
  const { t } = useTranslation("analyze");
  return (
    <figure className={styles.figure}>
      <StarChart shares={shares} title={t("chart")} id="chart-title" />
      <figcaption>
        <Disclosure summary={t("table")}>
          <table className={styles.table}>
            <caption>{t("chart")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("family")}</th>
                <th scope="col">{t("share")}</th>
              </tr>
            </thead>
            <tbody>
              {shares.map(({ family, name, formatted }) => (
                <tr key={family}>
                  <th scope="row">{name}</th>
                  <td>
                    <bdi>{formatted}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      </figcaption>
    </figure>
  );
}
