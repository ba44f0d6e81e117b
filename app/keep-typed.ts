/** Writes past React's own bookkeeping, so that its change handlers hear of it. */
function write(area: HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, value);
  area.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * What was typed into text areas before React arrived, which it would take back while hydrating (other controls keep
 * theirs). The function it returns gives it back.
 */
export function keepTyped(): () => void {
  const typed = [...document.querySelectorAll<HTMLTextAreaElement>("main textarea")]
    .filter((area) => area.value !== area.defaultValue)
    .map((area) => ({ area, value: area.value }));
  return () => {
    for (const { area, value } of typed) if (area.value !== value) write(area, value);
  };
}
