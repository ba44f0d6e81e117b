/** Milliseconds that each quote is shown. */
const quoteInterval = 6000;

/** Shows one quote at a time, in turn; pauses by its button, under the pointer, while a quote has focus, and under reduced motion. */
export function rotateQuotes(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[data-rotator]")) {
    const quotes = [...section.querySelectorAll<HTMLElement>("[data-quote]")];
    const button = section.querySelector<HTMLButtonElement>("button");
    if (!button || quotes.length === 0) continue;
    let current = 0;
    let paused = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const showCurrent = () => {
      for (const [index, quote] of quotes.entries()) quote.toggleAttribute("data-current", index === current);
    };
    const labelButton = () => {
      button.textContent = (paused ? button.dataset.play : button.dataset.pause) ?? "";
    };
    section.dataset.rotator = "on";
    section.querySelector("ul")?.removeAttribute("tabindex");
    button.hidden = false;
    button.addEventListener("click", () => {
      paused = !paused;
      labelButton();
    });
    setInterval(() => {
      if (paused || section.matches(":hover") || section.querySelector("li:focus-within")) return;
      current = (current + 1) % quotes.length;
      showCurrent();
    }, quoteInterval);
    showCurrent();
    labelButton();
  }
}
