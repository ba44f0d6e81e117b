import { redirect } from "react-router";
import { Head } from "../../head.tsx";
import { setCookie } from "../../http/cookies.ts";
import { localPath } from "../../http/local-path.ts";
import { maintenanceGate } from "../../http/maintenance-gate.ts";
import { visitorMiddleware } from "../../http/session.ts";
import { languageNames } from "../../i18n/language-names.ts";
import { languages } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { maintenanceAnswer } from "../maintenance/answer.tsx";
import type { Route } from "./+types/welcome";
import styles from "./welcome.module.css";

/** Outside the layout, but not outside the shop: a closed shop welcomes nobody. */
export const middleware: Route.MiddlewareFunction[] = [visitorMiddleware, maintenanceGate(maintenanceAnswer)];

export function loader({ url }: Route.LoaderArgs) {
  return { next: localPath(url.searchParams.get("next"), "") };
}

/** Start, skip and "continue" all record that the visitor was welcomed. */
export async function action({ request }: Route.ActionArgs) {
  const next = localPath((await request.formData()).get("next"), "/home");
  return redirect(next, { headers: { "Set-Cookie": setCookie("welcomeShown", "1") } });
}

export default function Welcome({ loaderData: { next } }: Route.ComponentProps) {
  const { t } = useTranslation(["welcome", "common"]);
  const current = useLanguage();
  return (
    <main className={styles.page}>
      <Head title={t("title")} description={t("subtitle")} />
      <Picture
        name="welcome"
        alt=""
        priority
        sizes="(width < 40rem) max(100vw, 56vh), max(100vw, 134vh)"
        className={styles.picture}
      />
      <form method="post" action="/language" className={styles.languages} aria-label={t("language")}>
        <input type="hidden" name="next" value={next ? `/welcome?next=${encodeURIComponent(next)}` : "/welcome"} />
        {languages.map((language) => (
          <button
            type="submit"
            key={language}
            name="language"
            value={language}
            lang={language}
            aria-pressed={language === current}
          >
            {languageNames[language]}
          </button>
        ))}
      </form>
      <form method="post" className={styles.words}>
        <p className={styles.brand}>{t("common:brand")}</p>
        <h1 className={styles.title}>
          <span>{t("line_1")}</span> <span>{t("line_2")}</span>
        </h1>
        <p className={styles.subtitle}>{t("subtitle")}</p>
        <p className={styles.actions}>
          <button type="submit" className={styles.start}>
            {t("start")}
          </button>
          <button type="submit" className={styles.skip}>
            {t("skip")}
          </button>
        </p>
        {next && (
          <button type="submit" name="next" value={next} className={styles.skip}>
            {t("continue")}
          </button>
        )}
      </form>
    </main>
  );
}
