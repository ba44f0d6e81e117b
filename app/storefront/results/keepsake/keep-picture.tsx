import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/index.ts";
import { useHydrated } from "../use-hydrated.ts";
import styles from "./keep-picture.module.css";
import type { Keepsake } from "./keepsake.ts";

/** A picture of the perfume to keep or to send; the browser draws it when asked, so without a script there is none. */
export function KeepPicture({ keepsake }: { keepsake: Keepsake }) {
  const { t } = useTranslation("results");
  const [state, setState] = useState<"idle" | "busy" | "saved" | "failed">("idle");
  if (!useHydrated()) return null;
  const press = async () => {
    setState("busy");
    try {
      const { keep } = await import("./keep.ts");
      await keep(keepsake);
      setState("saved");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={styles.keep}>
      <Button type="button" look="quiet" loading={state === "busy"} onClick={press}>
        {t(state === "busy" ? "keep.busy" : "keep.button")}
      </Button>
      <p role="status">{(state === "saved" || state === "failed") && t(`keep.${state}`)}</p>
    </div>
  );
}
