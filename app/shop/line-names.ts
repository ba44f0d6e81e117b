import type { TFunction } from "i18next";
import { boundIn } from "../i18n/bind-words.ts";
import type { Language } from "../i18n/languages.ts";
import { type Product, productKeys } from "./products.ts";

type Line = {
  kind: "bottle" | "discovery_set" | "vault";
  variant: Exclude<Product, "discovery_set"> | null;
  title: Record<Language, string> | null;
};

/** How a line of an order is called: what it is, of which perfume, and its size. */
export function lineNames(t: TFunction<["own", "results"]>, language: Language, { kind, variant, title }: Line) {
  const perfume = title ? boundIn(title, language) : "";
  if (kind === "vault") return { name: perfume || t("line.gone"), perfume: null, size: t("line.vault") };
  const product = productKeys[variant ?? "discovery_set"];
  return { name: t(`results:product.${product}`), perfume: perfume || null, size: t(`results:size.${product}`) };
}
