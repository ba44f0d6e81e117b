import { boundIn } from "../../i18n/bind-words.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { Picture } from "../../media/picture.tsx";
import styles from "./checkout.module.css";
import type { ShownLine } from "./shown-lines.server.ts";
import type { VaultPictures } from "./vault-pictures.server.ts";

const bottles = { premiere: "bottle-day-amber", deuxieme: "bottle-purp" } as const;
const sizes = "6rem";

type CartItemPictureProps = { line: ShownLine; vault: VaultPictures };

/** What is bought, with its seal and its name on it as they will be: on the label, or engraved. */
export function CartItemPicture({
  line: { variant, product, title, engraving, engraved, seals },
  vault,
}: CartItemPictureProps) {
  const { t } = useTranslation("common");
  const language = useLanguage();
  const composed = title && boundIn(title, language);
  const own = vault[product ?? ""];
  if (own?.uploaded) return <Picture name={own.uploaded} alt="" sizes={sizes} className={styles.picture} />;
  if (product) return <Bottle name={own?.bottle ?? "bottle-black"} alt="" engraved={composed} sizes={sizes} />;
  if (!variant) return <Bottle name="bottle-sample" alt="" seals={seals} sizes={sizes} className={styles.picture} />;
  return (
    <Bottle
      name={bottles[variant]}
      alt=""
      engraved={engraving || composed || t("brand")}
      gold={Boolean(engraved)}
      seals={seals}
      sizes={sizes}
    />
  );
}
