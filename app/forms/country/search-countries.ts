import { fold } from "../../i18n/fold.ts";
import { countries } from "../../shop/countries.ts";
import { everyNameOf } from "../../shop/names/every-name.ts";

/** A text as what is typed is compared with it: hyphens are spaces, dots have no say, `00` begins a dial code like "+". */
function searchKey(text: string): string {
  return fold(text)
    .replaceAll(".", "")
    .replaceAll("-", " ")
    .trim()
    .replace(/^00/, "+")
    .replace(/^(\d+)\+$/, "+$1");
}

/** How well a key answers what was typed, the lower the better; null where it does not. */
function rank(key: string, typed: string): number | null {
  if (key === typed) return 0;
  if (key.startsWith(typed)) return 1;
  if (key.includes(` ${typed}`)) return 2;
  return typed.length > 2 && key.includes(typed) ? 3 : null;
}

const keys = new Map<string, string[]>(
  countries.map(({ code, dial }) => [code, [...everyNameOf(code), code, dial, dial.slice(1)].map(searchKey)]),
);

/**
 * Puts the field and the list of a `CountryField` in the place of its native select, which keeps the choice and is what
 * the form sends. A choice is announced by the select's own events. The signal undoes it.
 */
export function searchCountries(root: HTMLElement, signal?: AbortSignal): void {
  const select = root.querySelector("select");
  const input = root.querySelector("input");
  const list = root.querySelector<HTMLElement>("div > span + div");
  const status = root.querySelector<HTMLElement>("[role=status]");
  const [native, search] = root.querySelectorAll<HTMLElement>(":scope > div");
  if (!select || !input || !list || !status || !native || !search || signal?.aborted) return;
  // Its list may be open.
  if (select.matches(":focus")) {
    select.addEventListener("blur", () => searchCountries(root, signal), { once: true });
    return;
  }
  list.id = `${select.id}-list`;
  list.role = "listbox";
  list.ariaLabel = select.labels[0]?.textContent ?? null;
  const options = Array.from(select.options, ({ value, label }) => {
    const option: HTMLElement = document.createElement("div");
    option.id = `${list.id}-${value}`;
    option.role = "option";
    option.dataset.value = value;
    option.textContent = label;
    return option;
  });
  list.replaceChildren(...options);
  input.role = "combobox";
  input.ariaAutoComplete = "list";
  input.setAttribute("aria-controls", list.id);
  let active: HTMLElement | undefined;
  let edited = false;

  const activate = (option: HTMLElement | undefined) => {
    active?.removeAttribute("data-active");
    active = option;
    if (option) {
      option.dataset.active = "";
      input.setAttribute("aria-activedescendant", option.id);
      option.scrollIntoView({ block: "nearest" });
    } else input.removeAttribute("aria-activedescendant");
  };
  const show = (open: boolean) => {
    list.hidden = !open;
    input.ariaExpanded = String(open);
    if (open) list.scrollIntoView({ block: "nearest" });
    else activate(undefined);
  };
  const openAll = () => {
    for (const option of options) option.hidden = false;
    show(true);
    activate(options.find(({ ariaSelected }) => ariaSelected === "true"));
  };
  /** The field shows what the select has. */
  const sync = () => {
    edited = false;
    input.value = select.selectedOptions[0]?.label ?? "";
    for (const option of options) option.ariaSelected = String(option.dataset.value === select.value);
    show(false);
  };
  const choose = (option: HTMLElement) => {
    select.value = option.dataset.value ?? "";
    status.textContent = "";
    for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const find = () => {
    edited = true;
    const typed = searchKey(input.value);
    let best = Number.POSITIVE_INFINITY;
    let first: HTMLElement | undefined;
    for (const option of options) {
      const ranks = (keys.get(option.dataset.value ?? "") ?? []).map(
        (key) => rank(key, typed) ?? Number.POSITIVE_INFINITY,
      );
      const found = Math.min(...ranks);
      option.hidden = found === Number.POSITIVE_INFINITY;
      if (found < best) [best, first] = [found, option];
    }
    status.textContent = first ? "" : (status.dataset.none ?? "").replace("{typed}", () => input.value.trim());
    show(first !== undefined);
    activate(typed === "" ? undefined : first);
  };
  const settle = () => {
    if (edited && active) choose(active);
    else sync();
  };
  const move = (step: 1 | -1) => {
    if (list.hidden) return openAll();
    const shown = options.filter(({ hidden }) => !hidden);
    const from = active ? shown.indexOf(active) : step === 1 ? -1 : shown.length;
    activate(shown.at((from + step + shown.length) % shown.length));
  };
  const acts: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => (active ? choose(active) : edited || sync()),
    Escape: sync,
  };

  native.hidden = true;
  search.hidden = false;
  input.id = select.id;
  select.removeAttribute("id");
  sync();
  const until = signal ? { signal } : {};
  input.addEventListener("focus", () => input.select(), until);
  input.addEventListener("click", () => list.hidden && openAll(), until);
  input.addEventListener("input", find, until);
  // Autofill writes a name and may never leave the field.
  input.addEventListener("change", settle, until);
  input.addEventListener("blur", settle, until);
  input.addEventListener(
    "keydown",
    (event) => {
      // Enter sends the form and Escape leaves a dialog, but not out of a search.
      if ((event.key === "Enter" || event.key === "Escape") && list.hidden && !edited) return;
      const act = acts[event.key];
      if (!act || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    },
    until,
  );
  // The field keeps the focus.
  list.addEventListener("mousedown", (event) => event.preventDefault(), until);
  list.addEventListener(
    "click",
    ({ target }) => {
      const option = target instanceof Element ? target.closest<HTMLElement>("[role=option]") : null;
      if (option) choose(option);
    },
    until,
  );
  select.addEventListener("change", sync, until);
  select.form?.addEventListener("reset", () => setTimeout(sync), until);
  window.addEventListener("pageshow", sync, until);
  signal?.addEventListener("abort", () => {
    select.id = input.id;
    input.removeAttribute("id");
    native.hidden = false;
    search.hidden = true;
  });
}
