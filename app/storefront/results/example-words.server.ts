import type { i18n } from "i18next";

/** Why the Maestro's example is shown: no perfume was asked for, one's own is not there, or nobody's is. */
type ExampleReason = "unasked" | "unfinished" | "missing";

/** Why the Maestro's example is shown, where no perfume of the session in the address is; `isHere`: it is this browser's. */
export function exampleReason(sidParam: string | null, isHere: boolean): ExampleReason {
  if (sidParam === null) return "unasked";
  return isHere ? "unfinished" : "missing";
}

/** That a perfume is an example and not for sale, why, and where one's own is had; written here, so that no script needs the words. */
export function exampleWords(reason: ExampleReason, { t }: i18n) {
  return {
    title: t(`results_message:example.${reason}.title`),
    body: t(`results_message:example.${reason}.body`),
    on: t(`results_message:example.${reason}.on`),
    path: reason === "unfinished" ? "/maestro-journey?step=ready" : "/maestro-journey",
  };
}

/** That an admin withdrew the visitor's perfume, and where another is composed. */
export function withdrawnWords({ t }: i18n) {
  return {
    title: t("results_message:withdrawn.title"),
    body: t("results_message:withdrawn.body"),
    on: t("results_message:withdrawn.again"),
    path: "/maestro-journey?step=ready",
  };
}
