import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink, Notice, Text } from "../../ui/index.ts";
import { AccountPage } from "./account-page.tsx";

export type Confirmation = { failure: "refused" | "unreachable" | null; fields: [string, string][] };

/** A button, because scanners of mail follow links: only a press spends the link. */
export function ConfirmView({ failure, fields }: Confirmation): ReactNode {
  const { t } = useTranslation("account");
  if (failure === "refused") {
    return (
      <AccountPage
        title={t("confirm.title")}
        heading={t("confirm.failed_heading")}
        lead={t("confirm.failed_body")}
        hidden
      >
        <p>
          <ButtonLink to="/login">{t("confirm.again")}</ButtonLink>
        </p>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t("confirm.title")} heading={t("confirm.heading")} hidden>
      {failure === "unreachable" && (
        <Notice tone="error">
          <p>{t("confirm.unreachable")}</p>
        </Notice>
      )}
      <Text tone="soft">{t("confirm.body")}</Text>
      <form method="post">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t("confirm.button")}</Button>
      </form>
    </AccountPage>
  );
}

/** What the page carries from the link to the press. */
export function fieldsOf(source: URLSearchParams | FormData): [string, string][] {
  return ["token_hash", "type", "next"].flatMap((name): [string, string][] => {
    const value = source.get(name);
    return typeof value === "string" ? [[name, value.slice(0, 500)]] : [];
  });
}
