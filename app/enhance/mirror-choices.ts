/** Keeps the choices that the server stores in cookies where other scripts of the house look for them. */
export function mirrorChoices(): void {
  try {
    const { lang, dataset } = document.documentElement;
    localStorage.setItem("lang", lang);
    localStorage.setItem("athar-lang", lang);
    if (dataset.currency) localStorage.setItem("athar-currency", dataset.currency);
    if (location.pathname !== "/welcome") sessionStorage.setItem("welcomeShown", "1");
  } catch {
    // Storage may be refused (private windows): the cookies are what counts.
  }
}
