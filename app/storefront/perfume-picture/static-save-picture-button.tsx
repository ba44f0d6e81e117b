import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/index.ts";
import type { PerfumePicture } from "./perfume-picture.ts";
import styles from "./save-picture-button.module.css";

/** `SavePictureButton` for a page that is not hydrated: `client/save-picture-button.ts` unhides it and handles the click. */
export function StaticSavePictureButton({ picture }: { picture: PerfumePicture }) {
  const { t } = useTranslation("results");
  return (
    <div className={styles.region} data-perfume-picture={JSON.stringify(picture)} hidden>
      <Button type="button" look="quiet">
        {t("keep.button")}
      </Button>
      <p role="status" data-saved={t("keep.saved")} data-failed={t("keep.failed")} />
    </div>
  );
}
