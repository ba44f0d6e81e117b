import { useLanguage } from "../../i18n/use-language.ts";
import type { Currency } from "../../shop/currencies.ts";
import { formatPrice } from "../../shop/money.ts";
import { Price } from "../../ui/index.ts";

/** A Vault price, which is kept in dirhams, in the visitor's currency like every other price. */
export function VaultPrice({ amount, currency }: { amount: number; currency: Currency }) {
  return <Price>{formatPrice({ amount, currency: "AED" }, currency, useLanguage())}</Price>;
}
