import { type Language, languageFacts } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Heading, Notice, Text } from "../../ui/index.ts";
import type { PerfumeView } from "./perfume-view.server.ts";
import styles from "./safety-card.module.css";

/** What was left out, dosage, allergens, and how close the formula comes to its tightest IFRA limits. */
export function SafetyCard({ variants, told }: Pick<PerfumeView, "variants" | "told">) {
  const { t } = useTranslation("results");
  const percent = percentIn(useLanguage());
  const computed = variants.flatMap(({ kind, figures }) => (figures ? [{ kind, ...figures }] : []));
  if (computed.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="safety">
      <Heading level={2} id="safety">
        {t("safety.title")}
      </Heading>
      <Text tone="soft">{t("safety.honest")}</Text>
      {told?.madeWithout && (
        <Notice title={t("safety.without", { names: told.madeWithout })} className={styles.without}>
          <p>{t("safety.without_body")}</p>
        </Notice>
      )}
      {told?.leftOut && <Text>{t("safety.left_out", { names: told.leftOut })}</Text>}
      <div className={styles.cards}>
        {computed.map((variant) => (
          <article key={variant.kind} className={styles.card}>
            <Heading level={3} size={1}>
              {t(`product.${variant.kind}`)}
            </Heading>
            <dl>
              <dt>{t("safety.dosage")}</dt>
              <dd>{t("safety.percent", { value: percent(variant.dosage) })}</dd>
              <dt>{t("safety.allergens")}</dt>
              <dd lang="en" dir="ltr" className={styles.names}>
                {variant.allergens}
              </dd>
              <dt>{t("safety.limits")}</dt>
              {variant.limits.map(({ name, lang, used_pct, limit_pct }) => (
                <dd key={name} className={styles.limit}>
                  <bdi lang={lang}>{name}</bdi>
                  <meter min={0} max={limit_pct} value={used_pct} aria-label={name} />
                  <span>{t("safety.used", { used: percent(used_pct), limit: percent(limit_pct) })}</span>
                </dd>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </section>
  );
}

/** Made once a language: a formatter takes longer than all that a page writes with it. */
const formatters = new Map<Language, Intl.NumberFormat>();

/** Three significant digits, so that a trace is not rounded to zero. */
function percentIn(language: Language): (value: number) => string {
  const { locale } = languageFacts[language];
  const format = formatters.get(language) ?? new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  formatters.set(language, format);
  return (value) => format.format(value);
}
