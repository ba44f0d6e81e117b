/** `[data-search-select]` is a select of which an option is also found by typing; the code is loaded where one is. */
export async function searchInSelects(): Promise<void> {
  const roots = document.querySelectorAll<HTMLElement>("[data-search-select]");
  if (roots.length === 0) return;
  const { searchSelect } = await import("../ui/controls/search-select.ts");
  for (const root of roots) searchSelect(root);
}
