import { Form } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink, Heading, Page, Stack, Star, Text } from "../../ui/index.ts";
import styles from "./journey.module.css";

type QuietProps = {
  /** Nothing to ask, or nobody to ask it. */
  kind: "empty" | "away";
  /** An answer that could not even be matched to its question: it is offered to be sent again. */
  unread?: [string, string][] | undefined;
};

export function Quiet({ kind, unread }: QuietProps) {
  const { t } = useTranslation("journey");
  return (
    <Page width="text" className={styles.quiet}>
      <Stack gap={5} align="start">
        <Star className={styles.emblem} />
        <Heading level={1}>{t(`${kind}.title`)}</Heading>
        <Text size="lead" tone="soft">
          {t(unread ? "away.unsaved" : `${kind}.body`)}
        </Text>
        {unread ? (
          <Form method="post">
            {unread.map(([name, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pairs of a sent form never move
              <input key={index} type="hidden" name={name} value={value} />
            ))}
            <Button>{t("away.send")}</Button>
          </Form>
        ) : (
          <ButtonLink look="quiet" to={kind === "away" ? "/maestro-journey" : "/home"}>
            {t(`${kind}.on`)}
          </ButtonLink>
        )}
      </Stack>
    </Page>
  );
}
