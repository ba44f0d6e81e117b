import type { VaultPerfume } from "../../backend/vault-perfume-schema.ts";
import { boundIn } from "../../i18n/bind-words.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Bottle } from "../../media/bottle.tsx";
import { Picture } from "../../media/picture.tsx";
import styles from "./vault-picture.module.css";

type VaultPictureProps = {
  perfume: Pick<VaultPerfume, "name" | "bottle_image" | "picture" | "picture_alt">;
  /** Beside the perfume's name, as in a list: nobody needs to be told of the picture. */
  decorative?: boolean;
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
};

/** A perfume's own picture where it has one, else its bottle with the name on it. */
export function VaultPicture({ perfume, decorative = false, className, ...rest }: VaultPictureProps) {
  const { t } = useTranslation("vault");
  const language = useLanguage();
  const name = boundIn(perfume.name, language);
  if (perfume.picture && perfume.picture_alt) {
    const alt = decorative ? "" : boundIn(perfume.picture_alt, language);
    return (
      <span className={className}>
        <Picture name={perfume.picture} alt={alt} className={styles.own} {...rest} />
      </span>
    );
  }
  const alt = decorative ? "" : t("bottle", { name });
  return <Bottle name={perfume.bottle_image ?? ""} alt={alt} engraved={name} className={className} {...rest} />;
}
