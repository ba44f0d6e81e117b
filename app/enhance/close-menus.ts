/** The header's menus are `details`; here they also close on Escape and on a press elsewhere. */
export function closeMenus(): void {
  const open = () => document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]");
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of open()) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });
  document.addEventListener("pointerdown", ({ target }) => {
    for (const menu of open()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
}
