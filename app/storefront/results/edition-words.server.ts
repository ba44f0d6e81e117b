import type { i18n } from "i18next";
import type { EditionWords } from "./editions-link.tsx";

/** What is said of an edition and of the others beside it. */
export function editionWords(number: number, { t }: i18n): EditionWords {
  return {
    title: t("results_message:editions.title", { number }),
    body: t("results_message:editions.body"),
    all: t("results_message:editions.all"),
    change: t("results_message:editions.change"),
  };
}
