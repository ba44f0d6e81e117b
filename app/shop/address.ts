import type { CountryCode } from "./countries.ts";

export const emirates = [
  "abu_dhabi",
  "dubai",
  "sharjah",
  "ajman",
  "umm_al_quwain",
  "ras_al_khaimah",
  "fujairah",
] as const;
export type Emirate = (typeof emirates)[number];

/** The fields of a country's address in the order of an envelope, with their `autocomplete` values. */
const forms = {
  saudi: [
    ["short_code", "off"],
    ["building", "off"],
    ["street", "address-line1"],
    ["district", "address-level3"],
    ["city", "address-level2"],
    ["postal_code", "postal-code"],
    ["secondary", "off"],
    ["unit", "address-line2"],
  ],
  emirati: [
    ["emirate", "address-level1"],
    ["area", "address-level2"],
    ["street", "address-line1"],
    ["unit", "address-line2"],
  ],
  elsewhere: [
    ["line1", "address-line1"],
    ["line2", "address-line2"],
    ["city", "address-level2"],
    ["region", "address-level1"],
    ["postal_code", "postal-code"],
  ],
} as const;

export type AddressField = (typeof forms)[keyof typeof forms][number][0];

/** The fields of an address in a country with their autofill names. */
export function addressFields(country: CountryCode): readonly (readonly [AddressField, string])[] {
  if (country === "SA") return forms.saudi;
  return country === "AE" ? forms.emirati : forms.elsewhere;
}

const optionalFields: readonly AddressField[] = ["secondary", "unit", "line2", "region"];

/** Whether a field may stay empty; the Saudi ones need each other only where there is no short code. */
export function isOptional(field: AddressField, country: CountryCode): boolean {
  return optionalFields.includes(field) || (field === "postal_code" && country !== "SA");
}
