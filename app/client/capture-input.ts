type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = (): Field[] => [
  ...document.querySelectorAll<Field>("main textarea, main input:not([type=hidden], [type=radio], [type=checkbox])"),
];

/** Sets the value as the browser would: React tracks `value` on the element itself, so only the prototype's setter makes it notice. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Captures what is typed or filled in before and during hydration, by the place of its field: React would reset text
 * areas, and every field where it draws the page anew, because an extension has put an icon beside one. Call the
 * returned function after hydration to restore it.
 */
export function captureInput(): () => void {
  const values = new Map<number, string>();
  const capture = (field: Field, place: number) => {
    if (field.value !== field.defaultValue) values.set(place, field.value);
  };
  const onInput = () => fields().forEach(capture);
  // Before React hears of the event: it may end the hydration first.
  window.addEventListener("input", onInput, true);
  onInput();
  return () => {
    window.removeEventListener("input", onInput, true);
    for (const [place, field] of fields().entries()) {
      const value = values.get(place);
      if (value !== undefined && field.value !== value) setValue(field, value);
    }
  };
}
