import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLanguage } from "../../i18n/use-language.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Select, TextInput } from "../../ui/index.ts";
import { type Country, countries, defaultCountry, isCountryCode, searchCountries } from "./countries.ts";
import styles from "./country-picker.module.css";

type CountryPickerProps = { name: string; initial: string | undefined };

/** A native select; once the page is live, a field to search in (by name in any language, or by dial code). */
export function CountryPicker({ name, initial }: CountryPickerProps) {
  const language = useLanguage();
  const select = useRef<HTMLSelectElement>(null);
  const [code, setCode] = useState<string>(isCountryCode(initial) ? initial : defaultCountry);
  const [live, setLive] = useState(false);
  useEffect(() => {
    // A choice made before the script arrived is kept.
    if (select.current) setCode(select.current.value);
    setLive(true);
  }, []);
  if (live) return <SearchField name={name} code={code} onChoose={setCode} />;
  return (
    <Select ref={select} name={name} defaultValue={code} autoComplete="country">
      {countries.map((country) => (
        <option key={country.code} value={country.code}>
          {`${country.name[language]} \u200e${country.dial}`}
        </option>
      ))}
    </Select>
  );
}

type SearchFieldProps = { name: string; code: string; onChoose: (code: string) => void };

function SearchField({ name, code, onChoose }: SearchFieldProps) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const list = useId();
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const chosen = countries.find((country) => country.code === code) ?? countries[0];
  const open = query !== null;
  const found: Country[] = open ? searchCountries(query) : [];
  const current = found[active];
  const optionId = (country: Country) => `${list}-${country.code}`;

  function show(text: string) {
    setQuery(text);
    setActive(text === "" ? countries.findIndex((country) => country.code === code) : 0);
  }
  function choose(country: Country | undefined) {
    if (country) onChoose(country.code);
    setQuery(null);
  }
  function press(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) return show("");
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((active + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      choose(current);
    } else if (event.key === "Escape" && open) {
      event.preventDefault();
      setQuery(null);
    }
  }

  return (
    <div className={styles.picker}>
      <input type="hidden" name={name} value={code} />
      <TextInput
        role="combobox"
        dir="auto"
        autoComplete="off"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        placeholder={chosen.name[language]}
        value={query ?? `${chosen.name[language]} \u200e${chosen.dial}`}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => !open && show("")}
        onChange={(event) => show(event.currentTarget.value)}
        onBlur={() => setQuery(null)}
        onKeyDown={press}
      />
      <div id={list} role="listbox" aria-label={t("signup.country")} className={styles.list} hidden={!open}>
        {found.map((country) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keyboard
          <div
            key={country.code}
            id={optionId(country)}
            role="option"
            tabIndex={-1}
            aria-selected={country === current}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(country)}
          >
            {country.name[language]} <bdi dir="ltr">{country.dial}</bdi>
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {open && found.length === 0 && t("signup.country_none")}
      </p>
    </div>
  );
}
