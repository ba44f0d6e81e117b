import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Text } from "../../ui/index.ts";
import type { Comparison } from "./edition-view.server.ts";
import styles from "./editions.module.css";

/** Two editions side by side: notes of both bottles, and the answers that differ. */
export function ComparisonTable({ comparison: { editions, notes, answers } }: { comparison: Comparison }) {
  const { t } = useTranslation("editions");
  return (
    <section id="comparison" className={styles.comparison} aria-labelledby="comparison-title">
      <Heading level={2} id="comparison-title">
        {t("compare.title")}
      </Heading>
      <Text tone="soft">{t("compare.body")}</Text>
      <table className={styles.table}>
        <thead>
          <tr>
            {editions.map(({ edition, name }) => (
              <th key={edition} scope="col">
                <span>{t("edition", { number: edition })}</span> <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        {notes.map(({ kind, position, sides }) => (
          <tbody key={`${kind} ${position}`}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {t("compare.layer", { bottle: t(`bottle.${kind}`), layer: t(`layer.${position}`) })}
              </th>
            </tr>
            <tr>
              {sides.map((side, index) => (
                <td key={editions[index]?.edition}>
                  <ul>
                    {side.map(({ name, alone }) => (
                      <li key={name}>{alone ? <strong>{name}</strong> : name}</li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
        {answers.map(({ theme, sides }) => (
          <tbody key={theme}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {t("compare.answer", { theme })}
              </th>
            </tr>
            <tr>
              {sides.map((side, index) => (
                <td key={editions[index]?.edition}>
                  <bdi>{side}</bdi>
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}
