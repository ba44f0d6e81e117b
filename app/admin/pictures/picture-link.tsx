import type { PictureKind } from "../../backend/admin/pictures.ts";
import { useTranslation } from "../../i18n/use-translation.ts";

type PictureLinkProps = { of: PictureKind; id: string; picture: string | null };

/** Leads to the page where a picture is uploaded, replaced or taken away. */
export function PictureLink({ of, id, picture }: PictureLinkProps) {
  const { t } = useTranslation("admin");
  return <a href={`/pictures/${of}/${id}`}>{t(picture ? "pictures.change" : "pictures.upload")}</a>;
}
