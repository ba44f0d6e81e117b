import { useTranslation } from "../../i18n/use-translation.ts";
import { Disclosure } from "../../ui/index.ts";
import styles from "./chart.module.css";
import { ProfileStar } from "./profile-star.tsx";
import type { Share } from "./reading.server.ts";

/** The families as a star with six rays; the same figures stand in a table behind it. */
export function Chart({ shares }: { shares: Share[] }) {
  const { t } = useTranslation("analyze");
  return (
    <figure className={styles.figure}>
      <ProfileStar rays={shares} title={t("chart")} id="chart-title" />
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
              {shares.map(({ family, name, figure }) => (
                <tr key={family}>
                  <th scope="row">{name}</th>
                  <td>
                    <bdi>{figure}</bdi>
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
