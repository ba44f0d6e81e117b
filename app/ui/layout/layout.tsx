import type { ElementType, HTMLAttributes, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./layout.module.css";

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
type BoxProps = HTMLAttributes<HTMLElement> & { as?: ElementType };

/** The one `<main>` of a document outside the storefront's layout (which brings its own): welcome, admin, errors. */
export function Main({ className, ...rest }: HTMLAttributes<HTMLElement>): ReactElement {
  return <main id="main" tabIndex={-1} className={classNames(styles.main, className)} {...rest} />;
}

type PageProps = BoxProps & { width?: "wide" | "text" | "form" };

/** The body of a plain page: gutters, air above and below, a width. */
export function Page({ as: Tag = "div", width = "wide", className, ...rest }: PageProps): ReactElement {
  return <Tag className={classNames(styles.page, className)} data-width={width} {...rest} />;
}

type SectionProps = BoxProps & {
  /** `full` lets a picture run to the edges of the window. */
  width?: "wide" | "text" | "full";
  ground?: "plain" | "raised" | "sunken" | "accent";
};

export function Section({
  as: Tag = "section",
  width = "wide",
  ground = "plain",
  className,
  children,
  ...rest
}: SectionProps): ReactElement {
  return (
    <Tag className={classNames(styles.section, className)} data-stands-on={ground} {...rest}>
      <div className={styles.inner} data-width={width}>
        {children}
      </div>
    </Tag>
  );
}

type StackProps = BoxProps & { gap?: Space; align?: "start" | "center" | "stretch" };

/** Things under each other at one distance. */
export function Stack({ as: Tag = "div", gap = 4, align = "stretch", className, ...rest }: StackProps): ReactElement {
  return <Tag className={classNames(styles.stack, className)} data-gap={gap} data-align={align} {...rest} />;
}

/** Things beside each other, wrapping where the line ends. */
export function Row({ as: Tag = "div", gap = 4, align = "center", className, ...rest }: StackProps): ReactElement {
  return <Tag className={classNames(styles.row, className)} data-gap={gap} data-align={align} {...rest} />;
}

type GridProps = BoxProps & { least?: "narrow" | "medium" | "broad"; gap?: Space };

/** As many equal columns as fit. */
export function Grid({ as: Tag = "div", least = "medium", gap = 6, className, ...rest }: GridProps): ReactElement {
  return <Tag className={classNames(styles.grid, className)} data-least={least} data-gap={gap} {...rest} />;
}

type SkipLinkProps = { children: ReactNode; to?: string };

export function SkipLink({ children, to = "#main" }: SkipLinkProps): ReactElement {
  return (
    <a className={styles.skip} href={to}>
      {children}
    </a>
  );
}
