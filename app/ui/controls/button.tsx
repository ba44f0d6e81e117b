import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../graphics/icons.tsx";
import { Spinner } from "../graphics/star.tsx";
import styles from "./button.module.css";

type Look = {
  /** `primary` is for the one main action of a screen; `quiet` has an outline; `plain` is text alone. */
  look?: "primary" | "quiet" | "plain";
  size?: "small" | "medium" | "large";
  /** An arrow after the text, in reading direction. */
  arrow?: boolean;
  wide?: boolean;
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { loading?: boolean };

/** While `loading` it ignores presses but stays focusable, which a disabled button would not. */
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
      <ButtonContent loading={loading} arrow={arrow && !loading}>
        {children}
      </ButtonContent>
    </button>
  );
}

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Look & { to: string };

/** A link that looks like a button. A plain `<a>`, since most pages are not hydrated. */
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
      <ButtonContent arrow={arrow}>{children}</ButtonContent>
    </a>
  );
}

type ButtonContentProps = { loading?: boolean; arrow: boolean; children: ReactNode };

function ButtonContent({ loading = false, arrow, children }: ButtonContentProps): ReactElement {
  return (
    <span className={styles.content}>
      {loading && <Spinner className={styles.spinner} />}
      {/* Of its own: what stands beside it comes and goes, and a browser that translates the page replaces bare text. */}
      <span className={styles.label}>{children}</span>
      {arrow && <Icon name="arrow" className={styles.arrow} />}
    </span>
  );
}
