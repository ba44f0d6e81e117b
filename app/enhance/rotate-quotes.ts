import { quoteRotation } from "../timings.ts";

/** Turns the Maestro's words; stops on the button, under the pointer, while something inside has focus, and where motion is unwanted. */
export function rotateQuotes(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[data-rotator]")) {
    const quotes = [...section.querySelectorAll<HTMLElement>("[data-quote]")];
    const button = section.querySelector<HTMLButtonElement>("button");
    if (!button || quotes.length === 0) continue;
    let current = 0;
    let paused = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const show = () => {
      for (const [position, quote] of quotes.entries()) quote.toggleAttribute("data-current", position === current);
    };
    const label = () => {
      button.textContent = (paused ? button.dataset.play : button.dataset.pause) ?? "";
    };
    section.dataset.rotator = "on";
    section.querySelector("ul")?.removeAttribute("tabindex");
    button.hidden = false;
    button.addEventListener("click", () => {
      paused = !paused;
      label();
    });
    setInterval(() => {
      if (paused || section.matches(":hover") || section.querySelector("li:focus-within")) return;
      current = (current + 1) % quotes.length;
      show();
    }, quoteRotation);
    show();
    label();
  }
}
