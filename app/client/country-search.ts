/** `[data-countries]` is a list that is also searched by typing; the code is loaded where one is. */
export async function countrySearch(): Promise<void> {
  const roots = document.querySelectorAll<HTMLElement>("[data-countries]");
  if (roots.length === 0) return;
  const { searchCountries } = await import("../forms/country/search-countries.ts");
  for (const root of roots) searchCountries(root);
}
