import type { ReactNode } from "react";
import type { Confirmation } from "../../auth/confirm-link.server.ts";
import { LinkForm } from "../../auth/link-form.tsx";
import { SignInNotice } from "../../auth/sign-in-notice.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink, Notice, Row, Text } from "../../ui/index.ts";
import { AccountPage } from "./account-page.tsx";

export function ConfirmView({ failure, wait, fields, email, as }: Confirmation): ReactNode {
  const { t } = useTranslation(["sign_in_link", "account", "sessions"]);
  const recovery = fields.some(([name, value]) => name === "type" && value === "recovery");
  if (failure === "refused") {
    return (
      <AccountPage title={t("title")} heading={t("failed_heading")} lead={t("failed_body")}>
        {email && (
          <Notice tone="success">
            <p>{t("account:login.signed_in", { email })}</p>
          </Notice>
        )}
        <Row gap={4}>
          {email && <ButtonLink to="/home">{t("account:login.on")}</ButtonLink>}
          <ButtonLink to={recovery ? "/login/forgot" : "/login"} look={email ? "quiet" : "primary"}>
            {t("again")}
          </ButtonLink>
        </Row>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t("title")} heading={t("heading")}>
      <SignInNotice failure={failure} wait={wait} unreachable={t("unreachable")} />
      <Text tone="soft">{t(recovery ? "recovery_body" : "body")}</Text>
      {as && <Text>{t("sessions:hash_as", { email: as })}</Text>}
      <LinkForm fields={fields}>{t(recovery ? "recovery_button" : "button")}</LinkForm>
    </AccountPage>
  );
}
