import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink, Stack } from "../../ui/index.ts";
import { AccountPage } from "./account-page.tsx";
import styles from "./already-signed-in.module.css";

const ways = [
  { to: "/account", text: "login.ways.account" },
  { to: "/maestro-journey", text: "login.ways.journey" },
  { to: "/maestro-vault", text: "login.ways.vault" },
] as const;

/** The sign-in page for visitors who are signed in: links onwards, `next` first, and the sign-out button. */
export function AlreadySignedIn({ email, next }: { email: string; next: string }) {
  const { t } = useTranslation("account");
  return (
    <AccountPage title={t("login.title")} heading={t("login.heading")} lead={t("login.signed_in", { email })}>
      <Stack gap={4} align="start">
        {next && (
          <ButtonLink to={next} arrow>
            {t("login.continue")}
          </ButtonLink>
        )}
        <ButtonLink to="/account#perfumes" look={next ? "quiet" : "primary"}>
          {t("login.ways.perfumes")}
        </ButtonLink>
      </Stack>
      <ul className={styles.ways}>
        {ways.map(({ to, text }) => (
          <li key={to}>
            <a href={to}>{t(text)}</a>
          </li>
        ))}
      </ul>
      <form method="post" action="/logout">
        <Button type="submit" look="quiet">
          {t("logout.button")}
        </Button>
      </form>
    </AccountPage>
  );
}
