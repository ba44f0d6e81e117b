import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge, Row, Text } from "../../ui/index.ts";
import { Moment } from "../frame/moment.tsx";
import type { ShownSettings } from "./settings.server.ts";

/** How the switch stands, and since when. */
export function SettingsState({ settings: { enabled, updatedAt } }: { settings: ShownSettings }) {
  const { t } = useTranslation("admin");
  return (
    <Row gap={4}>
      <span role="status">
        <Badge tone={enabled ? "gold" : "plain"}>{t(enabled ? "dashboard.enabled" : "dashboard.disabled")}</Badge>
      </span>
      <Text as="span" size="small" tone="soft" measure={false}>
        {t("dashboard.updated")}: <Moment iso={updatedAt} />
      </Text>
    </Row>
  );
}
