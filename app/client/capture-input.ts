type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = () => document.querySelectorAll<Field>("main textarea, main input");

/**
 * Captures what is typed or filled in before and during hydration, by the place of its field: React would reset text
 * areas, and every field where it draws the page anew, because an extension has put an icon beside one. Call the
 * returned function after hydration to restore it.
 */
export function captureInput(): () => void {
  const values: string[] = [];
  const capture = () =>
    fields().forEach(({ value, defaultValue }, place) => {
      // What was deleted again is kept as that.
      if (value !== defaultValue || place in values) values[place] = value;
    });
  // Before React hears of the event: it may end the hydration first.
  addEventListener("input", capture, true);
  capture();
  return () => {
    removeEventListener("input", capture, true);
    fields().forEach((field, place) => {
      const value = values[place];
      if (value === undefined || field.value === value) return;
      // React tracks `value` on the element itself, so only the prototype's setter makes it notice.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  };
}
