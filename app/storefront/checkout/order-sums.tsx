import type { Order, Quote } from "../../backend/orders.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { engravingOf } from "../../shop/line-names.ts";
import { formatMinor } from "../../shop/money.ts";
import { Price, Text, Unbroken } from "../../ui/index.ts";
import styles from "./checkout.module.css";
import { LineFacts } from "./line-facts.tsx";
import type { Shown, ShownLine } from "./shown-lines.server.ts";
import { useLineNames } from "./use-line-names.ts";

type Sums = Pick<
  Shown<Quote> | Shown<Order>,
  "currency" | "goods" | "delivery" | "credit" | "total" | "vat_percent" | "vat" | "lines"
> &
  Partial<Pick<Quote, "credit_waits">>;

/** What is bought, and each amount that makes up the total. */
export function OrderSums({ sums, undecided = false }: { sums: Sums; undecided?: boolean }) {
  const { t } = useTranslation("own");
  const language = useLanguage();
  const money = (amount: number) => formatMinor(amount, sums.currency, language);
  return (
    <div>
      <ul className={styles.lines}>
        {sums.lines.map((line) => (
          <Line key={`${line.variant ?? line.kind} ${line.perfume ?? line.product}`} line={line} money={money} />
        ))}
      </ul>
      {undecided && <Text size="small">{t("sums.undecided")}</Text>}
      {!undecided && sums.lines.every(({ problem }) => problem === null) && <Amounts sums={sums} money={money} />}
    </div>
  );
}

/** Nothing can be ordered while one of the lines cannot be had, so that there is no total then. */
function Amounts({ sums, money }: { sums: Sums; money: (amount: number) => string }) {
  const { t } = useTranslation("own");
  return (
    <>
      <dl className={styles.amounts}>
        <dt>{t("sums.delivery")}</dt>
        <dd>{sums.delivery === 0 ? t("sums.free") : <Price>{money(sums.delivery)}</Price>}</dd>
        {sums.credit > 0 && (
          <>
            <dt>{t("sums.credit")}</dt>
            <dd>
              <Price>{`−${money(sums.credit)}`}</Price>
            </dd>
          </>
        )}
        <dt className={styles.total}>{t("sums.total")}</dt>
        <dd className={styles.total}>
          <Price>{money(sums.total)}</Price>
        </dd>
      </dl>
      {sums.credit_waits && (
        <Text size="small">
          <Unbroken part={sums.credit_waits}>{t("sums.credit_waits", { number: isolate(sums.credit_waits) })}</Unbroken>
        </Text>
      )}
      <Text size="small" tone="soft">
        {sums.vat_percent > 0
          ? t("sums.vat", { percent: sums.vat_percent, amount: isolate(money(sums.vat)) })
          : t("sums.duties")}
      </Text>
    </>
  );
}

function Line({ line, money }: { line: ShownLine; money: (amount: number) => string }) {
  const { t } = useTranslation(["own", "results"]);
  const { name } = useLineNames()(line);
  const { quantity, unit, engraved } = line;
  const engraving = engravingOf(t, line);
  const times = quantity > 1 ? `${t("sums.times", { count: quantity })} ` : "";
  return (
    <>
      <li>
        <div>
          <p>
            {times}
            {name}
          </p>
          <LineFacts line={line} />
        </div>
        {unit !== null && <Price>{money(quantity * unit)}</Price>}
      </li>
      {engraving && engraved !== null && (
        <li>
          <p>
            {times}
            {engraving}
          </p>
          <Price>{money(quantity * engraved)}</Price>
        </li>
      )}
    </>
  );
}
