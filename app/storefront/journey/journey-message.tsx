import type { SubmissionResult } from "@conform-to/react";
import { ResendForm } from "../../forms/resend-form.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Heading, Page, Stack, Star, Text } from "../../ui/index.ts";
import styles from "./journey.module.css";

type JourneyMessageProps = {
  /** There are no questions, or the backend is down. */
  kind: "empty" | "unavailable";
  /** The result of an answer whose question could not be read: it is offered to be sent again. */
  result: SubmissionResult | undefined;
};

/** What the journey shows in place of a question. */
export default function JourneyMessage({ kind, result }: JourneyMessageProps) {
  const { t } = useTranslation("journey_message");
  return (
    <Page width="text" className={styles.message}>
      <Stack gap={5} align="start">
        <Star />
        <Heading level={1}>{t(`${kind}.title`)}</Heading>
        <Text size="lead" tone="soft">
          {t(result ? "unavailable.unsaved" : `${kind}.body`)}
        </Text>
        {result ? (
          <ResendForm id="question" result={result}>
            {t("unavailable.send")}
          </ResendForm>
        ) : (
          <ButtonLink look="quiet" to={kind === "unavailable" ? "/maestro-journey" : "/home"}>
            {t(`${kind}.on`)}
          </ButtonLink>
        )}
      </Stack>
    </Page>
  );
}
