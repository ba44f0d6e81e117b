import { type Language, languageFacts } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Disclosure, Heading, Notice, Text } from "../../ui/index.ts";
import type { PerfumeView } from "./perfume-view.server.ts";
import styles from "./safety-card.module.css";
import variant from "./variant-section.module.css";

/** From this part of a limit on its bar looks full. */
const full = 0.985;

/** What was left out, and folded below it dosage, allergens, and how close each formula comes to its tightest IFRA limits. */
export function SafetyCard({ variants, told }: Pick<PerfumeView, "variants" | "told">) {
  const { t } = useTranslation("results");
  const percent = percentIn(useLanguage());
  const computed = variants.flatMap(({ kind, name, figures }) => (figures ? [{ kind, name, ...figures }] : []));
  if (computed.length === 0) return null;
  return (
    <section className={variant.section} aria-labelledby="safety">
      <Heading level={2} id="safety">
        {t("safety.title")}
      </Heading>
      <Text tone="soft">{t("safety.honest")}</Text>
      {told?.madeWithout && (
        <Notice title={t("safety.without", { names: told.madeWithout })} className={styles.without}>
          <p>{told.withoutBody}</p>
        </Notice>
      )}
      {told?.leftOut && <Text>{told.leftOut}</Text>}
      {computed.map(({ kind, name, dosage, allergens, allergenCount, limits }) => (
        <Disclosure
          key={kind}
          summary={
            <span className={variant.summary}>
              {t(`product.${kind}`)} <bdi>{name}</bdi>
              <span className={styles.essence}>
                {t("safety.essence", { dosage: percent(dosage), count: allergenCount })}
              </span>
            </span>
          }
        >
          <dl className={styles.card}>
            <dt>{t("safety.allergens")}</dt>
            <dd lang="en" dir="ltr" className={styles.names}>
              {allergens}
            </dd>
            <dt>{t("safety.limits")}</dt>
            {limits.map(({ name, lang, used_pct, limit_pct }) => (
              <dd key={name} className={styles.limit}>
                <bdi lang={lang}>{name}</bdi>
                <meter min={0} max={limit_pct} value={used_pct} aria-label={name} />
                <span>
                  {t(used_pct > limit_pct * full ? "safety.used_up" : "safety.used", {
                    used: percent(used_pct),
                    limit: percent(limit_pct),
                  })}
                </span>
              </dd>
            ))}
          </dl>
        </Disclosure>
      ))}
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
