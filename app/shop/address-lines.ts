import type { Language } from "../i18n/languages.ts";
import type { AddressField } from "./address.ts";
import type { CountryCode } from "./countries.ts";
import { addressLine, unitName } from "./names.ts";

type Line = readonly [AddressField, ...{ mark: string; field: AddressField }[]];

const after = (mark: string, field: AddressField) => ({ mark, field });

const street: readonly Line[] = [["line1"], ["line2"]];

/** The lines of an address as each country's post writes them; of the other countries the post puts the code behind the city. */
const layouts: Partial<Record<CountryCode, readonly Line[]>> = {
  SA: [
    ["building", after(" ", "street")],
    ["unit"],
    ["district"],
    ["city", after(" ", "postal_code"), after("-", "secondary")],
    ["short_code"],
  ],
  AE: [["unit"], ["street"], ["area"], ["emirate"]],
  EG: [...street, ["city"], ["region"], ["postal_code"]],
  KW: [...street, ["postal_code", after(" ", "city")], ["region"]],
  TR: [...street, ["postal_code", after(" ", "city"), after(" / ", "region")]],
  US: [...street, ["city", after(", ", "region"), after(" ", "postal_code")]],
  GB: [...street, ["city"], ["region"], ["postal_code"]],
  FR: [...street, ["postal_code", after(" ", "city")], ["region"]],
  RU: [...street, ["city"], ["region"], ["postal_code"]],
};
const usual: readonly Line[] = [...street, ["city", after(" ", "postal_code")], ["region"]];

/** A number alone does not say that it is a flat's. */
const bareUnit = /^[\p{Nd}\s/-]+\p{L}?$/u;

/** An address as its country writes it, a line each, without the country and without the note for the courier. */
export function addressLines(
  country: CountryCode,
  address: Readonly<Record<string, string>>,
  language: Language,
): string[] {
  const partOf = (field: AddressField) => {
    const value = address[field];
    if (!value) return "";
    return field === "unit" && bareUnit.test(value)
      ? `${unitName(language)}\u00a0${value}`
      : addressLine(value, language);
  };
  return (layouts[country] ?? usual).flatMap(([first, ...others]) => {
    const line = others.reduce((text, { mark, field }) => {
      const part = partOf(field);
      return text && part ? `${text}${mark}${part}` : text || part;
    }, partOf(first));
    return line ? [line] : [];
  });
}
