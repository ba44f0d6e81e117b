import { useEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import styles from "./admin-shell.module.css";
import { isToastName } from "./toast-name.ts";

/** Milliseconds. */
const adminToast = 4000;

/**
 * The toast that the address names. It goes by itself, and the parameter with it, but not while a form is on its way,
 * which that would break off. Without JavaScript it stays until the next page.
 */
export function Toast() {
  const { t } = useTranslation("admin");
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const idle = useNavigation().state === "idle";
  const name = new URLSearchParams(search).get("done");
  useEffect(() => {
    if (!name || !idle) return;
    const timer = setTimeout(() => {
      const rest = new URLSearchParams(search);
      rest.delete("done");
      void navigate({ pathname, search: rest.toString() }, { replace: true, preventScrollReset: true });
    }, adminToast);
    return () => clearTimeout(timer);
  }, [name, idle, pathname, search, navigate]);
  return (
    <div className={styles.toasts} role="status">
      {isToastName(name) && (
        <p key={key} className={styles.toast}>
          {t(`toast.${name}`)}
        </p>
      )}
    </div>
  );
}
