type Control = HTMLInputElement | HTMLTextAreaElement;

/** Writes past React's own bookkeeping, so that its change handlers hear of it. */
function write(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * What was typed and chosen before React arrived, which it would take back while hydrating. The function it returns
 * gives it back.
 */
export function keepTyped(): () => void {
  const controls = [...document.querySelectorAll<Control>("main :is(input, textarea)")];
  const typed = controls
    .filter((control) => control.value !== control.defaultValue)
    .map((control) => ({ control, value: control.value }));
  const chosen = controls
    .filter((control) => control instanceof HTMLInputElement)
    .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    .map((control) => ({ control, checked: control.checked }));
  return () => {
    for (const { control, value } of typed) if (control.value !== value) write(control, value);
    for (const { control, checked } of chosen) if (control.checked !== checked) control.click();
  };
}
