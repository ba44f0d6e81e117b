import type { ElementType, HTMLAttributes, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./card.module.css";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: ElementType;
  /** Runs to the edges of the card and falls off into its ground. */
  picture?: ReactNode;
};

/** A picture and words on one ground. A link marked `data-cover` inside makes the whole card its target. */
export function Card({ as: Tag = "article", picture, className, children, ...rest }: CardProps): ReactElement {
  return (
    <Tag className={classNames(styles.card, className)} {...rest}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>{children}</div>
    </Tag>
  );
}

type BadgeProps = { tone?: "plain" | "gold" | "accent"; children: ReactNode; className?: string };

export function Badge({ tone = "plain", children, className }: BadgeProps): ReactElement {
  return (
    <span className={classNames(styles.badge, className)} data-tone={tone}>
      {children}
    </span>
  );
}
