import { useState } from "react";
import { useHydrated } from "../../document/use-hydrated.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/index.ts";
import type { PerfumePicture } from "./perfume-picture.ts";
import styles from "./save-picture-button.module.css";

/** Saves a picture of the perfume, which is drawn in the browser: without a script there is no button. */
export function SavePictureButton({ picture }: { picture: PerfumePicture }) {
  const { t } = useTranslation("results");
  const [state, setState] = useState<"idle" | "busy" | "saved" | "failed">("idle");
  if (!useHydrated()) return null;
  const save = async () => {
    setState("busy");
    try {
      const { savePicture } = await import("./save-picture.client.ts");
      await savePicture(picture);
      setState("saved");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={styles.region}>
      <Button type="button" look="quiet" loading={state === "busy"} onClick={save}>
        {t(state === "busy" ? "keep.busy" : "keep.button")}
      </Button>
      <p role="status">{(state === "saved" || state === "failed") && t(`keep.${state}`)}</p>
    </div>
  );
}
