/** A card's picture becomes the picture of its page: the one that was pressed takes the name that the page's bottle has. */
export function morph(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("[data-morph]") : null;
    const picture = link?.closest("li")?.querySelector("picture");
    if (!picture) return;
    for (const other of document.querySelectorAll<HTMLElement>("picture")) other.style.viewTransitionName = "";
    picture.style.viewTransitionName = "bottle";
  });
}
