import type { OrderLine } from "../../backend/orders.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { productKeys } from "../../shop/products.ts";

/** How a line is called: what it is, of which perfume, and its size. */
export function useLineNames() {
  const { t } = useTranslation(["own", "results"]);
  const language = useLanguage();
  return ({ kind, variant, title }: OrderLine) => {
    const perfume = title?.[language] ?? "";
    if (kind === "vault") return { name: perfume || t("line.gone"), perfume: null, size: t("line.vault") };
    const product = productKeys[variant ?? "discovery_set"];
    return { name: t(`results:product.${product}`), perfume: perfume || null, size: t(`results:size.${product}`) };
  };
}
