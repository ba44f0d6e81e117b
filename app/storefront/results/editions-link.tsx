import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Heading, Row, Stack, Text } from "../../ui/index.ts";
import styles from "./share-link.module.css";

/** The way to the visitor's other perfumes, and to another edition of this one. */
export function EditionsLink({ edition }: { edition: number }) {
  const { t } = useTranslation("results");
  return (
    <section className={styles.share} aria-labelledby="editions">
      <Stack gap={4}>
        <Heading level={2} size={2} id="editions">
          {t("editions.title", { number: edition })}
        </Heading>
        <Text tone="soft">{t("editions.body")}</Text>
        <Row>
          <ButtonLink look="quiet" to="/maestro/editions">
            {t("editions.all")}
          </ButtonLink>
          <ButtonLink look="plain" to="/maestro-journey">
            {t("editions.change")}
          </ButtonLink>
        </Row>
      </Stack>
    </section>
  );
}
