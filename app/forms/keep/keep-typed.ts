type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What is typed: no passwords, and nothing that a page hides. */
const texts = "textarea, input[type=text], input[type=email]";

export type Which = "all" | "texts";

/**
 * Keeps what is typed into a form and not sent yet in this tab, over a reload, Back and Forward, and a change of language
 * or currency, each of which shows the form anew. Returned: `save`, for a form that was sent and refused, and `stop`.
 */
export function keepTyped(form: HTMLFormElement, which: Which = "all") {
  const fields = which === "texts" ? texts : `${texts}, select, [type=checkbox], [type=radio]`;
  const { pathname } = location;
  const each = (act: (field: Field, key: string) => void) => {
    try {
      for (const field of form.querySelectorAll(fields))
        if (isField(field)) act(field, `typed:${pathname}:${field.name}${isTicked(field) ? field.value : ""}`);
    } catch {
      // Storage may be blocked or full.
    }
  };
  const save = () => {
    const refused = form.querySelector("[aria-invalid=true], [role=alert]:not([hidden])") !== null;
    each((field, key) => {
      const value = currentValue(field);
      if (refused || value !== defaultValue(field)) sessionStorage.setItem(key, value);
      else sessionStorage.removeItem(key);
    });
  };
  const onSubmit = ({ target, submitter }: SubmitEvent) => {
    if (!form.isConnected) return;
    const elsewhere = submitter instanceof HTMLButtonElement && /^(back|search)$/.test(submitter.value);
    if (target === form && !elsewhere) each((_, key) => sessionStorage.removeItem(key));
    else save();
  };
  each((field, key) => {
    const value = sessionStorage.getItem(key);
    // What the browser has kept itself stands.
    if (value !== null && currentValue(field) === defaultValue(field)) restore(field, value);
  });
  save();
  form.addEventListener("input", save);
  // Before React hears of it: it may have the form sent at once.
  addEventListener("submit", onSubmit, true);
  return {
    save,
    stop: () => {
      form.removeEventListener("input", save);
      removeEventListener("submit", onSubmit, true);
    },
  };
}

/** Of `unknown`: the Worker's types have an `Element` of their own. */
function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

const isTicked = ({ type }: Field) => /^(checkbox|radio)$/.test(type);

function currentValue(field: Field): string {
  return isTicked(field) ? String("checked" in field && field.checked) : field.value;
}

function defaultValue(field: Field): string {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find((o) => o.defaultSelected)?.value ?? field.value;
  return isTicked(field) ? String("defaultChecked" in field && field.defaultChecked) : field.defaultValue;
}

function restore(field: Field, value: string): void {
  if (value === currentValue(field)) return;
  if (isTicked(field)) {
    // A radio button goes out with the press of another.
    if (field.type === "checkbox" || value === "true") field.click();
    return;
  }
  // React tracks `value` on the element itself, so only the prototype's setter makes it notice.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
}
