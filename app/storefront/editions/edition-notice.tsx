import { Notice } from "../../ui/index.ts";
import type { FinishPreview } from "./editions.server.ts";

/** Says before the journey is finished again what that gives, and that what is there stays. */
export function EditionNotice({ preview }: { preview: FinishPreview }) {
  return (
    preview && (
      <Notice title={preview.title}>
        <p>{preview.body}</p>
        <a href="/maestro/editions">{preview.link}</a>
      </Notice>
    )
  );
}
