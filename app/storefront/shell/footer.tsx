import { memo } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Rule } from "../../ui/index.ts";
import styles from "./footer.module.css";
import { discoverLinks, helpLinks, houseLinks } from "./sections.ts";

const columns = [
  { title: "footer.discover", links: discoverLinks },
  { title: "footer.help", links: helpLinks },
  { title: "footer.house", links: [{ to: "/why-athar", text: "nav.why" }, ...houseLinks] },
] as const;

const legalLinks = [
  { to: "/privacy", text: "footer.privacy" },
  { to: "/terms", text: "footer.terms" },
  { to: "/my-data", text: "footer.my_data" },
] as const;

/** A brief footer is its last line alone: copyright and legal texts. Like the header it is rendered once. */
export const Footer = memo(function Footer({ year, brief = false }: { year: number; brief?: boolean }) {
  return (
    <footer className={styles.footer} data-brief={brief || undefined}>
      {!brief && <SiteMap />}
      <Copyright year={year} />
    </footer>
  );
});

function Copyright({ year }: { year: number }) {
  const { t } = useTranslation("shell");
  return (
    <div className={styles.copyright}>
      <p>{t("footer.rights", { year })}</p>
      <nav className={styles.legal} aria-label={t("footer.legal")}>
        {legalLinks.map(({ to, text }) => (
          <a key={to} href={to} className={styles.link}>
            {t(text)}
          </a>
        ))}
      </nav>
    </div>
  );
}

function SiteMap() {
  const { t } = useTranslation(["shell", "common"]);
  return (
    <>
      <Rule />
      <div className={styles.body}>
        <div className={styles.brand}>
          <p className={styles.name}>{t("common:brand")}</p>
          <p className={styles.line}>{t("footer.line")}</p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} className={styles.column} aria-label={t(title)}>
            <p className={styles.title} aria-hidden="true">
              {t(title)}
            </p>
            <ul>
              {links.map(({ to, text }) => (
                <li key={to}>
                  <a href={to} className={styles.link}>
                    {t(text)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </>
  );
}
