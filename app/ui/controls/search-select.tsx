import { type ComponentPropsWithRef, type ReactElement, useEffect, useRef } from "react";
import { Icon } from "../graphics/icons.tsx";
import inputs from "./inputs.module.css";
import { Select, TextInput } from "./inputs.tsx";
import styles from "./search-select.module.css";
import { searchSelect } from "./search-select.ts";

type SearchSelectProps = ComponentPropsWithRef<"select"> & {
  id: string;
  /** The label, which names the list as well. */
  label: string;
  /** `keys` are what an option is found by, as `searchKey` has them. */
  options: readonly { value: string; label: string; keys: readonly string[] }[];
  /** What is said where nothing is found; `{typed}` stands for what was typed. */
  none: string;
  /** The field's `autocomplete`: unlike the select it takes a name, not a code. */
  searchAutoComplete?: string;
};

/**
 * A select of which an option is also found by typing, under any of its names: a native one where there is no script.
 * The field is named by the label of the select, whose id it takes over.
 */
export function SearchSelect({
  label,
  options,
  none,
  searchAutoComplete,
  children,
  ...select
}: SearchSelectProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? searchSelect(root.current) : undefined), []);
  const list = `${select.id}-list`;
  return (
    <div ref={root} className={styles.root} data-search-select="">
      <div data-native="">
        <Select {...select}>
          {children}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div data-search="" hidden>
        <span className={inputs.select}>
          <TextInput
            role="combobox"
            aria-autocomplete="list"
            aria-controls={list}
            aria-expanded="false"
            aria-describedby={select["aria-describedby"]}
            aria-invalid={select["aria-invalid"]}
            autoComplete={searchAutoComplete ?? "off"}
            spellCheck={false}
          />
          <Icon name="chevron" className={inputs.chevron} />
        </span>
        <div id={list} role="listbox" tabIndex={-1} aria-label={label} className={styles.list} hidden>
          {options.map(({ value, label, keys }) => (
            <div
              key={value}
              id={`${list}-${value}`}
              role="option"
              tabIndex={-1}
              aria-selected="false"
              data-value={value}
              data-keys={keys.join("|")}
            >
              {label}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={styles.status} data-none={none} />
    </div>
  );
}
