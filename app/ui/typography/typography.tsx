import type { ElementType, HTMLAttributes, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./typography.module.css";

type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  level: 1 | 2 | 3 | 4;
  /** Font size, independent of the level: 5 is for a hero, 1 for a small card. */
  size?: 1 | 2 | 3 | 4 | 5;
  /** Gold is for one heading per page. */
  tone?: "ink" | "gold" | "accent";
};

const defaultSizes = { 1: 4, 2: 3, 3: 2, 4: 1 } as const;

export function Heading({ level, size, tone = "ink", className, ...rest }: HeadingProps): ReactElement {
  const Tag = `h${level}` as const;
  return (
    <Tag
      className={classNames(styles.heading, className)}
      data-size={size ?? defaultSizes[level]}
      data-tone={tone}
      {...rest}
    />
  );
}

type TextProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType;
  size?: "small" | "body" | "lead";
  tone?: "ink" | "soft" | "faint" | "gold" | "accent";
  /** Limits the line length to what is comfortable to read; on by default. */
  measure?: boolean;
};

export function Text({
  as: Tag = "p",
  size = "body",
  tone = "ink",
  measure = true,
  className,
  ...rest
}: TextProps): ReactElement {
  return (
    <Tag
      className={classNames(styles.text, measure && styles.measure, className)}
      data-size={size}
      data-tone={tone}
      {...rest}
    />
  );
}

type InlineTextProps = { children: ReactNode; className?: string };

/** The small line above a heading. */
export function Eyebrow({ children, className }: InlineTextProps): ReactElement {
  return <p className={classNames(styles.eyebrow, className)}>{children}</p>;
}

/** A formatted amount of money, isolated from the text direction around it. */
export function Price({ children, className }: InlineTextProps): ReactElement {
  return <bdi className={classNames(styles.price, className)}>{children}</bdi>;
}

type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & { as?: ElementType };

/** Text for screen readers only. */
export function VisuallyHidden({ as: Tag = "span", ...rest }: VisuallyHiddenProps): ReactElement {
  return <Tag className={styles.hidden} {...rest} />;
}
