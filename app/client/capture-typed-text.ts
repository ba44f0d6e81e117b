/** Sets the value as the browser would: React tracks `value` on the element itself, so only the prototype's setter makes it notice. */
function setValue(textArea: HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(textArea, value);
  textArea.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Captures what is typed into text areas before and during hydration, which React would reset (other controls keep their
 * value). Call the returned function after hydration to restore it.
 */
export function captureTypedText(): () => void {
  const captured = new Map<HTMLTextAreaElement, string>();
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement) captured.set(target, target.value);
  };
  // Before React hears of the event: it may end the hydration first.
  window.addEventListener("input", onInput, true);
  for (const textArea of document.querySelectorAll<HTMLTextAreaElement>("main textarea")) {
    if (textArea.value !== textArea.defaultValue) captured.set(textArea, textArea.value);
  }
  return () => {
    window.removeEventListener("input", onInput, true);
    for (const [textArea, value] of captured) if (textArea.value !== value) setValue(textArea, value);
  };
}
