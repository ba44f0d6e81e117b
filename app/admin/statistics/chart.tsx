import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Disclosure, Heading, Stack, Text } from "../../ui/index.ts";
import { DataTable } from "../shell/data-table.tsx";
import { formatCount } from "../shell/format-count.ts";
import styles from "./statistics.module.css";

type Cell = string | number;

type ChartProps = {
  title: string;
  hint?: string;
  /** The first column names the row; the others are counts. */
  columns: string[];
  rows: [string, ...Cell[]][] | Cell[][];
  /** The picture. */
  children: ReactNode;
};

/** A picture, and its figures in a table behind it. */
export function Chart({ title, hint, columns, rows, children }: ChartProps) {
  const { t } = useTranslation(["admin", "admin_house"]);
  return (
    <section className={styles.chart}>
      <Stack gap={4}>
        <Heading level={2} size={1}>
          {title}
        </Heading>
        {hint && (
          <Text size="small" tone="soft">
            {hint}
          </Text>
        )}
        {rows.length > 0 ? children : <Text tone="soft">{t("common.nothing")}</Text>}
        {rows.length > 0 && (
          <Disclosure summary={t("admin_house:table")}>
            <DataTable<Cell[]>
              label={title}
              rows={rows}
              keyOf={(row) => row.join(" ")}
              columns={columns.map((column, index) => ({
                title: column,
                numeric: index > 0,
                cell: (row) => shown(row[index]),
              }))}
            />
          </Disclosure>
        )}
      </Stack>
    </section>
  );
}

function shown(cell: Cell | undefined): string | undefined {
  return typeof cell === "number" ? formatCount(cell) : cell;
}
