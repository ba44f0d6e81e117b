import { languageFacts } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { classNames, ProgressBar } from "../../ui/index.ts";
import styles from "./profile-details.module.css";
import type { ScentProfile } from "./scent-profile.server.ts";

const times = ["day", "both", "night"] as const;
const seasons = ["spring", "summer", "autumn", "winter"] as const;

/** Strength, time of day and seasons of the profile; those without an answer are left out. */
export function ProfileDetails({ profile }: { profile: ScentProfile }) {
  const { t } = useTranslation("analyze");
  const { strength, dosage, time } = profile;
  const number = new Intl.NumberFormat(languageFacts[useLanguage()].locale, { maximumFractionDigits: 1 });
  return (
    <dl className={styles.details}>
      <div>
        <dt>{t("strength")}</dt>
        <dd>
          {strength !== null && <ProgressBar value={strength} max={10} label={t("strength")} />}
          <p>{t("dosage", { dosage: number.format(dosage) })}</p>
        </dd>
      </div>
      {time && (
        <div>
          <dt>{t("time.title")}</dt>
          <dd className={styles.options}>
            {times.map((name) => (
              <Option key={name} selected={name === time} text={t(`time.${name}`)} />
            ))}
          </dd>
        </div>
      )}
      {profile.seasons.length > 0 && (
        <div>
          <dt>{t("season.title")}</dt>
          <dd className={styles.options}>
            {seasons.map((name) => (
              <Option key={name} selected={profile.seasons.includes(name)} text={t(`season.${name}`)} />
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** `<strong>` and `<s>` tell assistive technology which options are selected. */
function Option({ selected, text }: { selected: boolean; text: string }) {
  return (
    <span className={classNames(styles.option, selected && styles.selected)}>
      {selected ? <strong>{text}</strong> : <s>{text}</s>}
    </span>
  );
}
