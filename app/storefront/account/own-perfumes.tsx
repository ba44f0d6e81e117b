import { formatDay } from "../../i18n/format-day.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Disclosure, Heading, Row, Stack, Text } from "../../ui/index.ts";
import styles from "./own-perfumes.module.css";
import type { OwnPerfumeView } from "./read-account.server.ts";

type OwnPerfumesProps = {
  journeys: { session: string; editions: OwnPerfumeView[] }[];
  /** When the last of these journeys began, where there are older ones. */
  older?: string | undefined;
};

/** The perfumes of an account by journey; a link to the journey where there are none. */
export function OwnPerfumes({ journeys, older }: OwnPerfumesProps) {
  const { t } = useTranslation("my_account");
  if (journeys.length === 0) {
    return (
      <Stack gap={4} align="start">
        <Text tone="soft">{t("perfumes.empty")}</Text>
        <ButtonLink to="/maestro-journey" arrow>
          {t("perfumes.begin")}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {journeys.map(({ session, editions: [newest, ...earlier] }) => (
          <li key={session} className={styles.journey}>
            {newest && <Edition edition={newest} numbered={earlier.length > 0} />}
            {earlier.length > 0 && (
              <Disclosure summary={t("perfumes.earlier")}>
                <ul className={styles.list}>
                  {earlier.map((edition) => (
                    <li key={edition.number}>
                      <Edition edition={edition} numbered />
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
      {older && (
        <Text>
          <a href={`/account?${new URLSearchParams({ before: older })}#perfumes`}>{t("perfumes.more")}</a>
        </Text>
      )}
    </>
  );
}

type EditionProps = { edition: OwnPerfumeView; numbered: boolean };

function Edition({ edition: { number, name, composedAt, notes, path, shareUrl }, numbered }: EditionProps) {
  const { t } = useTranslation("my_account");
  const language = useLanguage();
  const isolated = isolate(name);
  return (
    <Stack gap={2}>
      <Heading level={3} size={2}>
        <bdi>{name}</bdi>
      </Heading>
      <Text size="small" tone="soft">
        <time dateTime={composedAt}>{formatDay(composedAt, language)}</time>
        {numbered && ` · ${t("perfumes.edition", { number })}`}
      </Text>
      <Text>{notes.join(" · ")}</Text>
      <Row gap={4}>
        <a href={path} aria-label={t("perfumes.open_named", { name: isolated })}>
          {t("perfumes.open")}
        </a>
        {shareUrl ? (
          <a href={shareUrl} aria-label={t("perfumes.share_named", { name: isolated })}>
            {t("perfumes.share")}
          </a>
        ) : (
          <Text tone="soft">{t("perfumes.withdrawn")}</Text>
        )}
      </Row>
    </Stack>
  );
}
