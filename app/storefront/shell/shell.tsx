import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Main, SkipLink } from "../../ui/index.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { ShellVisitor } from "./visitor.ts";

/** Immersive pages, where the footer is reduced to its last line. */
const briefFooterPaths = new Set(["/maestro-journey", "/maestro/processing"]);

export type ShellProps = { visitor: ShellVisitor; year: number };

/** Header, `<main>` and footer: pages render none of them. */
export function Shell({ visitor, year, children }: ShellProps & { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink>{t("skip")}</SkipLink>
      <Header visitor={visitor} />
      <Main>{children}</Main>
      <Footer year={year} brief={briefFooterPaths.has(pathname)} />
    </>
  );
}
