import type { Composer } from "./formula/composer.ts";
import type { Formula } from "./formula/formula.ts";
import { unitsPerPercent } from "./formula/selection.ts";
import { facetOf, familyOf, positionOf } from "./palette/columns.ts";
import type { Target } from "./profile/target.ts";
import type { AnswerKey, VariantKind } from "./types.ts";
import { at, intAt } from "./vector.ts";

const maxReasons = 3;
/** By how much (% of the concentrate) a material falls without an answer that is called its reason. */
const minFall = 0.02;
/**
 * By how much (ln) the target favours a material for the sake of an answer that meant it: so much, and this part of what
 * it does for the sake of the answer that meant it most. Estimates.
 */
const minFavour = 0.01;
const minPart = 1 / 3;

/** By how much (ln) one target favours a material more than another does: its family, facet and part of the pyramid. */
function favourFor(material: number, one: Target, other: Target): number {
  const family = intAt(familyOf, material);
  const facet = intAt(facetOf, material);
  const part = intAt(positionOf, material);
  return (
    Math.log(at(one.families, family) / at(other.families, family)) +
    (at(one.facets, facet) - at(other.facets, facet)) +
    Math.log(at(one.pyramid, part) / at(other.pyramid, part))
  );
}

/** % of the concentrate. */
function shareIn({ materials, units }: Formula, material: number): number {
  return (units[materials.indexOf(material)] ?? 0) / unitsPerPercent;
}

/** Whether a memory is poured as the material. */
export const isRemembered = ({ rememberedMaterials }: Target, material: number): boolean =>
  rememberedMaterials.some((materials) => materials.includes(material));

/**
 * The answers by how much the target favours a material for their sake, the strongest first: all, and of these the ones
 * that meant it, for whose sake above all it is favoured; a memory means before all what it is poured as.
 */
type Ranked = Record<"all" | "meaning", readonly AnswerKey[]>;

/** Ranks the answers for a material of the palette. */
export type Ranking = (material: number) => Ranked;

/** The ranking of a session's answers: what the target owes to one is what it favours beside the target without it. */
export function rankingOf(composer: Composer, answered: readonly AnswerKey[]): Ranking {
  const target = composer.target(null);
  const known = new Map<number, Ranked>();
  const rank = (material: number): Ranked => {
    const byFavour = answered
      .map((theme) => ({ theme, by: favourFor(material, target, composer.target(theme)) }))
      .sort((one, other) => other.by - one.by);
    const least = Math.max(minFavour, minPart * (byFavour[0]?.by ?? 0));
    const all = byFavour.map(({ theme }) => theme);
    const meaning = all.slice(0, byFavour.filter(({ by }) => by > least).length);
    if (!isRemembered(target, material)) return { all, meaning };
    return { all, meaning: ["memory", ...meaning.filter((theme) => theme !== "memory")] };
  };
  return (material) => {
    const ranked = known.get(material) ?? rank(material);
    known.set(material, ranked);
    return ranked;
  };
}

/**
 * Attributes the materials of a perfume to answers by counterfactuals: an answer is taken away, the formula composed anew,
 * and the material falls in the concentrate and in the finished perfume. Composing takes long, so that an answer is tried
 * only where a material is to be shown for its sake; what was tried for one material is known of all.
 */
export class Attribution {
  readonly #composer: Composer;
  readonly #variant: VariantKind;
  readonly #rank: Ranking;
  readonly #tried = new Set<AnswerKey>();

  /** @param ranking the same for both perfumes of a session */
  constructor(composer: Composer, variant: VariantKind, ranking: Ranking) {
    this.#composer = composer;
    this.#variant = variant;
    this.#rank = ranking;
  }

  #fallsWithout(theme: AnswerKey, material: number): boolean {
    this.#tried.add(theme);
    const formula = this.#composer[this.#variant](null);
    const without = this.#composer[this.#variant](theme);
    const share = shareIn(formula, material);
    const less = shareIn(without, material);
    return less < share - minFall && less * without.dosage < share * formula.dosage;
  }

  /** Tries the answers that meant a material, the strongest first, until one brought it; whether one did. */
  seekMeaning(material: number): boolean {
    return this.#rank(material).meaning.some((theme) => this.#fallsWithout(theme, material));
  }

  /** The same with all answers, after those that meant it. */
  seekAny(material: number): boolean {
    return this.seekMeaning(material) || this.#rank(material).all.some((theme) => this.#fallsWithout(theme, material));
  }

  /**
   * Of the answers that were tried, those that meant a material and brought it, the strongest first; where there is none,
   * the first of the others that brought it.
   */
  reasonsFor(material: number): AnswerKey[] {
    const brought = (theme: AnswerKey) => this.#tried.has(theme) && this.#fallsWithout(theme, material);
    const { all, meaning } = this.#rank(material);
    const meant = meaning.filter(brought);
    if (meant.length > 0) return meant.slice(0, maxReasons);
    const other = all.find(brought);
    return other ? [other] : [];
  }
}
