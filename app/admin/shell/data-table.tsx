import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Text } from "../../ui/index.ts";
import styles from "./data-table.module.css";

type DataTableProps<Row> = {
  /** The accessible name of the region. */
  label: string;
  /** `prose` keeps a column of sentences readable where the table scrolls; `actions` keeps a row of buttons in one line. */
  columns: { title: string; cell: (row: Row) => ReactNode; numeric?: boolean; kind?: "prose" | "actions" }[];
  rows: Row[];
  keyOf: (row: Row) => string;
  /** Shown in place of a table without rows. */
  empty?: string;
};

/** A table that scrolls sideways where it is wider than the window; on a phone each row is a list of its cells with their titles. */
export function DataTable<Row>({ label, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  const { t } = useTranslation("admin");
  if (rows.length === 0) return <Text tone="soft">{empty ?? t("common.nothing")}</Text>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ title, numeric }) => (
              <th key={title} scope="col" data-numeric={numeric || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, numeric, kind }) => (
                <td key={title} data-title={title} data-numeric={numeric || undefined} data-kind={kind}>
                  <div>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
