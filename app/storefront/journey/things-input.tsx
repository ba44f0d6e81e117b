import type { FieldMetadata } from "@conform-to/react";
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../document/use-hydrated.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, Checkbox, FieldGroup, Icon, TextInput } from "../../ui/index.ts";
import styles from "./journey.module.css";
import type { SearchedThings } from "./journey-result.ts";
import type { OptionView, PartView } from "./question-view.ts";
import { useThingSearch } from "./use-thing-search.ts";

type ThingsInputProps = {
  part: PartView;
  field: FieldMetadata;
  group: Omit<ComponentProps<typeof FieldGroup>, "children">;
  /** What a search without a script found, and what was chosen with it. */
  searched: SearchedThings | undefined;
  full: boolean;
};

/**
 * Things to choose from a long list: the frequent ones at once, all others by a search. The check boxes are the answer;
 * a chosen one that is not shown any more stays in a hidden field.
 */
export function ThingsInput({ part, field, group, searched, full }: ThingsInputProps) {
  const { t } = useTranslation(["things", "journey"]);
  const hydrated = useHydrated();
  const element = useRef<HTMLDivElement>(null);
  const search = useThingSearch(searched);
  const found = search.found ?? [];
  const listed = distinct([...part.options, ...(searched?.chosen ?? [])]);
  const shown = distinct([...found, ...listed]);
  // Read once: conform's metadata are getters that compute.
  const { id, name, defaultOptions } = field;
  const [chosen, setChosen] = useState(() => shown.filter(({ value }) => defaultOptions?.includes(value)));

  const read = () => {
    const form = element.current?.closest("form");
    const values = form ? new FormData(form).getAll(name) : [];
    setChosen((before) => distinct([...before, ...shown]).filter(({ value }) => values.includes(value)));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was ticked before the script came is read once
  useEffect(read, []);

  const remove = (value: string, chip: Element | null) => {
    const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
    (neighbour?.querySelector("button") ?? search.input.current)?.focus();
    const box = element.current?.querySelector<HTMLInputElement>(`[type="checkbox"][value="${value}"]`);
    if (box) box.click();
    else setChosen((before) => without(before, [{ value }]));
  };
  const choices = (options: readonly OptionView[]) =>
    options.map(({ value, label }) => (
      <li key={value}>
        <Checkbox
          name={name}
          value={value}
          label={label}
          defaultChecked={chosen.some((option) => option.value === value)}
        />
      </li>
    ));
  return (
    <FieldGroup {...group}>
      {/* The form's own handler unticks one too many, so the boxes are read after it. */}
      <div ref={element} className={styles.things} onChange={() => queueMicrotask(read)}>
        <label htmlFor={`${id}-query`}>{t("label")}</label>
        <div>
          <TextInput
            ref={search.input}
            id={`${id}-query`}
            type="search"
            name="query"
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            defaultValue={searched?.query}
            aria-describedby={`${id}-hint`}
            onChange={search.onType}
            onKeyDown={(event: KeyboardEvent) => event.key === "Enter" && search.now(event)}
          />
          <Button name="intent" value="search" look="quiet" onClick={search.now}>
            {t("search")}
          </Button>
        </div>
        <p id={`${id}-hint`}>{t("hint")}</p>
        <p role="status" id={`${id}-found`}>
          {search.failed
            ? t("failed")
            : search.found && (found.length > 0 ? t("found", { count: found.length }) : t("none"))}
        </p>
        {found.length > 0 && (
          <ul aria-labelledby={`${id}-found`} aria-busy={search.busy}>
            {choices(found)}
          </ul>
        )}
        <p id={`${id}-frequent`}>{t("frequent")}</p>
        <ul aria-labelledby={`${id}-frequent`}>{choices(without(listed, found))}</ul>
        {hydrated && (
          <>
            {without(chosen, shown).map(({ value }) => (
              <input key={value} type="hidden" name={name} value={value} />
            ))}
            {chosen.length > 0 && (
              <>
                <p id={`${id}-chosen`}>{t("chosen")}</p>
                <ul aria-labelledby={`${id}-chosen`}>
                  {chosen.map(({ value, label }) => (
                    <li key={value}>
                      <button
                        type="button"
                        aria-label={t("remove", { name: label })}
                        onClick={(event) => remove(value, event.currentTarget.parentElement)}
                      >
                        {label} <Icon name="close" />
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
        <p>
          {t("kept")} <a href="/privacy">{t("privacy")}</a>
        </p>
        <p role="status" className={styles.full}>
          {full && t("journey:full", { count: part.max })}
        </p>
      </div>
    </FieldGroup>
  );
}

function distinct(options: readonly OptionView[]): OptionView[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

function without(options: readonly OptionView[], others: readonly Pick<OptionView, "value">[]): OptionView[] {
  return options.filter(({ value }) => !others.some((other) => other.value === value));
}
