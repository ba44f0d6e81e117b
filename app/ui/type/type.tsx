import type { ElementType, HTMLAttributes, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./type.module.css";

type HeadingProps = HTMLAttributes<HTMLHeadingElement> & {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** How large it is set, independent of its level: 5 fills a hero, 1 titles a small card. */
  size?: 1 | 2 | 3 | 4 | 5;
  /** Gold is for one heading a page. */
  tone?: "ink" | "gold" | "accent";
};

export function Heading({ level, size, tone = "ink", className, ...rest }: HeadingProps): ReactElement {
  const Tag = `h${level}` as const;
  const step = size ?? ((5 - level) as 1 | 2 | 3 | 4);
  return <Tag className={classNames(styles.heading, className)} data-size={step} data-tone={tone} {...rest} />;
}

type TextProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType;
  size?: "small" | "body" | "lead";
  tone?: "ink" | "soft" | "faint" | "gold" | "accent";
  /** Holds the line to a measure the eye can follow; on unless the container does it. */
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

type WordsProps = { children: ReactNode; className?: string };

/** The small line above a heading. */
export function Eyebrow({ children, className }: WordsProps): ReactElement {
  return <p className={classNames(styles.eyebrow, className)}>{children}</p>;
}

/** An amount of money as formatted for the language, isolated from the direction of the words around it. */
export function Price({ children, className }: WordsProps): ReactElement {
  return <bdi className={classNames(styles.price, className)}>{children}</bdi>;
}

/** Words for those who listen to the page. */
export function VisuallyHidden({ children }: WordsProps): ReactElement {
  return <span className={styles.hidden}>{children}</span>;
}
