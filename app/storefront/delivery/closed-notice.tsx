import { Notice } from "../../ui/index.ts";
import type { ClosedCountry } from "./open-countries.server.ts";

/** Said before anything is chosen or filled in: nothing can be ordered to the visitor's country yet. */
export function ClosedNotice({
  closed: { title, open, ask, askPath },
  refuses,
}: {
  closed: ClosedCountry;
  refuses?: boolean;
}) {
  return (
    <Notice tone={refuses ? "error" : "info"} title={title}>
      <p>
        {open} <a href={askPath}>{ask}</a>
      </p>
    </Notice>
  );
}
