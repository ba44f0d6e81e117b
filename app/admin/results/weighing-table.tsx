import { useTranslation } from "../../i18n/use-translation.ts";
import type { Batch } from "./batch.server.ts";
import styles from "./sheet.module.css";
import { shownRemarks } from "./shown-remarks.ts";

type Weighing = Batch["sheet"]["weighings"][number];

/** The scale reads a milligram. */
const grams = (value: number) => value.toFixed(3);

/** What is weighed, in the order of addition, with room for what the scale showed, the lot and who weighed it. */
export function WeighingTable({ sheet, label }: { sheet: Batch["sheet"]; label: string }) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.weighings}>
        <thead>
          <tr>
            <th scope="col">{t("admin_results:material")}</th>
            <th scope="col">{t("admin_results:dilution")}</th>
            <th scope="col">{t("admin_sheet:target")}</th>
            <th scope="col">{t("admin_sheet:sum")}</th>
            <th scope="col">{t("admin_sheet:actual")}</th>
            <th scope="col">{t("admin_sheet:lot")}</th>
            <th scope="col">{t("admin_sheet:initials")}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.weighings.map((weighing) => (
            <WeighingRow key={weighing.material} weighing={weighing} />
          ))}
        </tbody>
        <tfoot>
          <SumRow name={t("admin_sheet:concentrate")} target={null} sum={sheet.concentrate} />
          <SumRow name={t("admin_sheet:alcohol")} target={sheet.alcohol} sum={sheet.concentrate + sheet.alcohol} />
          <SumRow name={t("admin_sheet:water")} target={sheet.water} sum={sheet.total} />
          <SumRow name={t("admin_results:total")} target={null} sum={sheet.total} />
        </tfoot>
      </table>
    </section>
  );
}

function WeighingRow({ weighing: { name, cas, form, remarks, dilution, grams: target, sum } }: { weighing: Weighing }) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  const said = [
    ...(form === "liquid" ? [] : [t(`admin_sheet:form.${form}`)]),
    ...shownRemarks.filter((remark) => remarks.includes(remark)).map((remark) => t(`admin_sheet:remark.${remark}`)),
  ];
  return (
    <tr>
      <th scope="row">
        {name}
        <small>
          <bdi dir="ltr">{cas}</bdi> {said.join(" · ")}
        </small>
      </th>
      <td>{dilution === null ? t("admin_sheet:neat") : <bdi dir="ltr">{dilution} %</bdi>}</td>
      <td data-target>{grams(target)}</td>
      <td>{grams(sum)}</td>
      <td />
      <td />
      <td />
    </tr>
  );
}

function SumRow({ name, target, sum }: { name: string; target: number | null; sum: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td />
      <td data-target>{target === null ? "" : grams(target)}</td>
      <td>{grams(sum)}</td>
      <td />
      <td />
      <td />
    </tr>
  );
}
