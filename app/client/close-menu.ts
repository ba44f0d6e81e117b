/** A link to a place on the page that is open closes the menu that it stands in, which would cover that place. */
export function closeMenu(): void {
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.hash && link.pathname === location.pathname) link.closest<HTMLElement>("[popover]")?.hidePopover();
  });
}
