import type { Emirate } from "../address.ts";
import type { CountryCode } from "../countries.ts";

/** What the shop, the countries that it knows and the emirates are called in one language. */
export type Names = {
  brand: string;
  countries: Record<CountryCode, string>;
  emirates: Record<Emirate, string>;
  /** Before the number of a flat or an office. */
  unit: string;
};
