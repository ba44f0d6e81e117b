import { useEffect } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { accountSuccess } from "../../shop/timings.ts";
import { ButtonLink, Notice } from "../../ui/index.ts";
import { AccountPage } from "./account-page.tsx";

/** The sign-in page after the link of its e-mail was used. It links to `next`, or home; a script goes there after a moment. */
export function SignedIn({ email, next }: { email: string; next: string }) {
  const { t } = useTranslation("account");
  const target = next || "/home";
  useEffect(() => {
    const timer = setTimeout(() => location.replace(target), accountSuccess);
    return () => clearTimeout(timer);
  }, [target]);
  return (
    <AccountPage title={t("login.title")} heading={t("login.heading")}>
      <Notice tone="success">
        <p>{t("login.signed_in", { email })}</p>
      </Notice>
      <p>
        <ButtonLink to={target}>{t(next ? "login.continue" : "login.on")}</ButtonLink>
      </p>
    </AccountPage>
  );
}
