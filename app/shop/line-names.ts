import type { TFunction } from "i18next";
import { boundIn } from "../i18n/bind-words.ts";
import { isolate } from "../i18n/isolate.ts";
import type { Language } from "../i18n/languages.ts";
import { type Product, productKeys } from "./products.ts";

type Line = {
  kind: "bottle" | "discovery_set" | "vault";
  variant: Exclude<Product, "discovery_set"> | null;
  title: Record<Language, string> | null;
  engraving: string | null;
  engraved: number | null;
};

type Texts = TFunction<["own", "results"]>;

/** A line as a letter or a slip names it, without its price: how many of what, then what else tells it from others. */
export function lineParts(
  t: Texts,
  language: Language,
  line: Line & { quantity: number },
): [piece: string, ...more: string[]] {
  const { name, facts } = lineNames(t, language, line);
  return [`${t("own:sums.times", { count: line.quantity })} ${isolate(name)}`, ...facts];
}

/**
 * How a line of an order is called: a bottle by which of the two it is, as its card on the results is headed, and by the name
 * on its label; everything else by what it is. Below stand where each name is, and the size.
 */
export function lineNames(
  t: Texts,
  language: Language,
  { kind, variant, title, engraving, engraved }: Line,
): { name: string; facts: string[] } {
  const composed = title ? boundIn(title, language) : "";
  if (kind === "vault") return { name: composed || t("line.gone"), facts: [t("line.vault")] };
  if (kind === "discovery_set" || !variant)
    return {
      name: t("results:product.mini"),
      facts: [...(composed ? [isolate(composed)] : []), t("results:size.mini")],
    };
  const called = engraving || composed;
  const bottle = t(`results:product.${variant}`);
  const { label, maestro } = nameFacts(t, { engraving, composed, engraved: Boolean(engraved) });
  // What is engraved stands in a line of its own, with its price.
  const facts = [...(engraving && engraved ? [] : label), ...maestro, t(`line.size.${variant}`)];
  return { name: called ? `${bottle}\u00a0· ${isolate(called)}` : bottle, facts };
}

/**
 * Where the names of a bottle stand, in the same words wherever it is shown: the one on its label, and how the Maestro named
 * it where its owner named it otherwise. Each has one sentence at most.
 */
export function nameFacts(
  t: TFunction<"own">,
  { engraving, composed, engraved }: { engraving: string | null; composed: string; engraved: boolean },
): Record<"label" | "maestro", string[]> {
  if (!engraving)
    return { label: composed ? [t("line.label_composed", { name: isolate(composed) })] : [], maestro: [] };
  return {
    label: [t(engraved ? "line.engraved" : "line.label", { name: isolate(engraving) })],
    maestro: composed ? [t("line.composed", { name: isolate(composed) })] : [],
  };
}

/** What is engraved on a bottle in gold, a line of its own in every list of prices; null where nothing is. */
export function engravingOf(
  t: Texts,
  { variant, engraving, engraved }: Pick<Line, "variant" | "engraving" | "engraved">,
): string | null {
  if (!engraving || !engraved || !variant) return null;
  const bottle = isolate(t(`results:product.${productKeys[variant]}`));
  return t("own:sums.engraving", { name: isolate(engraving), bottle });
}
