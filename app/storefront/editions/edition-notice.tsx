import { Notice } from "../../ui/index.ts";
import type { EditionAhead } from "./editions.server.ts";

/** Says before the journey is finished again what that gives, and that what is there stays. */
export function EditionNotice({ ahead }: { ahead: EditionAhead }) {
  return (
    ahead && (
      <Notice title={ahead.title}>
        <p>{ahead.body}</p>
        <a href="/maestro/editions">{ahead.link}</a>
      </Notice>
    )
  );
}
