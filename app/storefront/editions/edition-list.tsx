import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Checkbox, Heading, Text } from "../../ui/index.ts";
import { NotePyramid } from "../perfume/note-pyramid.tsx";
import type { EditionView } from "./edition-view.server.ts";
import styles from "./editions.module.css";

type EditionListProps = { editions: EditionView[] /** Those that are compared. */; chosen: number[] };

/** The editions, the last composed first; where there are more than two, two are chosen to be compared. */
export function EditionList({ editions, chosen }: EditionListProps) {
  const { t } = useTranslation("editions");
  const choosing = editions.length > 2;
  const list = (
    <ol className={styles.list}>
      {editions.map((edition) => (
        <li key={edition.edition} className={styles.edition}>
          <p className={styles.number}>
            {t("edition", { number: edition.edition })}
            {edition.newest && <span>{t("newest")}</span>}
          </p>
          <Heading level={2} size={2}>
            <bdi>{edition.name}</bdi>
          </Heading>
          <Text tone="soft" size="small">
            {edition.withdrawn ? t("withdrawn") : t("composed", { date: edition.date })}
          </Text>
          <NotePyramid
            notes={edition.variants[0]?.notes ?? { top: [], middle: [], base: [] }}
            layerName={(position) => t(`layer.${position}`)}
            className={styles.notes}
          />
          <a href={edition.path}>{t("see_named", { name: edition.name })}</a>
          {choosing && (
            <Checkbox
              id={`with-${edition.edition}`}
              name="with"
              value={edition.edition}
              defaultChecked={chosen.includes(edition.edition)}
              label={t("compare.choose", { number: edition.edition })}
            />
          )}
        </li>
      ))}
    </ol>
  );
  if (!choosing) return <div className={styles.form}>{list}</div>;
  return (
    <form method="get" action="#comparison" className={styles.form}>
      {list}
      <Button look="quiet" type="submit">
        {t("compare.show")}
      </Button>
    </form>
  );
}
