import { useHydrated } from "../../document/use-hydrated.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/index.ts";

/** Prints what is shown; without a script a browser has a menu for it. */
export function PrintButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation("admin");
  if (!useHydrated()) return null;
  return (
    <Button type="button" look="quiet" size="small" className={className} onClick={() => window.print()}>
      {t("common.print")}
    </Button>
  );
}
