import { keepForms } from "./keep-forms.ts";

/**
 * Posts a form inside `[data-in-place]` by `fetch` and replaces that region by the same region of the response. When
 * the request fails, the region's hidden `[data-failure]` message is shown and the form keeps what was typed.
 */
export function submitInPlace(): void {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    const region = form.closest<HTMLElement>("[data-in-place]");
    if (!region) return;
    event.preventDefault();
    if (region.ariaBusy === "true") return;
    region.ariaBusy = "true";
    try {
      const fields = new URLSearchParams();
      for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
      const response = await fetch(form.action, { method: "POST", body: fields });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const replacement = page.getElementById(region.id);
      if (!replacement) throw new Error(`The response has no #${region.id}`);
      region.replaceWith(replacement);
      const focusable =
        replacement.querySelector<HTMLElement>("[aria-invalid]") ?? replacement.querySelector<HTMLElement>("[role]");
      focusable?.focus();
      expirePanels(replacement);
      void keepForms(replacement);
    } catch {
      region.ariaBusy = null;
      const failure = region.querySelector<HTMLElement>("[data-failure]");
      if (failure) failure.hidden = false;
    }
  });
  expirePanels(document);
}

/** `[data-expires]` is replaced, after that many milliseconds, by the hidden element whose id is in its `data-next`. */
function expirePanels(root: Document | HTMLElement): void {
  for (const panel of root.querySelectorAll<HTMLElement>("[data-expires]")) {
    setTimeout(() => {
      const next = document.getElementById(panel.dataset.next ?? "");
      if (!next) return;
      panel.hidden = true;
      next.hidden = false;
    }, Number(panel.dataset.expires));
  }
}
