export const currencies = ["AED", "SAR"] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = "AED";

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}
