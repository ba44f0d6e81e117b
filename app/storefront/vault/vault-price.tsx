import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { Currency } from "../../shop/currencies.ts";
import { formatPrice } from "../../shop/money.ts";
import { Price, Text } from "../../ui/index.ts";

/** A Vault price in dirhams, with the amount converted to the visitor's currency beside it, marked as converted. */
export function VaultPrice({ amount, currency }: { amount: number; currency: Currency }) {
  const { t } = useTranslation("vault");
  const language = useLanguage();
  const price = { amount, currency: "AED" } as const;
  return (
    <>
      <Price>{formatPrice(price, "AED", language)}</Price>
      {currency !== "AED" && (
        <Text as="span" size="small" tone="soft">
          {" "}
          {t("converted", { price: formatPrice(price, currency, language) })}
        </Text>
      )}
    </>
  );
}
