import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge, Row, Text } from "../../ui/index.ts";
import { DateTime } from "../shell/date-time.tsx";
import type { SettingsView } from "./settings.server.ts";

/** Whether maintenance is on, and since when. */
export function SettingsState({ settings: { enabled, updatedAt } }: { settings: SettingsView }) {
  const { t } = useTranslation("admin");
  return (
    <Row gap={4}>
      <span role="status">
        <Badge tone={enabled ? "gold" : "plain"}>{t(enabled ? "dashboard.enabled" : "dashboard.disabled")}</Badge>
      </span>
      <Text as="span" size="small" tone="soft" measure={false}>
        {t("dashboard.updated")}: <DateTime iso={updatedAt} />
      </Text>
    </Row>
  );
}
