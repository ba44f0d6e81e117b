import { type Language, languageFacts } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Disclosure, Heading, Notice, Text } from "../../ui/index.ts";
import type { PerfumeView } from "./perfume-view.server.ts";
import styles from "./safety-card.module.css";
import variant from "./variant-section.module.css";

/** From this part of a limit on its bar looks full. */
const full = 0.985;

/**
 * What was left out; and folded, since nobody buys a perfume for it, dosage, allergens, and how close each formula comes
 * to its tightest IFRA limits.
 */
export function SafetyCard({ variants, told }: Pick<PerfumeView, "variants" | "told">) {
  const { t } = useTranslation("results");
  const percent = percentIn(useLanguage());
  const computed = variants.flatMap(({ kind, name, figures }) => (figures ? [{ kind, name, ...figures }] : []));
  if (computed.length === 0) return null;
  return (
    <section className={variant.section} aria-labelledby="safety">
      {told?.madeWithout && (
        <Notice title={t("safety.without", { names: told.madeWithout })} className={styles.without}>
          <p>{told.withoutBody}</p>
        </Notice>
      )}
      {told?.leftOut && <Text>{told.leftOut}</Text>}
      <Disclosure
        summary={
          <h2 className={styles.line}>
            {t("safety.honest")} <span id="safety">{t("safety.title")}</span>
          </h2>
        }
      >
        <p>{t("safety.figures")}</p>
        <div className={styles.cards}>
          {computed.map(({ kind, name, dosage, allergens, allergenCount, limits }) => (
            <div key={kind}>
              <Heading level={3} size={1}>
                {t(`product.${kind}`)} · <bdi>{name}</bdi>
              </Heading>
              <p>{t("safety.essence", { dosage: percent(dosage), count: allergenCount })}</p>
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
            </div>
          ))}
        </div>
      </Disclosure>
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
