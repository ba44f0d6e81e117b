import { Form, useNavigation } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink, Heading, Notice, StarProgress, Text } from "../../ui/index.ts";
import type { Outcome } from "./act.server.ts";
import { Backdrop } from "./backdrop.tsx";
import type { Find } from "./finds.server.ts";
import styles from "./journey.module.css";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

type ReadyProps = { total: number; finds: Find[]; outcome: Outcome | undefined };

/** After the last question: what was heard in the visitor's own words, and the way to the perfume. */
export function Ready({ total, finds, outcome }: ReadyProps) {
  const { t } = useTranslation(["journey", "errors"]);
  const heading = useFocusOnArrival();
  const busy = useNavigation().state !== "idle";
  return (
    <div className={styles.scene}>
      <Backdrop name="question-threshold" />
      <div className={styles.words}>
        <StarProgress
          value={total}
          max={total}
          label={t("progress", { position: total, total })}
          className={styles.star}
        />
        {outcome?.failed && (
          <Notice tone="error" title={t("finish_failed")}>
            <p>{t(outcome.busy ? "errors:busy.body" : "errors:unknown_error")}</p>
          </Notice>
        )}
        <h1 tabIndex={-1} ref={heading} className={styles.question}>
          {t("ready.title")}
        </h1>
        <Text size="lead" tone="soft">
          {t("ready.body")}
        </Text>
        {finds.length > 0 && (
          <section className={styles.finds} aria-labelledby="finds">
            <Heading level={2} size={1} id="finds">
              {t("ready.heard")}
            </Heading>
            <ul>
              {finds.map(({ word, meaning }) => (
                <li key={meaning}>
                  <q lang="">{word}</q> <span>{meaning}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Form method="post" className={styles.actions}>
          <input type="hidden" name="step" value="ready" />
          <input type="hidden" name="total" value={total} />
          <Button name="intent" value="finish" size="large" arrow loading={busy}>
            {t("ready.show")}
          </Button>
          <ButtonLink look="plain" to="/analyze">
            {t("ready.reading")}
          </ButtonLink>
          <Button name="intent" value="back" look="plain">
            {t("back")}
          </Button>
          <Button name="intent" value="restart" look="plain">
            {t("restart")}
          </Button>
        </Form>
      </div>
    </div>
  );
}
