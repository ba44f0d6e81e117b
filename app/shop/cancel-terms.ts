import type { TFunction } from "i18next";
import { formatDay } from "../i18n/format-day.ts";
import type { Language } from "../i18n/languages.ts";

type Begun = {
  /** Nothing of it is weighed. */
  bottled: boolean;
  /** The first day on which it is weighed, where that is to come. */
  weighed_from: string | null;
};

/** Until when an order can be cancelled: until it is weighed, and before which day it is not. */
export function cancelTerms(t: TFunction<"order">, language: Language, { bottled, weighed_from }: Begun): string {
  if (!weighed_from) return t(`cancel.${bottled ? "vault" : "body"}`);
  return t("cancel.until", { day: formatDay(weighed_from, language) });
}
