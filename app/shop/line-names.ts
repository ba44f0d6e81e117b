import type { TFunction } from "i18next";
import { boundIn } from "../i18n/bind-words.ts";
import { isolate } from "../i18n/isolate.ts";
import type { Language } from "../i18n/languages.ts";
import { type Product, productKeys } from "./products.ts";

type Line = {
  kind: "bottle" | "discovery_set" | "vault";
  variant: Exclude<Product, "discovery_set"> | null;
  title: Record<Language, string> | null;
};

/** A line as a letter or a slip names it, without its price: how many of what, then of which perfume, its size and its name. */
export function lineParts(
  t: TFunction<["own", "results"]>,
  language: Language,
  line: Line & { quantity: number; engraved: number | null; engraving: string | null },
): [piece: string, ...more: string[]] {
  const { quantity, engraved, engraving } = line;
  const { name, perfume, size } = lineNames(t, language, line);
  return [
    `${t("own:sums.times", { count: quantity })} ${name}`,
    ...(perfume ? [isolate(perfume)] : []),
    size,
    ...(engraving ? [t(engraved ? "own:sums.engraved" : "own:sums.named", { name: isolate(engraving) })] : []),
  ];
}

/** How a line of an order is called: what it is, of which perfume, and its size. */
export function lineNames(t: TFunction<["own", "results"]>, language: Language, { kind, variant, title }: Line) {
  const perfume = title ? boundIn(title, language) : "";
  if (kind === "vault") return { name: perfume || t("line.gone"), perfume: null, size: t("line.vault") };
  const product = productKeys[variant ?? "discovery_set"];
  return { name: t(`results:product.${product}`), perfume: perfume || null, size: t(`results:size.${product}`) };
}
