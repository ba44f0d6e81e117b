import { useTranslation } from "../../i18n/use-translation.ts";
import { Kept } from "../../kept.tsx";
import { Rule } from "../../ui/index.ts";
import styles from "./footer.module.css";

const columns = [
  {
    title: "footer.discover",
    links: [
      { to: "/home#collections", text: "footer.collections" },
      { to: "/maestro", text: "footer.maestro" },
      { to: "/vault", text: "footer.vault" },
      { to: "/inspiration", text: "footer.inspiration" },
      { to: "/tips", text: "footer.tips" },
    ],
  },
  {
    title: "footer.house",
    links: [
      { to: "/why-athar", text: "nav.why" },
      { to: "/testimonials", text: "footer.testimonials" },
      { to: "/press", text: "footer.press" },
      { to: "/contact", text: "footer.contact" },
    ],
  },
] as const;

const legal = [
  { to: "/privacy", text: "footer.privacy" },
  { to: "/terms", text: "footer.terms" },
] as const;

/** `brief` leaves the last line: rights and legal texts. */
export function Footer({ year, brief = false }: { year: number; brief?: boolean }) {
  return (
    <Kept as="footer" by={`footer ${year} ${brief}`} className={styles.footer} data-brief={brief || undefined}>
      {!brief && <House />}
      <End year={year} />
    </Kept>
  );
}

function End({ year }: { year: number }) {
  const { t } = useTranslation("shell");
  return (
    <div className={styles.end}>
      <p>{t("footer.rights", { year })}</p>
      <nav className={styles.legal} aria-label={t("footer.legal")}>
        {legal.map(({ to, text }) => (
          <a key={to} href={to} className={styles.link}>
            {t(text)}
          </a>
        ))}
      </nav>
    </div>
  );
}

function House() {
  const { t } = useTranslation(["shell", "common"]);
  return (
    <>
      <Rule />
      <div className={styles.body}>
        <div className={styles.house}>
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
