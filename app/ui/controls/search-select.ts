import { fold } from "../../i18n/fold.ts";

/** A text as what is typed is compared with it: hyphens are spaces, dots have no say, `00` begins a dial code like "+". */
export function searchKey(text: string): string {
  return fold(text).replaceAll(".", "").replaceAll("-", " ").trim().replace(/^00/, "+");
}

/** How well a key answers what was typed, the lower the better; null where it does not. */
function rank(key: string, typed: string): number | null {
  if (key === typed) return 0;
  if (key.startsWith(typed)) return 1;
  if (key.includes(` ${typed}`)) return 2;
  return typed.length > 2 && key.includes(typed) ? 3 : null;
}

/**
 * Puts the field and the list of a `SearchSelect` in the place of its native select, which keeps the choice and is what
 * the form sends. A choice is announced by the select's own events. Returns what undoes it.
 */
export function searchSelect(root: HTMLElement): () => void {
  const select = root.querySelector("select");
  const native = root.querySelector<HTMLElement>("[data-native]");
  const search = root.querySelector<HTMLElement>("[data-search]");
  const input = root.querySelector<HTMLInputElement>("[role=combobox]");
  const list = root.querySelector<HTMLElement>("[role=listbox]");
  const status = root.querySelector<HTMLElement>("[role=status]");
  if (!select || !native || !search || !input || !list || !status) return () => {};
  const options = [...list.querySelectorAll<HTMLElement>("[role=option]")];
  const undo = new AbortController();
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
    if (!open) activate(undefined);
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
      const ranks = (option.dataset.keys ?? "").split("|").map((key) => rank(key, typed) ?? Number.POSITIVE_INFINITY);
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
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => (active ? choose(active) : sync()),
    Escape: sync,
  };

  native.hidden = true;
  search.hidden = false;
  input.id = select.id;
  select.removeAttribute("id");
  sync();
  const { signal } = undo;
  input.addEventListener("focus", () => input.select(), { signal });
  input.addEventListener("click", () => list.hidden && openAll(), { signal });
  input.addEventListener("input", find, { signal });
  // Autofill writes a name and may never leave the field.
  input.addEventListener("change", settle, { signal });
  input.addEventListener("blur", settle, { signal });
  input.addEventListener(
    "keydown",
    (event) => {
      if ((event.key === "Enter" || event.key === "Escape") && list.hidden) return;
      const act = keys[event.key];
      if (!act || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act();
    },
    { signal },
  );
  // The field keeps the focus.
  list.addEventListener("mousedown", (event) => event.preventDefault(), { signal });
  list.addEventListener(
    "click",
    ({ target }) => {
      const option = target instanceof Element ? target.closest<HTMLElement>("[role=option]") : null;
      if (option) choose(option);
    },
    { signal },
  );
  select.addEventListener("change", sync, { signal });
  select.form?.addEventListener("reset", () => setTimeout(sync), { signal });
  window.addEventListener("pageshow", sync, { signal });
  return () => {
    undo.abort();
    select.id = input.id;
    input.removeAttribute("id");
    native.hidden = false;
    search.hidden = true;
  };
}
