/** Copies preferences from the HTTP-only cookies, which decide, to web storage for other scripts to read. */
export function mirrorPreferences(): void {
  try {
    const { lang, dataset } = document.documentElement;
    localStorage.setItem("lang", lang);
    localStorage.setItem("athar-lang", lang);
    if (dataset.currency) localStorage.setItem("athar-currency", dataset.currency);
    if (location.pathname !== "/welcome") sessionStorage.setItem("welcomeShown", "1");
  } catch {
    // Storage may be blocked, as in private windows.
  }
}
