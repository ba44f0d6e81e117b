import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Main, SkipLink } from "../../ui/index.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { Visitor } from "./visitor.ts";

/** Rooms where the Maestro is speaking: the footer keeps to its last line there. */
const hushed = new Set(["/maestro-journey", "/maestro/processing"]);

export type ShellProps = { visitor: Visitor; year: number };

/** Header and footer; the `<main>` between them is here, so pages render none. A new page starts with its menus closed. */
export function Shell({ visitor, year, children }: ShellProps & { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink>{t("skip")}</SkipLink>
      <Header key={pathname} visitor={visitor} />
      <Main>{children}</Main>
      <Footer year={year} brief={hushed.has(pathname)} />
    </>
  );
}
