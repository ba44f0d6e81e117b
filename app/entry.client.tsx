import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startI18next } from "./i18n/i18next.client.ts";
import { I18nProvider } from "./i18n/use-translation.ts";
import { keepTyped } from "./keep-typed.ts";

const { lang, dataset } = document.documentElement;
const i18next = await startI18next(lang, dataset.texts?.split(" ") ?? []);
const giveBack = keepTyped();

/** Says that the page is live, once all of it is. */
function Live() {
  useEffect(() => {
    giveBack();
    dataset.live = "";
  }, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider value={i18next}>
        <HydratedRouter />
        <Live />
      </I18nProvider>
    </StrictMode>,
  );
});
