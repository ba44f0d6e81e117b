/** Whole letters left from which on the count is read out. */
const nearLimit = 20;

/** `[data-counts]` says how many letters a field still takes; the code that counts as the server does is loaded where one is. */
export async function lettersLeft(): Promise<void> {
  const counters = document.querySelectorAll<HTMLElement>("[data-counts]");
  if (counters.length === 0) return;
  const { cleanText } = await import("../forms/text.ts");
  for (const counter of counters) {
    const { counts = "", max, left = "", over = "" } = counter.dataset;
    const field = document.getElementById(counts);
    if (!(field instanceof HTMLTextAreaElement)) continue;
    const count = () => {
      const rest = Number(max) - cleanText(field.value).length;
      counter.ariaLive = rest > nearLimit ? "off" : "polite";
      counter.textContent = `${rest < 0 ? over : left} ${Math.abs(rest)}`;
    };
    field.addEventListener("input", count);
    count();
  }
}
