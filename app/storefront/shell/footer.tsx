import { memo } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import styles from "./footer.module.css";
import type { HouseFacts } from "./house-facts.server.ts";
import { Reach } from "./reach.tsx";
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

type FooterProps = { year: number; house: HouseFacts; brief?: boolean };

/** Night under every page. A brief footer is its last line alone: copyright and legal texts. Like the header it is rendered once. */
export const Footer = memo(function Footer({ year, house, brief = false }: FooterProps) {
  return (
    <footer className={styles.footer} data-light="night" data-brief={brief || undefined}>
      {!brief && <SiteMap house={house} />}
      <Copyright year={year} />
    </footer>
  );
});

function Copyright({ year }: { year: number }) {
  const { t } = useTranslation("shell");
  return (
    <div className={styles.copyright}>
      <p>{t("footer.rights", { year })}</p>
      <nav aria-label={t("footer.legal")}>
        {legalLinks.map(({ to, text }) => (
          <a key={to} href={to}>
            {t(text)}
          </a>
        ))}
      </nav>
    </div>
  );
}

function SiteMap({ house: { seller, reach } }: { house: HouseFacts }) {
  const { t } = useTranslation(["shell", "common"]);
  return (
    <div className={styles.body}>
      <div className={styles.brand}>
        <p className={styles.name}>{t("common:brand")}</p>
        <p className={styles.line}>{t("footer.line")}</p>
        <div className={styles.facts}>
          <Reach lines={reach} />
          {seller.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={t(title)}>
          <p aria-hidden="true">{t(title)}</p>
          <ul>
            {links.map(({ to, text }) => (
              <li key={to}>
                <a href={to}>{t(text)}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
