/** The picture of the card that was clicked takes the product page's view transition name, so that one morphs into the other. */
export function pictureTransition(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("[data-picture-transition]") : null;
    const picture = link?.closest("li")?.querySelector("picture");
    if (!picture) return;
    for (const other of document.querySelectorAll<HTMLElement>("picture")) other.style.viewTransitionName = "";
    picture.style.viewTransitionName = "bottle";
  });
}
