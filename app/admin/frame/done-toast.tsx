import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { adminToast } from "../../timings.ts";
import { isDone } from "./done.ts";
import styles from "./frame.module.css";

/** Says for four seconds what was done. Without a script it stays until the next page. */
export function DoneToast() {
  const { t } = useTranslation("admin");
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const done = query.get("done");
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => {
      const rest = new URLSearchParams(search);
      rest.delete("done");
      navigate({ pathname, search: rest.toString() }, { replace: true, preventScrollReset: true });
    }, adminToast);
    return () => clearTimeout(timer);
  }, [done, pathname, search, navigate]);
  return (
    <div className={styles.toasts} role="status">
      {isDone(done) && (
        <p key={key} className={styles.toast}>
          {t(`toast.${done}`)}
        </p>
      )}
    </div>
  );
}
