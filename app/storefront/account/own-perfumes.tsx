import { formatDay } from "../../i18n/format-day.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { productKeys } from "../../shop/products.ts";
import { Button, ButtonLink, Disclosure, Heading, Row, Stack, Text } from "../../ui/index.ts";
import styles from "./own-perfumes.module.css";
import type { OwnPerfumeView } from "./read-account.server.ts";

type OwnPerfumesProps = {
  journeys: { session: string; editions: OwnPerfumeView[] }[];
  /** When the last of these journeys began, where there are older ones. */
  older?: string | undefined;
};

const sizes = "(width < 40rem) 9rem, 17.5rem";

/** The perfumes of an account by journey, as bottles on a shelf; an empty place on it where there are none. */
export function OwnPerfumes({ journeys, older }: OwnPerfumesProps) {
  const { t } = useTranslation("my_account");
  if (journeys.length === 0) {
    return (
      <div className={styles.empty}>
        <Bottle name="bottle-day-straw" alt="" sizes="15rem" />
        <Stack gap={4} align="start">
          <Text>{t("perfumes.empty")}</Text>
          <ButtonLink to="/maestro-journey" arrow>
            {t("perfumes.begin")}
          </ButtonLink>
        </Stack>
      </div>
    );
  }
  return (
    <>
      <ul className={styles.shelf}>
        {journeys.map(({ session, editions: [newest, ...earlier] }) => (
          <li key={session}>
            {newest && <OnShelf edition={newest} numbered={earlier.length > 0} />}
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

/** A perfume as its bottle, with the seal and the name on its label. The link to the perfume lies over the picture, too. */
function OnShelf({ edition, numbered }: EditionProps) {
  const { name, seal } = edition;
  return (
    <div className={styles.bottle}>
      <Bottle name="bottle-day-amber" alt="" engraved={name} seals={seal ? [seal] : []} sizes={sizes} />
      <Edition edition={edition} numbered={numbered} />
    </div>
  );
}

function Edition({ edition, numbered }: EditionProps) {
  const { id, number, name, composedAt, notes, path, shareUrl } = edition;
  const { t } = useTranslation("my_account");
  const language = useLanguage();
  const isolated = isolate(name);
  return (
    <div className={styles.edition}>
      <Heading level={3} size={2}>
        <bdi>{name}</bdi>
      </Heading>
      <Text size="small" tone="soft">
        <time dateTime={composedAt}>{formatDay(composedAt, language)}</time>
        {numbered && ` · ${t("perfumes.edition", { number })}`}
      </Text>
      <Text size="small">{notes.join(" · ")}</Text>
      <Row gap={4} className={styles.acts}>
        <a href={path} className={styles.open} aria-label={t("perfumes.open_named", { name: isolated })}>
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
      {shareUrl && (
        <form method="post" action="/own">
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="kind" value={productKeys.premiere} />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" look="quiet" size="small" aria-label={t("perfumes.order_named", { name: isolated })}>
            {t("perfumes.order")}
          </Button>
        </form>
      )}
    </div>
  );
}
