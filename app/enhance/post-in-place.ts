/**
 * Posts a form inside `[data-in-place]` without leaving the page and puts the same region of the answered page in its
 * place. When no answer comes, the region's own `[data-failure]` line shows and everything typed stays.
 */
export function postInPlace(): void {
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
      const answer = page.getElementById(region.id);
      if (!answer) throw new Error("The answer does not hold the region.");
      region.replaceWith(answer);
      (answer.querySelector<HTMLElement>("[aria-invalid]") ?? answer.querySelector<HTMLElement>("[role]"))?.focus();
      leaveAfterAWhile(answer);
    } catch {
      region.ariaBusy = null;
      const failure = region.querySelector<HTMLElement>("[data-failure]");
      if (failure) failure.hidden = false;
    }
  });
  leaveAfterAWhile(document);
}

/** `[data-stays]` gives way, after so many milliseconds, to the hidden element that its `data-then` names. */
function leaveAfterAWhile(root: Document | HTMLElement): void {
  for (const panel of root.querySelectorAll<HTMLElement>("[data-stays]")) {
    setTimeout(() => {
      const next = document.getElementById(panel.dataset.then ?? "");
      if (!next) return;
      panel.hidden = true;
      next.hidden = false;
    }, Number(panel.dataset.stays));
  }
}
