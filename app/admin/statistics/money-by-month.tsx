import { languageFacts } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatMinor } from "../../shop/money.ts";
import { Heading, Price, Stack, Text } from "../../ui/index.ts";
import { DataTable } from "../shell/data-table.tsx";
import { formatCount } from "../shell/format-count.ts";
import type { StatisticsView } from "./statistics-view.server.ts";

type Month = StatisticsView["months"][number];

/** What was ordered, paid and refunded in each of the last twelve months, whatever period the charts show. */
export function MoneyByMonth({ months }: { months: Month[] }) {
  const { t } = useTranslation(["admin", "admin_house"]);
  const language = useLanguage();
  const month = new Intl.DateTimeFormat(languageFacts[language].locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const sums = [
    ["paid", ({ paid }: Month) => paid],
    ["refunded", ({ refunded }: Month) => refunded],
    ["kept", ({ paid, refunded }: Month) => paid - refunded],
  ] as const;
  return (
    <Stack gap={3} as="section">
      <Heading level={2} size={2}>
        {t("admin_house:money.title")}
      </Heading>
      <Text size="small" tone="soft">
        {t("admin_house:money.hint")}
      </Text>
      <DataTable
        label={t("admin_house:money.title")}
        rows={months}
        keyOf={(row) => `${row.month} ${row.currency}`}
        columns={[
          {
            title: t("admin_house:money.month"),
            cell: (row) => <time dateTime={row.month}>{month.format(new Date(row.month))}</time>,
          },
          { title: t("admin_house:money.orders"), cell: ({ orders }) => formatCount(orders), numeric: true },
          ...sums.map(([key, of]) => ({
            title: t(`admin_house:money.${key}`),
            cell: (row: Month) => <Price>{formatMinor(of(row), row.currency, language)}</Price>,
            numeric: true,
          })),
        ]}
      />
    </Stack>
  );
}
