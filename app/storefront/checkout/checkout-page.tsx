import type { ReactNode } from "react";
import { comesTogether } from "../../backend/order-course.ts";
import type { CartItem, OrderLine, Quote } from "../../backend/orders.ts";
import { Head } from "../../document/head.tsx";
import { isolate } from "../../i18n/isolate.ts";
import { useDays } from "../../i18n/use-days.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { withColon } from "../../i18n/with-colon.ts";
import type { CountryCode } from "../../shop/countries.ts";
import { countryName } from "../../shop/names.ts";
import { Heading, Notice, Page, Text } from "../../ui/index.ts";
import { checkoutPath } from "./cart-url.ts";
import styles from "./checkout.module.css";
import { OrderSums } from "./order-sums.tsx";
import type { Shown } from "./shown-lines.server.ts";

/** To a country without its papers nothing is, and what is gone has no price. */
const isOrderable = ({ problem }: OrderLine) => problem === null;

const steps = [
  { key: "what", path: "" },
  { key: "where", path: "/where" },
  { key: "payment", path: "/payment" },
  { key: "review", path: "/review" },
] as const;

type CheckoutPageProps = {
  step: (typeof steps)[number]["key"];
  items: readonly CartItem[];
  /** Shown beside the form; null while it cannot be read. */
  quote?: Shown<Quote> | null | undefined;
  /** Told beside the form with the days, where the step itself does not. */
  country?: CountryCode;
  /** The country is not chosen yet, without which there is no total. */
  undecided?: boolean;
  /** Below the sums. */
  note?: ReactNode;
  lead?: boolean;
  refused?: boolean;
  children: ReactNode;
};

/** The layout of the four checkout steps: the progress, the step's form, and the sums beside it. */
export function CheckoutPage({
  step,
  items,
  quote,
  country,
  undecided = false,
  note,
  lead = true,
  refused = false,
  children,
}: CheckoutPageProps) {
  const { t } = useTranslation(["own", "errors"]);
  const language = useLanguage();
  const days = useDays();
  const title = t(`${step}.title`);
  const current = steps.findIndex(({ key }) => key === step);
  return (
    <Page className={styles.page}>
      <Head title={refused ? t("errors:title_prefix", { title }) : title} description={t("description")} />
      <div id="checkout" data-in-place={step === "what" ? "page" : undefined}>
        <nav aria-label={t("steps.label")}>
          <ol className={styles.steps}>
            {steps.map(({ key, path }, index) => (
              <li key={key} aria-current={key === step ? "step" : undefined}>
                {index < current ? <a href={checkoutPath(items, path)}>{t(`steps.${key}`)}</a> : t(`steps.${key}`)}
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.columns} data-step={step}>
          <div>
            <Heading level={1} size={3}>
              {title}
            </Heading>
            {items.length > 0 && lead && <Text tone="soft">{t(`${step}.lead`)}</Text>}
            {children}
          </div>
          {quote === null && (
            <Notice tone="error">
              <p>{t("sums.unavailable")}</p>
            </Notice>
          )}
          {quote?.lines.some(isOrderable) && (
            <aside className={styles.aside} aria-labelledby="sums">
              <Heading level={2} size={1} id="sums">
                {t("sums.title")}
              </Heading>
              <OrderSums sums={quote} undecided={undecided} />
              {note}
              {country && (
                <Text size="small">
                  {withColon(t("what.country"), isolate(countryName(country, language)), language)}
                  <br />
                  {t("expected", { days: days.range(quote.expected_from, quote.expected_to) })}
                  {comesTogether(quote) && (
                    <>
                      <br />
                      {t("together")}
                    </>
                  )}
                </Text>
              )}
            </aside>
          )}
        </div>
      </div>
    </Page>
  );
}
