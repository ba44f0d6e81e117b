import type { PictureKind } from "../../backend/admin/pictures.ts";
import { useTranslation } from "../../i18n/use-translation.ts";

/** `name`: whose, where several stand in a list. */
type PictureLinkProps = { of: PictureKind; id: string; picture: string | null; name?: string };

/** Leads to the page where a picture is uploaded, replaced or taken away. */
export function PictureLink({ of, id, picture, name }: PictureLinkProps) {
  const { t } = useTranslation(["admin", "admin_pictures"]);
  const text = t(picture ? "admin_pictures:change" : "admin_pictures:upload");
  return (
    <a href={`/pictures/${of}/${id}`} aria-label={name && `${text}: ${name}`}>
      {text}
    </a>
  );
}
