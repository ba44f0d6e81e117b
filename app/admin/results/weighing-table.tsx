import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading } from "../../ui/index.ts";
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

function WeighingRow({ weighing }: { weighing: Weighing }) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  const { name, cas, dilution, grams: target, sum } = weighing;
  const said = useRemarks();
  return (
    <tr>
      <th scope="row">
        {name}
        <small>
          <bdi dir="ltr">{cas}</bdi> {dilution === null && said(weighing)}
        </small>
      </th>
      <td>{dilution === null ? t("admin_sheet:neat") : t("admin_sheet:diluted", { percent: dilution })}</td>
      <td data-target>{grams(target)}</td>
      <td>{grams(sum)}</td>
      <td />
      <td />
      <td />
    </tr>
  );
}

/**
 * Lists the dilutions to prepare first, with what is said of the neat material, as that it is warmed. A dilution is never
 * warmed.
 */
export function Preparation({ sheet }: { sheet: Batch["sheet"] }) {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  const said = useRemarks();
  const prepared = sheet.weighings.filter((weighing) => weighing.dilution !== null && said(weighing) !== "");
  if (prepared.length === 0) return null;
  return (
    <section className={styles.preparation}>
      <Heading level={3} size={1}>
        {t("admin_sheet:prepare")}
      </Heading>
      <p>{t("admin_sheet:prepare_hint")}</p>
      <ul>
        {prepared.map((weighing) => (
          <li key={weighing.material}>
            {weighing.name}: {t("admin_sheet:prepared", { percent: weighing.dilution, grams: grams(weighing.grams) })}{" "}
            <span>{said(weighing)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The form and the remarks of a neat material, in words; nothing of a plain liquid. */
function useRemarks() {
  const { t } = useTranslation(["admin", "admin_results", "admin_sheet"]);
  return ({ form, remarks }: Weighing): string =>
    [
      ...(form === "liquid" ? [] : [t(`admin_sheet:form.${form}`)]),
      ...shownRemarks.filter((remark) => remarks.includes(remark)).map((remark) => t(`admin_sheet:remark.${remark}`)),
    ].join(" · ");
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
