import type { ElementType, HTMLAttributes, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./layout.module.css";

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
type BoxProps = HTMLAttributes<HTMLElement> & { as?: ElementType };

/** The `<main>` of a document, which the skip link leads to. */
export function Main({ className, ...rest }: HTMLAttributes<HTMLElement>): ReactElement {
  return <main id="main" tabIndex={-1} className={classNames(styles.main, className)} {...rest} />;
}

type PageProps = BoxProps & { width?: "wide" | "text" | "form" };

/** The body of a page: gutters, padding above and below, a maximum width. */
export function Page({ as: Tag = "div", width = "wide", className, ...rest }: PageProps): ReactElement {
  return <Tag className={classNames(styles.page, className)} data-width={width} {...rest} />;
}

type StackProps = BoxProps & { gap?: Space; align?: "start" | "center" | "stretch" };

/** A column with one gap. */
export function Stack({ as: Tag = "div", gap = 4, align = "stretch", className, ...rest }: StackProps): ReactElement {
  return <Tag className={classNames(styles.stack, className)} data-gap={gap} data-align={align} {...rest} />;
}

/** A wrapping row with one gap. */
export function Row({ as: Tag = "div", gap = 4, align = "center", className, ...rest }: StackProps): ReactElement {
  return <Tag className={classNames(styles.row, className)} data-gap={gap} data-align={align} {...rest} />;
}

type GridProps = BoxProps & { minColumn?: "medium" | "wide"; gap?: Space };

/** Lays out as many equal columns as fit, none narrower than `minColumn`. */
export function Grid({ as: Tag = "div", minColumn = "medium", gap = 6, className, ...rest }: GridProps): ReactElement {
  return <Tag className={classNames(styles.grid, className)} data-min-column={minColumn} data-gap={gap} {...rest} />;
}

type SkipLinkProps = { children: ReactNode; to?: string };

export function SkipLink({ children, to = "#main" }: SkipLinkProps): ReactElement {
  return (
    <a className={styles.skip} href={to}>
      {children}
    </a>
  );
}
