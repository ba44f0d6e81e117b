import { isolate } from "../../i18n/isolate.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Notice } from "../../ui/index.ts";
import type { Removed } from "./step.server.ts";
import { useLineNames } from "./use-line-names.ts";

/** That an item has left the cart, and the button that puts it back, of the form around it. */
export function RemovedNotice({ removed: { piece, line } }: { removed: Removed }) {
  const { t } = useTranslation("own");
  const { name } = useLineNames()(line);
  return (
    <Notice title={t("what.removed", { name: isolate(name) })} focused>
      <p>
        <Button type="submit" name="restore" value={piece} look="quiet" size="small">
          {t("what.restore")}
        </Button>
      </p>
    </Notice>
  );
}
