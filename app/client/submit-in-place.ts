import { showCartCount } from "../storefront/product-cards/browser-cart.ts";
import { countrySearch } from "./country-search.ts";
import { keepForms } from "./keep-forms.ts";

/** What is on its way for a region whose value is `page`: a later change goes in its place. */
let underWay: AbortController | undefined;

/**
 * Posts a form inside `[data-in-place]` by `fetch` and replaces that region by the same region of the response. When
 * the request fails, the region's hidden `[data-failure]` message is shown and the form keeps what was typed. With the
 * value `page` the region is what the page is about, so that its address changes with it; a button `[data-leaves]` leads
 * on. A control `[data-submits]` presses the button of that value when it changes.
 */
export function submitInPlace(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.dataset.submits) return;
    const button = target.form?.querySelector<HTMLButtonElement>(`button[value="${target.dataset.submits}"]`);
    if (button) target.form?.requestSubmit(button);
  });
  document.addEventListener("submit", async (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const region = form.closest<HTMLElement>("[data-in-place]");
    if (!region || submitter?.hasAttribute("data-leaves")) return;
    event.preventDefault();
    const isPage = region.dataset.inPlace === "page";
    if (region.ariaBusy === "true" && !isPage) return;
    region.ariaBusy = "true";
    if (isPage) underWay?.abort();
    const sending = new AbortController();
    if (isPage) underWay = sending;
    try {
      const fields = new URLSearchParams();
      for (const [name, value] of new FormData(form, submitter))
        if (typeof value === "string") fields.append(name, value);
      const response = await fetch(form.action, { method: "POST", body: fields, signal: sending.signal });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const replacement = page.getElementById(region.id);
      if (!replacement) throw new Error(`The response has no #${region.id}`);
      const focused = document.activeElement?.id;
      region.replaceWith(replacement);
      const again = isPage && focused ? document.getElementById(focused) : null;
      const focusable =
        again ??
        replacement.querySelector<HTMLElement>("[aria-invalid]") ??
        replacement.querySelector<HTMLElement>("[role]");
      focusable?.focus();
      expirePanels(replacement);
      void keepForms(replacement);
      if (isPage) followPage(response, page);
    } catch {
      if (sending.signal.aborted) return;
      region.ariaBusy = null;
      const failure = region.querySelector<HTMLElement>("[data-failure]");
      if (failure) failure.hidden = false;
    }
  });
  expirePanels(document);
}

/** What else of a page changes with the region that it is about. */
function followPage({ redirected, url }: Response, page: Document): void {
  if (redirected) history.replaceState(history.state, "", url);
  document.title = page.title;
  const preferences = page.getElementById("preferences-menu")?.parentElement;
  if (preferences) document.getElementById("preferences-menu")?.parentElement?.replaceWith(preferences);
  showCartCount();
  void countrySearch();
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
