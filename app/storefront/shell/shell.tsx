import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { mergedHandle } from "../../document/handle.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Main, SkipLink } from "../../ui/index.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { HouseFacts } from "./house-facts.server.ts";
import type { ShellVisitor } from "./visitor.ts";

export type ShellProps = { visitor: ShellVisitor; year: number; house: HouseFacts };

/** Header, `<main>` and footer: pages render none of them. */
export function Shell({ visitor, year, house, children }: ShellProps & { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { briefFooter } = mergedHandle(useMatches());
  return (
    <>
      <SkipLink>{t("skip")}</SkipLink>
      <Header visitor={visitor} />
      <Main>{children}</Main>
      <Footer year={year} house={house} brief={briefFooter === true} />
    </>
  );
}
