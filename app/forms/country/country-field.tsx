import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { CountryChoice } from "../../shop/names.ts";
import inputs from "../../ui/controls/inputs.module.css";
import { Field, Icon, Select, TextInput } from "../../ui/index.ts";
import { useMessages } from "../use-messages.ts";
import styles from "./country-field.module.css";

type CountryFieldProps = {
  field: FieldMetadata;
  /** Of the loader: no page needs the names in every language. */
  choices: readonly CountryChoice[];
  label: string;
  hint: ReactNode;
  /** What is said where nothing is found; `{typed}` stands for what was typed. */
  none: string;
  /** The value of the button that a choice presses at once (`client/submit-in-place.ts`). */
  submits?: string;
};

/**
 * A country of the shop's list, found by its name in any of the languages, what people call it, its codes and its dial
 * code. Without a script it is a native select; `searchCountries` puts its own field in the place of that, and is loaded
 * once somebody has begun with the form.
 */
export function CountryField({ field, choices, label, hint, none, submits }: CountryFieldProps) {
  const messages = useMessages();
  const chosen = String(field.value ?? "");
  const { key, ...select } = getSelectProps(field, { ariaDescribedBy: field.descriptionId });
  const root = useRef<HTMLDivElement>(null);
  // What a form is reset to is another element, so that its search is another as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the element of this key
  useEffect(() => {
    const region = root.current;
    const form = region?.closest("form");
    if (!region || !form) return;
    const begun = new AbortController();
    const end = new AbortController();
    const begin = () => {
      begun.abort();
      // Where it does not come, the native list stays.
      import("./search-countries.ts").then(
        ({ searchCountries }) => searchCountries(region, end.signal),
        () => {},
      );
    };
    for (const event of ["focusin", "pointerover"]) form.addEventListener(event, begin, begun);
    if (form.contains(document.activeElement)) begin();
    return () => {
      begun.abort();
      end.abort();
    };
  }, [key]);
  return (
    <Field id={field.id} label={label} hint={hint} error={messages(field.errors)}>
      <div key={key} ref={root} className={styles.root} data-countries="">
        <div>
          <Select {...select} autoComplete="country" data-submits={submits}>
            {/* What another page or a browser filled in stays to be seen beside its error. */}
            {chosen !== "" && choices.every(({ code }) => code !== chosen) && <option value={chosen}>{chosen}</option>}
            {choices.map(({ code, text }) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </Select>
        </div>
        <div hidden>
          <span className={inputs.select}>
            <TextInput
              aria-describedby={select["aria-describedby"]}
              aria-invalid={select["aria-invalid"]}
              autoComplete="country-name"
            />
            <Icon name="chevron" className={inputs.chevron} />
          </span>
          <div className={styles.list} hidden />
        </div>
        <p role="status" className={styles.status} data-none={none} />
      </div>
    </Field>
  );
}
