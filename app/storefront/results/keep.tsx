import type { PerfumePicture } from "../perfume-picture/perfume-picture.ts";
import { SavePictureButton } from "../perfume-picture/save-picture-button.tsx";
import { EditionsLink, type EditionWords } from "./editions-link.tsx";
import { ShareLink } from "./share-link.tsx";

type KeepProps = {
  share: { url: string; body: string } | null;
  picture: PerfumePicture | null;
  editions: EditionWords | null;
};

/** What an owner does with a perfume besides wearing it: share it, save its picture, change an answer. */
export function Keep({ share, picture, editions }: KeepProps) {
  return (
    <>
      {share && <ShareLink {...share}>{picture && <SavePictureButton picture={picture} />}</ShareLink>}
      {editions && <EditionsLink {...editions} />}
    </>
  );
}
