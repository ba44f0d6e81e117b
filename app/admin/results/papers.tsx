import { direction, type Language, languageFacts } from "../../i18n/languages.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames, Grid, Heading, Stack, Text } from "../../ui/index.ts";
import { DataTable } from "../shell/data-table.tsx";
import { BatchFacts, type BatchProps } from "./batch-facts.tsx";
import styles from "./sheet.module.css";

/** Papers that no software can make; each market asks for its own. */
const missing = [
  "responsible",
  "safety_report",
  "notification",
  "file",
  "gulf_listing",
  "gulf_agent",
  "tests",
] as const;

/** How many limits are marked as the nearest. */
const nearest = 3;

/**
 * The text of the box, the statement of limits, the frame, and what is still to be done before it may be sold.
 * @param printed the papers are what is printed, and not the sheet beside them
 */
export function Papers({ perfume, batch, printed }: BatchProps & { printed: boolean }) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  const { box, statement, frame, kind, monthsAfterOpening } = batch;
  const nearestLimits = statement.slice(0, nearest);
  return (
    <Stack as="section" gap={5} className={classNames(styles.papers, !printed && styles.unprintable)}>
      <Heading level={2} size={2}>
        {t("admin_sheet:papers")} · {t(`admin_results:${kind}`)}: <bdi>{batch.name}</bdi>
      </Heading>
      {printed && <BatchFacts perfume={perfume} batch={batch} />}
      <Text tone="soft">{t("admin_sheet:papers_lead")}</Text>
      <Grid minColumn="wide">
        {box.map((text) => (
          <BoxLines key={text.language} {...text} />
        ))}
      </Grid>
      <Text>{t("admin_sheet:box_languages")}</Text>
      <Text>{t("admin_sheet:months", { months: monthsAfterOpening })}</Text>
      <Heading level={3} size={1}>
        {t("admin_sheet:statement")}
      </Heading>
      <Text>{t("admin_sheet:statement_lead")}</Text>
      <DataTable
        label={`${t("admin_sheet:statement")}: ${t(`admin_results:${kind}`)}`}
        rows={statement}
        keyOf={({ name, authority = "" }) => `${authority} ${name}`}
        columns={[
          { title: t("admin_sheet:authority"), cell: ({ authority = "IFRA" }) => authority },
          { title: t("admin_sheet:substance"), cell: ({ name }) => <bdi lang="en">{name}</bdi> },
          { title: t("admin_sheet:used"), cell: ({ used_pct: used }) => used.toFixed(4), numeric: true },
          { title: t("admin_sheet:limit"), cell: ({ limit_pct: limit }) => String(limit), numeric: true },
          {
            title: t("admin_sheet:of_limit"),
            cell: (limit) => {
              const percent = <bdi dir="ltr">{limit.ofLimit < 0.1 ? "< 0.1" : limit.ofLimit.toFixed(1)}</bdi>;
              return nearestLimits.includes(limit) ? <mark className={styles.nearest}>{percent}</mark> : percent;
            },
            numeric: true,
          },
        ]}
      />
      <Heading level={3} size={1}>
        {t("admin_sheet:frame")}
      </Heading>
      <Text>
        {t(frame.outside.length === 0 ? "admin_sheet:frame_inside" : "admin_sheet:frame_outside", {
          count: frame.compared,
        })}
      </Text>
      <ul className={styles.outside}>
        {frame.outside.map(({ line, name, value, least, most }) => (
          <li key={`${line} ${name}`}>
            {t(`admin_sheet:frame_line.${line}`)} <bdi lang="en">{name}</bdi>:{" "}
            <bdi dir="ltr">
              {value.toFixed(4)} % ({least}–{Number(most.toFixed(4))} %)
            </bdi>
          </li>
        ))}
      </ul>
      <Heading level={3} size={1}>
        {t("admin_sheet:missing")}
      </Heading>
      <Text>{t("admin_sheet:missing_lead")}</Text>
      <ul className={styles.checklist}>
        {missing.map((paper) => (
          <li key={paper}>
            {t(`admin_sheet:paper.${paper}`)} <strong>{t("admin_sheet:not_done")}</strong>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function BoxLines({ lines, language }: { lines: string[]; language: Language }) {
  const { t } = useTranslation("admin_sheet");
  return (
    <Stack gap={3}>
      <Heading level={3} size={1}>
        {t("box", { language: languageFacts[language].name })}
      </Heading>
      <div lang={language} dir={direction(language)} className={styles.box}>
        {lines.map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      </div>
    </Stack>
  );
}
