import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { useLanguage } from "../i18n/use-language.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { countries, isCountryCode } from "../shop/countries.ts";
import { countryName, countryNames } from "../shop/names.ts";
import { searchKey } from "../ui/controls/search-select.ts";
import { Field, SearchSelect } from "../ui/index.ts";
import { useMessages } from "./use-messages.ts";

type CountryFieldProps = {
  field: FieldMetadata;
  label: string;
  hint?: ReactNode;
  /** Beside its name, a country's dial code. */
  withDial?: boolean;
};

/** A country of the shop's list, found by its name in any of the languages, what people call it, its codes and its dial code. */
export function CountryField({ field, label, hint, withDial = false }: CountryFieldProps) {
  const { t } = useTranslation("errors");
  const language = useLanguage();
  const messages = useMessages();
  const chosen = String(field.value ?? "");
  // What a form is reset to is another element, so that its field is another as well.
  const { key, ...select } = getSelectProps(field, { ariaDescribedBy: hint ? field.descriptionId : undefined });
  return (
    <Field id={field.id} label={label} hint={hint} error={messages(field.errors)}>
      <SearchSelect
        key={key}
        {...select}
        label={label}
        autoComplete="country"
        searchAutoComplete="country-name"
        none={t("country_unknown", { typed: "{typed}" })}
        options={countries.map(({ code, dial }) => ({
          value: code,
          label: withDial ? `${countryName(code, language)} \u200e${dial}` : countryName(code, language),
          keys: [...countryNames(code), code, dial, dial.slice(1)].map(searchKey),
        }))}
      >
        {/* What another page or a browser filled in stays to be seen beside its error. */}
        {chosen !== "" && !isCountryCode(chosen) && <option value={chosen}>{chosen}</option>}
      </SearchSelect>
    </Field>
  );
}
