/** Sets the value as the browser would: React tracks `value` on the element itself, so only the prototype's setter makes it notice. */
function setValue(textArea: HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(textArea, value);
  textArea.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Captures what was typed into text areas before hydration, which React would reset (other controls keep their value).
 * Call the returned function after hydration to restore it.
 */
export function captureTypedText(): () => void {
  const captured = [...document.querySelectorAll<HTMLTextAreaElement>("main textarea")]
    .filter((textArea) => textArea.value !== textArea.defaultValue)
    .map((textArea) => ({ textArea, value: textArea.value }));
  return () => {
    for (const { textArea, value } of captured) if (textArea.value !== value) setValue(textArea, value);
  };
}
