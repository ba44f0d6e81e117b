import { Form, useSearchParams } from "react-router";
import { formatTime } from "../i18n/format-time.ts";
import { languageFacts } from "../i18n/languages.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Badge, Button, Notice, Stack, Text } from "../ui/index.ts";
import type { ListedSession } from "./end-sessions.server.ts";
import styles from "./session-list.module.css";

/** Where one is signed in, with a button to end each session but this one, and one for all others. */
export function SessionListView({ sessions }: { sessions: ListedSession[] }) {
  const { t } = useTranslation("sessions");
  const [query] = useSearchParams();
  const done = query.get("done");
  return (
    <Stack gap={4}>
      {(done === "end" || done === "end_others") && (
        <Notice tone="success">
          <p>{t(`done.${done}`)}</p>
        </Notice>
      )}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionItem key={session.ref} session={session} />
        ))}
      </ul>
      {sessions.some(({ own }) => !own) && (
        <Form method="post" discover="none">
          <Button type="submit" look="quiet" name="intent" value="end_others">
            {t("end_others")}
          </Button>
        </Form>
      )}
      <Text size="small" tone="soft">
        {t("note")}
      </Text>
    </Stack>
  );
}

function SessionItem({ session: { ref, app, browser, system, openedAt, seen, own } }: { session: ListedSession }) {
  const { t } = useTranslation("sessions");
  const language = useLanguage();
  const locale = languageFacts[language].locale;
  const name = [browser, system].filter(Boolean).join(", ") || t("unknown");
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return (
    <li className={styles.session}>
      <Stack gap={1}>
        <Text>
          <bdi>{name}</bdi> {own && <Badge tone="gold">{t("own")}</Badge>}
        </Text>
        <Text size="small" tone="soft">
          {t(`app.${app}`)} · {t("opened")}{" "}
          <time dateTime={new Date(openedAt).toISOString()}>{formatTime(openedAt, language)}</time> · {t("seen")}{" "}
          {seen.value === 0 ? t("seen_now") : ago.format(seen.value, seen.unit)}
        </Text>
      </Stack>
      {!own && (
        <Form method="post" discover="none">
          <input type="hidden" name="ref" value={ref} />
          <Button
            type="submit"
            look="plain"
            size="small"
            name="intent"
            value="end"
            aria-label={t("end_name", { name })}
          >
            {t("end")}
          </Button>
        </Form>
      )}
    </li>
  );
}
