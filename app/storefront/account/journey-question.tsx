import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Row, Text } from "../../ui/index.ts";
import { AccountPage } from "./account-page.tsx";
import { journeyQuestionPath } from "./journey-question-path.ts";

/** Asks who signed in by a link that was not asked for here whether the journey of this browser is theirs. */
export function JourneyQuestion({ email, next }: { email: string; next: string }) {
  const { t } = useTranslation("sign_in_link");
  return (
    <AccountPage title={t("journey_heading")} heading={t("journey_heading")}>
      <Text tone="soft">{t("journey_body", { email })}</Text>
      <form method="post" action={journeyQuestionPath(next)}>
        <Row gap={4}>
          <Button type="submit" name="journey" value="add">
            {t("journey_add")}
          </Button>
          <Button type="submit" name="journey" value="leave" look="quiet">
            {t("journey_leave")}
          </Button>
        </Row>
      </form>
    </AccountPage>
  );
}
