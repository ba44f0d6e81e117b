import type { OrderLine } from "../../backend/orders.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { lineNames } from "../../shop/line-names.ts";

/** How a line is called, and what stands below its name. */
export function useLineNames() {
  const { t } = useTranslation(["own", "results"]);
  const language = useLanguage();
  return (line: OrderLine) => lineNames(t, language, line);
}
