import { data, redirect } from "react-router";
import { sessionMiddleware, visitorMiddleware } from "../../auth/visitor.ts";
import type { Handle } from "../../document/handle.ts";
import { Head } from "../../document/head.tsx";
import { readForm } from "../../http/request/body.ts";
import { readCookie, setCookie } from "../../http/request/cookies.ts";
import { localPath } from "../../http/request/local-path.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Picture } from "../../media/picture.tsx";
import { LanguageForm, Notice } from "../../ui/index.ts";
import { maintenanceGate } from "../maintenance/maintenance-gate.ts";
import type { Route } from "./+types/welcome";
import styles from "./welcome.module.css";

export const handle = { measured: true } satisfies Handle;

/** Outside the storefront's layout, so it needs the maintenance gate itself. */
export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware, visitorMiddleware, maintenanceGate];

/** A cookie of its own tells the action below whether the browser keeps any. */
export function loader({ request, url }: Route.LoaderArgs) {
  const next = localPath(url.searchParams.get("next"), "");
  const shown = readCookie(request, "welcomeShown");
  const refused = url.searchParams.has("refused");
  if (refused && shown === "1") throw redirect(next || "/home");
  const headers: HeadersInit = shown === undefined ? { "Set-Cookie": setCookie("welcomeShown", "0") } : {};
  return data({ next, refused }, { headers });
}

/** Without cookies the gate would send every page back here: then this page says so. */
export async function action({ request }: Route.ActionArgs) {
  const next = localPath((await readForm(request, new Set(["next"]))).get("next"), "");
  const keeps = readCookie(request, "welcomeShown") !== undefined;
  const refused = `/welcome?refused=${next && `&next=${encodeURIComponent(next)}`}`;
  return redirect(keeps ? next || "/home" : refused, { headers: { "Set-Cookie": setCookie("welcomeShown", "1") } });
}

export default function Welcome({ loaderData: { next, refused } }: Route.ComponentProps) {
  const { t } = useTranslation(["welcome", "common"]);
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
      <LanguageForm
        label={t("language")}
        next={next ? `/welcome?next=${encodeURIComponent(next)}` : "/welcome"}
        className={styles.languages}
      />
      <form method="post" className={styles.text}>
        <p className={styles.brand}>{t("common:brand")}</p>
        <h1 className={styles.title}>
          <span>{t("line_1")}</span> <span>{t("line_2")}</span>
        </h1>
        <p className={styles.subtitle}>{t("subtitle")}</p>
        {refused && (
          <Notice tone="error" title={t("cookies.title")} focused>
            <p>{t("cookies.body")}</p>
          </Notice>
        )}
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
