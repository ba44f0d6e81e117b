/**
 * The countries that the shop delivers to and whose telephone numbers it takes, the same as `public.delivery_countries`;
 * the first is the default.
 */
export const countries = [
  {
    code: "SA",
    dial: "+966",
  },
  {
    code: "AE",
    dial: "+971",
  },
  { code: "QA", dial: "+974" },
  { code: "KW", dial: "+965" },
  { code: "OM", dial: "+968" },
  { code: "BH", dial: "+973" },
  { code: "EG", dial: "+20" },
  { code: "JO", dial: "+962" },
  { code: "LB", dial: "+961" },
  { code: "TR", dial: "+90" },
  { code: "US", dial: "+1" },
  {
    code: "GB",
    dial: "+44",
  },
  { code: "FR", dial: "+33" },
  { code: "RU", dial: "+7" },
] as const satisfies { code: string; dial: string }[];

export type CountryCode = (typeof countries)[number]["code"];

export const defaultCountry: CountryCode = "SA";

export function isCountryCode(value: unknown): value is CountryCode {
  return countries.some(({ code }) => code === value);
}
