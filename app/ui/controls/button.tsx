import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../house/icons.tsx";
import { Spinner } from "../house/star.tsx";
import styles from "./button.module.css";

type Look = {
  /** `primary` is the one gold action of a screen; `quiet` has an outline; `plain` is words alone. */
  look?: "primary" | "quiet" | "plain";
  size?: "small" | "medium" | "large";
  /** A line that points on, in reading direction. */
  arrow?: boolean;
  wide?: boolean;
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { loading?: boolean };

/** While `loading` it keeps its place in the tab order and its words, and ignores further presses. */
export function Button({
  look = "primary",
  size = "medium",
  arrow = false,
  wide = false,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  const press = loading ? (event: MouseEvent) => event.preventDefault() : onClick;
  return (
    <button
      className={classNames(styles.button, className)}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      {...(press && { onClick: press })}
      {...rest}
    >
      <Face arrow={arrow && !loading}>
        {loading && <Spinner className={styles.spinner} />}
        {children}
      </Face>
    </button>
  );
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Look & { to: string };

/** A link that looks like an action. It opens a document: most pages of the house are not the router's to draw. */
export function ButtonLink({
  look = "primary",
  size = "medium",
  arrow = false,
  wide = false,
  to,
  className,
  children,
  ...rest
}: ButtonLinkProps): ReactElement {
  return (
    <a
      href={to}
      className={classNames(styles.button, className)}
      data-look={look}
      data-size={size}
      data-wide={wide || undefined}
      {...rest}
    >
      <Face arrow={arrow}>{children}</Face>
    </a>
  );
}

function Face({ arrow, children }: { arrow: boolean; children: ReactNode }): ReactElement {
  return (
    <span className={styles.face}>
      {children}
      {arrow && <Icon name="arrow" className={styles.arrow} />}
    </span>
  );
}
