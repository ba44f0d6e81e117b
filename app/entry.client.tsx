import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { captureInput } from "./client/capture-input.ts";
import { handOverHash } from "./client/hand-over-hash.ts";
import { markFailedPictures } from "./client/mark-failed-pictures.ts";
import { mirrorPreferences } from "./client/mirror-preferences.ts";
import { reportWebVitals } from "./client/report-web-vitals.ts";
import { startI18next } from "./i18n/i18next.client.ts";
import { I18nProvider } from "./i18n/use-translation.ts";

handOverHash();
markFailedPictures();
mirrorPreferences();
reportWebVitals();

const { lang, dataset } = document.documentElement;
const [i18next, { hydrateRoot, HydratedRouter }] = await Promise.all([
  startI18next(lang, dataset.namespaces?.split(" ") ?? []),
  import("./client/hydrate.ts"),
]);
const restoreInput = captureInput();

/** Marks the page as live after hydration. It wraps the router: a sibling would shift every `useId` against the server. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    restoreInput();
    dataset.live = "";
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider value={i18next}>
        <Hydrated>
          <HydratedRouter />
        </Hydrated>
      </I18nProvider>
    </StrictMode>,
  );
});
