import type { TFunction } from "i18next";
import { formatDay } from "../i18n/format-day.ts";
import type { Language } from "../i18n/languages.ts";

type Begun = {
  /** Nothing of it is weighed. */
  bottled: boolean;
  /** The first day on which it is weighed, where that is to come. */
  weighed_from: string | null;
};

/** Until when an order can be cancelled, and from which day on that may be over. */
export function cancelTerms(t: TFunction<"order">, language: Language, { bottled, weighed_from }: Begun): string {
  const until = t(`cancel.${bottled ? "vault" : "body"}`);
  return weighed_from ? `${until} ${t("cancel.begins", { day: formatDay(weighed_from, language) })}` : until;
}
