import type { ComponentPropsWithRef, ReactElement } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../graphics/icons.tsx";
import styles from "./inputs.module.css";

/** E-mails, telephone numbers and links are written left to right in every language. */
const latinTypes = new Set(["email", "tel", "url", "password"]);

export function TextInput({ className, type = "text", ...rest }: ComponentPropsWithRef<"input">): ReactElement {
  return (
    <input
      className={classNames(styles.input, className)}
      type={type}
      dir={latinTypes.has(type) ? "ltr" : "auto"}
      {...rest}
    />
  );
}

export function TextArea({ className, rows = 6, ...rest }: ComponentPropsWithRef<"textarea">): ReactElement {
  return <textarea className={classNames(styles.input, styles.area, className)} rows={rows} dir="auto" {...rest} />;
}

export function Select({ className, ...rest }: ComponentPropsWithRef<"select">): ReactElement {
  return (
    <span className={styles.select}>
      <select className={classNames(styles.input, className)} {...rest} />
      <Icon name="chevron" className={styles.chevron} />
    </span>
  );
}
