import type { TFunction } from "i18next";

type Line = { kind: "bottle" | "discovery_set" | "vault"; engraving: string | null };

/** What of an order can be returned, and when. */
export function returnTerms(t: TFunction<"own">, lines: readonly Line[]): string {
  if (lines.every(({ kind }) => kind === "vault")) return t("review.returns_vault");
  return t(lines.some(({ engraving }) => engraving) ? "review.returns_personal" : "review.returns");
}
